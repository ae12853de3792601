import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyRequest } from 'fastify'
import { pino } from 'pino'
import { type FiledEditions, shelfEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { shelf as allGames } from '#games/shelf'
import { furnishBackroom } from './backroom.ts'
import { writeFirstNotes } from './board/first-notes.ts'
import { furnishBoard, writingBy } from './board/furnishing.ts'
import { boardPages } from './board/pages/pages.ts'
import type { MayWrite } from './board/posting.ts'
import { boardRoutes } from './board/routes.ts'
import { Damage, damageIn } from './care/damage.ts'
import { readiness } from './care/readiness.ts'
import type { Config } from './config.ts'
import { houseEditions } from './editions/keeping.ts'
import { builtPage, keepPage } from './editions/pages.ts'
import { blocksIn } from './friends/blocks.ts'
import { furnishFriends } from './friends/furnishing.ts'
import { friendRoutes } from './friends/routes.ts'
import { craftsOf } from './gallery/crafts.ts'
import { credited } from './gallery/credited.ts'
import { Gallery } from './gallery/gallery.ts'
import { judgeHere } from './gallery/judge-here.ts'
import { Remarks, remarked } from './gallery/remarks.ts'
import { galleryRoutes } from './gallery/routes.ts'
import { Bringing } from './history/bringing.ts'
import { History } from './history/history.ts'
import { historyRoutes } from './history/routes.ts'
import { Settling } from './history/settling.ts'
import { makeApp } from './http/app.ts'
import { editionRoutes } from './http/edition-routes.ts'
import { matchRoutes } from './http/match-routes.ts'
import { Metrics, timed } from './http/metrics.ts'
import { muteRoutes } from './http/mute-routes.ts'
import { refuseOtherPages } from './http/origin.ts'
import { pageRoutes } from './http/page.ts'
import { recordRoutes } from './http/record-routes.ts'
import type { LiveMatches } from './matches/live-matches.ts'
import { PersonNews } from './news/person-news.ts'
import { otherNodes } from './nodes/other-nodes.ts'
import type { FurnishedNotices } from './notices/furnishing.ts'
import { readingToo } from './notices/reading.ts'
import { noticeRoutes } from './notices/routes.ts'
import { noticeSettings } from './notices/settings.ts'
import { Desk } from './order/desk.ts'
import { deskRoutes } from './order/desk-routes.ts'
import { guardOf } from './order/guard.ts'
import { Order } from './order/order.ts'
import { orderRoutes } from './order/routes.ts'
import { lineIn } from './order/subject-line.ts'
import { noteIn } from './order/subject-note.ts'
import { Subjects, sourcesIn } from './order/subjects.ts'
import { openAccounts } from './people/accounts.ts'
import { headersFrom } from './people/fetching.ts'
import { askingThe, furnishWays } from './people/furnishing.ts'
import { People } from './people/people.ts'
import { peopleRoutes } from './people/routes.ts'
import { furnishPrivacy } from './privacy/furnishing.ts'
import { privacyRoutes } from './privacy/routes.ts'
import { Gate } from './socket/gate.ts'
import { TavernRooms } from './socket/rooms.ts'
import { written } from './socket/written.ts'
import { type OpenStore, openStore } from './storage/opening.ts'
import type { Person } from './storage/port.ts'
import { Chat } from './tables/chat.ts'
import { tableRoutes } from './tables/routes.ts'
import type { Table } from './tables/table.ts'
import type { Tavern } from './tables/tavern.ts'
import { addressOf, welcomes } from './visitors.ts'

/** How long it takes until a proxy has noticed that a node is not ready any more, in milliseconds. */
const NOTICED = 1500
/** How long pending requests may take when the house closes, in milliseconds. */
const FAREWELL = 2000
/** How long a card waits for a worker to judge it, where there are workers, in milliseconds. */
const JUDGED_BY_WORKERS = 60_000
const MINUTE = 60_000
const HOUR = 3_600_000

export interface House {
  /** Where it listens. */
  readonly address: string
  readonly liveMatches: LiveMatches
  readonly tavern: Tavern
  readonly desk: Desk
  readonly notices: FurnishedNotices
  /** Does what is done from time to time: deletes what is kept no longer, and lets people leave. */
  sweep(): Promise<void>
  close(): Promise<void>
}

/**
 * Opens a house. Everything it keeps is in its database, and it can be killed at any moment. While it is open and the
 * database is a file, it holds a lock on the data folder.
 */
export async function openHouse(
  config: Config,
  shelf: Readonly<Record<string, Boxed>> = allGames,
  now: () => number = Date.now,
  editions: FiledEditions | null = shelf === allGames ? null : shelfEditions(shelf),
): Promise<House> {
  let opened: OpenStore<Table> | null = null
  try {
    opened = await openStore<Table>(config)
    return await furnished(opened, config, shelf, now, editions)
  } catch (error) {
    const reason = (await opened?.reasonOf(error)) ?? error
    await opened?.close()
    const damage = damageIn(config.database, reason)
    throw damage === null ? reason : new Damage(damage)
  }
}

/** A house with other games than ours is given their editions. */
async function furnished(
  opened: OpenStore<Table>,
  config: Config,
  shelf: Readonly<Record<string, Boxed>>,
  now: () => number,
  given: FiledEditions | null,
): Promise<House> {
  const log = pino({ level: config.log, redact: ['req.headers.cookie', 'req.headers.authorization', '*.password'] })
  const isSecure = config.publicUrl.startsWith('https:')
  const isWelcome = (origin: string): boolean => welcomes(config, origin)

  const { db, engine } = opened
  const kept = { ...opened.store, gallery: remarked(opened.store) }
  const store = readingToo(kept, now, people => backroom.notices.news.tell(people))
  const accounts = await openAccounts({
    db,
    engine,
    baseUrl: config.publicUrl,
    secret: config.secret,
    isWelcome,
    oidc: config.oidc,
    ...askingThe(store),
    log: (level, message, error) => log[level]({ err: error }, message),
  })
  const people = new People(credited(store), accounts, now, person => {
    others?.tellOf(person)
    return gate.askAgain(person)
  })

  const editions = given ?? (await houseEditions(store.editions, config.data, Object.keys(shelf), now()))
  if (given === null) await keepPage(store.pages, builtPage, now())
  let isClosing = false
  const canWrite = readiness(() => store.touch(), now)
  const isReady = async (): Promise<boolean> => !isClosing && (await canWrite())
  const failed = (what: string, error: unknown): void => {
    metrics.failures.inc()
    log.error({ err: error }, what)
  }
  const others = engine === 'postgres' ? otherNodes(config.redisUrl, store, now, failed) : null
  const metrics = new Metrics({
    isReady,
    matches: () => liveMatches.size,
    sockets: () => gate.size,
    redis: others?.redis,
  })
  const nodes = others?.counts
  const backroom = furnishBackroom({
    store: { ...store, matches: { ...store.matches, append: timed(metrics.commits, store.matches.append) } },
    editions,
    shelf,
    now,
    failed,
    news: others?.news,
    presence: others?.presence,
    patience: others?.patience ?? 0,
    botThreads: config.botThreads,
    judge: config.judge ? judgeHere(shelf) : undefined,
    judgeAfter: others === null ? 0 : JUDGED_BY_WORKERS,
    pause: { least: config.botPause, most: Math.round(config.botPause * 1.5) },
    bots: others?.bots,
    notices: {
      ...noticeSettings(config),
      ended: (channel, end) => metrics.notices.inc({ channel, end }),
    },
    thought: seconds => metrics.thoughts.observe(seconds),
    answered: seconds => metrics.botTurns.observe(seconds),
  })
  const { liveMatches, tavern } = backroom
  const guard = guardOf(store.order, now)
  const blocks = blocksIn(store.friends)
  const elsewhere = others && {
    news: others.news,
    limits: nodes?.limits.as('talk'),
    tableOf: (id: string) => tavern.find(id),
    failed,
  }
  const chat = new Chat(store.chat, guard, now, elsewhere ?? undefined)
  const muted = (person: string): void => others?.tellOf(person)
  const crafts = craftsOf(shelf)
  const hasAccount = async (person: Person): Promise<boolean> => !(await people.standing(person)).guest
  const writing = writingBy(config.writers === 'accounts' ? hasAccount : null)
  const mayWrite: MayWrite = async (person, text) => (await writing(person, text)) ?? guard.mayWrite(person.id)
  const subjects = new Subjects(sourcesIn(store))
  const orderNews = new PersonNews('order', others?.news)
  const order = new Order({ store: store.order, subjects, now, waits: keepers => orderNews.tell(keepers) })
  const { threads, ...board } = furnishBoard({
    store,
    shelf,
    crafts,
    liveMatches,
    tavern,
    blocks,
    news: others?.news,
    isOurs: isWelcome,
    mayWrite,
    isListed: guard.isListed,
    held: (thread, number) => order.hold({ kind: 'note', id: `${thread}/${number}` }),
    now,
    failed,
  })
  await writeFirstNotes(store.board, shelf, board.reader, now())
  const history = new History({
    store,
    friendsOf: async person => (await store.friends.of(person)).map(tie => tie.person),
  })
  const know = furnishFriends({
    shown: person => history.shownOf(person),
    tell: backroom.notices.tell,
    store,
    blocks,
    tavern,
    liveMatches,
    now,
    failed,
    news: others?.news,
    nodes,
    presence: others?.presence,
    shut: async (...both) => {
      await Promise.all(both.map(person => rooms.hearsAgain(person)))
      for (const person of both) others?.tellOf(person)
    },
  })
  const does = know.here.does.bind(know.here)
  const rooms = new TavernRooms({ liveMatches, tavern, chat, mutes: store.mutes, threads, muted, blocks, does })
  const app = await makeApp({ log, trustProxy: config.trustProxy, isSecure, metrics, isReady, nodes })
  const whoIs = (request: { readonly headers: Parameters<typeof headersFrom>[0] }) =>
    people.whoIs(headersFrom(request.headers))
  refuseOtherPages(app, isWelcome)
  const ways = furnishWays({
    ...{
      store,
      people,
      accounts,
      mailer: backroom.notices.mailer,
      oidc: config.oidc,
      secret: config.secret,
      now,
      nodes,
      failed,
    },
    baseUrl: config.publicUrl,
  })
  await app.register(peopleRoutes, { people, accounts, baseUrl: config.publicUrl, now, nodes, guard, ways })
  const privacy = furnishPrivacy({ config, store, tavern, liveMatches, people, accounts, mail: ways.mail, now, nodes })
  await app.register(privacyRoutes, privacy)
  await app.register(muteRoutes, { mutes: store.mutes, whoIs })
  await app.register(tableRoutes, { tavern, shelf, whoIs, now, nodes })
  const gallery = new Gallery({
    store: store.gallery,
    shelf,
    crafts,
    now,
    guard,
    blocks,
    share: nodes && (title => nodes.limits.as(`gallery ${title}`)),
    hung: backroom.hung,
  })
  await app.register(galleryRoutes, {
    gallery,
    remarks: new Remarks({ store, posting: board.posting, reader: board.reader, mayWrite, now }),
    board: board.board,
    store: store.gallery,
    whoIs,
    hasAccount: config.makers === 'accounts' ? hasAccount : null,
  })
  await app.register(boardRoutes, { ...board, whoIs, nodes })
  const desk = new Desk({
    order: store.order,
    people: store.people,
    subjects,
    now,
    decided: ({ subject, people, hides }) => {
      orderNews.tell(people)
      const note = subject.kind === 'note' ? noteIn(subject.id) : null
      if (note !== null) threads.changed(note.thread).catch(error => failed('news of the desk', error))
      const line = subject.kind === 'line' && hides ? lineIn(subject.id) : null
      if (line !== null) chat.unsay(line.table, line.room, line.number)
    },
  })
  const inPerson = (request: FastifyRequest) => people.inPerson(headersFrom(request.headers))
  await app.register(orderRoutes, { order, inPerson })
  await app.register(friendRoutes, { friends: know.friends, deeds: know.deeds, chose: know.chose, inPerson })
  await app.register(deskRoutes, { desk, inPerson })
  const { notices } = backroom
  metrics.gauge('house_notices_waiting', 'Messages that are due and not sent yet, of the whole house', async () =>
    Object.values(await store.notices.outbox.waiting(now())).reduce((sum, n) => sum + n, 0),
  )
  await app.register(noticeRoutes, { ...notices, store, whoIs, inPerson, now, secret: config.secret })
  await app.register(matchRoutes, { liveMatches, whoIs, nodes, blocks })
  await app.register(recordRoutes, { liveMatches, editions, whoIs, nodes, blocks })
  const bringing = new Bringing({ store: store.history, editions, now })
  const settling = new Settling({ store, editions, failed })
  const mayTell = know.knowing.showing.bind(know.knowing, 'reliability')
  await app.register(historyRoutes, { history, bringing, store: store.history, whoIs, mayTell })
  await app.register(editionRoutes, { editions })
  const gameOf = async (match: string) => (await store.matches.find(match))?.header.game ?? null
  const boardTold = { pages: boardPages(board.board), origin: config.publicUrl }
  await app.register(pageRoutes, { pages: store.pages, gameOf, board: boardTold })
  const gate = new Gate(app.server, {
    rooms,
    whoIs,
    isWelcome,
    now,
    nodes,
    rate: config.socketRate,
    perAddress: config.socketsPerAddress,
    addressOf: request => addressOf(request, config.trustProxy),
    isStranger: ({ headers }) => headers.cookie === undefined && headers.authorization === undefined,
    cameIn: (person, tell) => {
      const again = async (): Promise<void> => {
        await Promise.all([gate.askAgain(person), rooms.hearsAgain(person)])
      }
      const tells = async (isFirst: boolean): Promise<void> => {
        const [unread, waiting] = await Promise.all([
          store.notices.unread(person),
          store.notices.unread(person, 'turn'),
        ])
        if (unread > 0 || !isFirst) tell(written({ t: 'notices', unread, waiting }))
      }
      const tellUnread = (isFirst: boolean): void =>
        void tells(isFirst).catch(error => failed('what somebody has not read', error))
      tellUnread(true)
      const stops = [
        others?.onPerson(person, again),
        orderNews.listen(person, () => tell(written({ t: 'order' }))),
        know.news.listen(person, () => tell(written({ t: 'friends' }))),
        know.here.cameIn(person),
        notices.news.listen(person, () => tellUnread(false)),
      ]
      return () => {
        for (const stop of stops) stop?.()
      }
    },
  })
  const address = await app.listen({ host: config.host, port: config.port })
  backroom.open()
  settling.open()
  const sweeper = setInterval(() => {
    notices.prune().catch(error => failed('old notices', error))
    accounts.sweep(now()).catch(error => failed('old sessions', error))
    privacy.retain().catch(error => failed('what is kept no longer', error))
    if (given === null) keepPage(store.pages, builtPage, now()).catch(error => failed('the page', error))
  }, HOUR).unref()
  const sweep = async (): Promise<void> => {
    await privacy.retain()
    await privacy.departures.sweep()
  }
  const leaving = setInterval(() => {
    privacy.departures.sweep().catch(error => failed('people who leave', error))
  }, MINUTE).unref()
  await privacy.departures.sweep()
  return {
    address,
    liveMatches,
    tavern,
    desk,
    notices,
    sweep,
    async close() {
      clearInterval(sweeper)
      clearInterval(leaving)
      isClosing = true
      if (others !== null && gate.size > 0) {
        await pause(NOTICED)
        await gate.handOn()
      }
      know.here.close()
      gate.close()
      const enough = setTimeout(() => app.server.closeAllConnections(), FAREWELL)
      await app.close()
      clearTimeout(enough)
      await ways.mail.close()
      await settling.close()
      await backroom.close()
      await others?.close()
      await opened.close()
    },
  }
}
