import { pino } from 'pino'
import type { FiledEditions } from '#editions/editions'
import type { Boxed } from '#games/boxed'
import { furnishBackroom } from '../backroom.ts'
import { readiness } from '../care/readiness.ts'
import type { Config } from '../config.ts'
import { houseEditions } from '../editions/keeping.ts'
import { builtPage, keepPage } from '../editions/pages.ts'
import { credited } from '../gallery/credited.ts'
import { judgeHere } from '../gallery/judge-here.ts'
import { remarked } from '../gallery/remarks.ts'
import { Metrics, timed } from '../http/metrics.ts'
import { otherNodes } from '../nodes/other-nodes.ts'
import { readingToo } from '../notices/reading.ts'
import { noticeSettings } from '../notices/settings.ts'
import { openAccounts } from '../people/accounts.ts'
import { askingThe } from '../people/furnishing.ts'
import { People } from '../people/people.ts'
import type { OpenStore } from '../storage/opening.ts'
import type { Table } from '../tables/table.ts'
import { welcomes } from '../visitors.ts'

/** How long a card waits for a worker to judge it, where there are workers, in milliseconds. */
const JUDGED_BY_WORKERS = 60_000

export interface GroundParams {
  readonly opened: OpenStore<Table>
  readonly config: Config
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly now: () => number
  /** A house with other games than ours is given their editions. */
  readonly given: FiledEditions | null
  readonly isClosing: () => boolean
  /** The gate opens last. */
  readonly gate: () => { readonly size: number; askAgain(person: string): Promise<void> }
}

/** What all rooms of a house stand on: its store, who people are, its editions, the other nodes, matches and bots. */
export async function layGround({ opened, config, shelf, now, given, isClosing, gate }: GroundParams) {
  const log = pino({ level: config.log, redact: ['req.headers.cookie', 'req.headers.authorization', '*.password'] })
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
    return gate().askAgain(person)
  })

  const editions = given ?? (await houseEditions(store.editions, config.data, Object.keys(shelf), now()))
  const keepBuiltPage = async (): Promise<void> => {
    if (given === null) await keepPage(store.pages, builtPage, now())
  }
  await keepBuiltPage()
  const canWrite = readiness(() => store.touch(), now)
  const isReady = async (): Promise<boolean> => !isClosing() && (await canWrite())
  const failed = (what: string, error: unknown): void => {
    metrics.failures.inc()
    log.error({ err: error }, what)
  }
  const others = engine === 'postgres' ? otherNodes(config.redisUrl, store, now, failed) : null
  const metrics = new Metrics({
    isReady,
    matches: () => backroom.liveMatches.size,
    sockets: () => gate().size,
    redis: others?.redis,
  })
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
  metrics.gauge('house_notices_waiting', 'Messages that are due and not sent yet, of the whole house', async () =>
    Object.values(await store.notices.outbox.waiting(now())).reduce((sum, n) => sum + n, 0),
  )
  return {
    ...{ config, shelf, now, log, isWelcome, isReady, failed, metrics },
    ...{ store, accounts, people, editions, keepBuiltPage, backroom },
    others,
    /** What all nodes count together, if there are several. */
    nodes: others?.counts,
  }
}

export type Ground = Awaited<ReturnType<typeof layGround>>
