import { setTimeout as pause } from 'node:timers/promises'
import type { Boxed } from '#games/boxed'
import type { Dice, Rng } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import type { Pace } from '#server/matches/pace'
import type { MatchStore } from '#server/storage/port'
import type { Table } from '#server/tables/table'
import type { Canary, Evidence, Reader } from './evidence.ts'
import { galleryRequests, type Hung, hangsCards } from './hanging.ts'
import { friendRequests } from './knowing.ts'
import { boardRequests, type Noted, writesNotes } from './noting.ts'
import { Player } from './player.ts'
import { BLOCKED, FORMER, shutsOut } from './shut-out.ts'
import { Visitor } from './visitor.ts'

/** A house that can be visited, and inspected from inside. */
export interface Place {
  readonly address: string
  readonly store: MatchStore
  readonly now: () => number
  /** Texts that nobody may ever be sent. */
  readonly canaries: readonly Canary[]
}

export interface Plan {
  readonly box: Boxed
  readonly seats: number
  /** How many of the seats are bots of the house. */
  readonly bots: number
  readonly options: Table['options']
  readonly pace: Pace
  /** Whether its people agree to advice. */
  readonly advice?: boolean
  readonly dice: Dice
}

/** How long a match may take, in milliseconds. */
const PATIENCE = 240_000

/** One match, from its table to its end, with people on its seats, a spectator and a stranger. */
export async function evening(place: Place, plan: Plan): Promise<Evidence> {
  const { box, seats, bots, dice } = plan
  let rolls = 0
  const rng = (): Rng => dice(rolls++)
  const somebody = (name: string): Visitor => new Visitor(name, place.address, place.now)
  const people = await Promise.all(
    ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']
      .slice(0, seats - bots)
      .map((name, n) => somebody(name).enter(n === 1 ? 'token' : 'cookie')),
  )
  const [onlooker, stranger] = [await somebody('Gil').enter('cookie'), somebody('nobody')]
  const [blocked, former] = [await somebody(BLOCKED).enter('cookie'), await somebody(FORMER).enter('cookie')]
  await shutsOut(people[0], { blocked, former, elsewhere: stranger })
  const all = [...people, onlooker, stranger, blocked, former]
  const hung = await hangsCards(people[0], box, rng())
  const guests = hung === null ? {} : { guests: [hung.card] }
  const started = await begun(people, { ...plan, options: { ...plan.options, ...guests } })
  const noted = await writesNotes(people[0], box.game.id, started.match)
  const table = { ...started, hung, noted }
  const { id, match } = table
  const whisper = `whisper-${match}`
  const talks = (who: Visitor) => (socket: { send(text: string): void }) => {
    const say = (room: string, text: string): void =>
      socket.send(JSON.stringify({ t: 'say', id: `${room} of ${who.name}`, table: id, room, words: { text } }))
    socket.send(JSON.stringify({ t: 'table', table: id }))
    socket.send(JSON.stringify({ t: 'ping', id: `ping of ${who.name}` }))
    if (who === stranger || who === blocked) socket.send(JSON.stringify({ t: 'lobby', open: true }))
    say('table', 'Cheers!')
    say('spectators', whisper)
    const answer = { t: 'answer', match, id: `answer of ${who.name}`, asked: 0, name: 'bid', answer: 'no such answer' }
    if (who.viewer === 'table') socket.send(JSON.stringify(answer))
  }
  const habits = { box, match, now: place.now, rng, thought: 2, errs: 12, drops: 60, asks: 8 }
  const players = people.map((person, n) => new Player(person, n as Seat, habits, talks(person)))
  const watchers = [onlooker, stranger, former].map(who => who.client(() => {}, talks(who)))
  for (const client of [...watchers, blocked.client(() => {}, talks(blocked))]) client.follow(match)
  const isOver = (): boolean =>
    [...players.map(({ client }) => client), ...watchers].every(c => c.replica(match)?.isOver)

  const end = performance.now() + PATIENCE
  for (let n = 0; !isOver(); n++) {
    if (performance.now() > end) throw new Error(`match ${match} of ${box.game.id} does not end`)
    if (n % 5 === 0) await asksAnything(all[rng().below(all.length)] as Visitor, table, rng())
    if (n === 10)
      people[0]
        ?.client(
          () => {},
          () => {},
          'table',
        )
        .follow(match, { screen: true }) // for all to see
    if (n === 20) people[0]?.client(() => {}).follow(match) // a second device
    await pause(20)
  }
  for (const who of all) who.leave()
  const kept = await place.store.find(match)
  if (kept === null) throw new Error(`match ${match} is not kept`)
  return {
    box,
    kept,
    lines: await place.store.lines(match, 0),
    recordings: all.flatMap(({ recordings }) => recordings),
    replies: all.flatMap(({ replies }) => replies),
    canaries: [
      ...place.canaries,
      { what: 'the seed', text: kept.seed },
      { what: 'half the seed', text: kept.seed.slice(0, 32) },
      {
        what: "the spectators' talk",
        text: whisper,
        mayRead: ({ viewer, who }) => viewer === 'table' && who !== BLOCKED,
      },
      { what: 'the code of the table', text: table.code, mayRead: ({ who }) => who !== BLOCKED },
      ...all.flatMap(canariesOf),
      ...(hung === null
        ? []
        : [
            {
              what: 'a card that was taken down',
              text: hung.hidden,
              mayRead: ({ who }: Reader) => who === people[0]?.name,
            },
          ]),
      ...(noted === null
        ? []
        : [
            {
              what: 'a note that was taken back',
              text: noted.hidden,
              mayRead: ({ who }: Reader) => who === people[0]?.name,
            },
          ]),
    ],
  }
}

/** Credentials of a visitor; and the ids of their commands, which only they are told. */
function canariesOf({ name, proofs, recordings }: Visitor): readonly Canary[] {
  const sent = recordings.flatMap(recording => recording.sent)
  const commands = new Set(sent.flatMap(text => text.match(/"id":"[a-z0-9]{6,} (?=\d+")/)?.[0].slice(5) ?? []))
  return [
    ...proofs.map(text => ({ what: `a proof of ${name}`, text })),
    ...[...commands].map(text => ({ what: `commands of ${name}`, text, mayRead: (by: Reader) => by.who === name })),
  ]
}

/** These people make a table, sit down and begin. */
export async function begun(
  people: readonly Visitor[],
  { box, seats, bots, options, pace, advice = false }: Omit<Plan, 'dice'>,
) {
  const [host, ...guests] = people
  if (host === undefined) throw new Error('nobody came')
  const terms = { game: box.game.id, seats, options, pace, advice, listed: true }
  const { id, code = '' } = await host.does<Table>('/api/tables', terms)
  const command = (who: Visitor, it: object): Promise<Table> =>
    who.does<Table>(`/api/tables/${id}/commands`, { command: it })
  for (const guest of guests) {
    await command(guest, { do: 'sit' })
    await command(guest, { do: 'ready' })
  }
  for (let n = 0; n < bots; n++) await command(host, { do: 'addBot' })
  const match = await begins(() => command(host, { do: 'start' }))
  for (const [seat, person] of people.entries()) person.viewer = seat as Seat
  return { id, code, match, host: { id: host.id ?? '', name: host.name } }
}

/**
 * With accelerated time, a beginning may seem to take so long that the house considers it failed, and the table gathers
 * again.
 */
async function begins(start: () => Promise<Table>, tries = 8): Promise<string> {
  const { match } = await start()
  if (match !== null) return match
  if (tries === 0) throw new Error('the match did not begin')
  return begins(start, tries - 1)
}

/** Makes one of the possible HTTP requests. */
async function asksAnything(
  who: Visitor,
  {
    id,
    code,
    match,
    host,
    hung,
    noted,
  }: Awaited<ReturnType<typeof begun>> & { readonly hung: Hung | null; readonly noted: Noted | null },
  rng: Rng,
) {
  const wrong = { id: 'x', asked: 0, name: 'bid', answer: 'no such answer' }
  const paths: readonly (readonly [path: string, body?: object, method?: string])[] = [
    [`/api/matches/${match}`],
    [`/api/matches/${match}/entries?have=${rng.below(40) - 1}`],
    [`/api/matches/${match}/question`],
    [`/api/matches/${match}/log`],
    [`/api/matches/${match}/file`],
    [`/api/matches/${match}/thoughts`],
    [`/api/matches/${match}/verify`],
    [`/api/matches/${match}/answers`, wrong],
    [`/api/tables/${id}`],
    ['/api/tables'],
    ['/api/tables/mine'],
    ['/api/matches/mine'],
    ['/api/people/muted'],
    ['/api/history'],
    ['/api/history/standing'],
    ['/api/reliability?people=somebody'],
    [`/api/history/${match}/file`],
    ['/api/history', { file: '', seat: 0, bots: [null], ended: 0 }],
    ['/api/people/account'],
    ['/api/people/sessions'],
    ['/api/people/everything'],
    ['/api/privacy'],
    [`/api/codes/${code}`],
    ...galleryRequests(hung),
    ...boardRequests(noted),
    ...friendRequests(host.id, host.name),
  ]
  const [path, body, method] = paths[rng.below(paths.length)] ?? ['/api/tables']
  await who.asks(path, body, method)
}
