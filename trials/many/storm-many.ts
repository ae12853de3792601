import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '#kernel/chance'
import { diceOf, seedFrom } from '#kernel/seed'
import { audit } from '../chaos/audit.ts'
import { Crowd } from '../chaos/crowd.ts'
import { MISSED } from '../chaos/deadlines.ts'
import { Hearsay } from '../chaos/hearsay.ts'
import { KeptLogs } from '../chaos/kept-log.ts'
import { crowdAt } from '../chaos/plans.ts'
import type { Storm, StormParams } from '../chaos/storm.ts'
import { until } from '../chaos/until.ts'
import { type Blow, blowsOn } from './blows.ts'
import { unexpected } from './complaints.ts'
import { type ManyHouse, openMany } from './many-house.ts'
import { Troubles } from './troubles.ts'

export interface ManyStorm extends Omit<Storm, 'killedWhileOpening'> {
  /** How often each thing was done. */
  readonly blows: Readonly<Record<string, number>>
  /** The longest that a command waited for any reply, in milliseconds. */
  readonly longestWithoutAnswer: number
  /** How often commands were refused, by code. */
  readonly refusals: Readonly<Record<string, number>>
}

const SIZE = { nodes: 3, workers: 2 } as const
/** How often the page checks whether the house is still there, in milliseconds. */
const PULSE = 10_000
/** How many moves are acknowledged between two blows, at least, and how long that may take, in milliseconds. */
const MOVES = 5
const MOVES_MOST = 60_000
/** How long only workers are left at the end, and how long people may then take to catch up, in milliseconds. */
const ALONE = 6000
const CATCH_UP = 30_000
/** What is due may have been claimed by a node that was killed, and locked by one that was frozen, in milliseconds. */
const CLAIMED = 5000
const LOCKED = 3000

/** Plays in a house on many machines while they fail one after another, and then checks what is left. */
export async function stormMany(terms: StormParams): Promise<ManyStorm> {
  const began = Date.now()
  const house = await openMany(SIZE)
  const troubles = new Troubles()
  const hearsay = new Hearsay()
  const around = { url: house.url, hearsay, pulse: PULSE }
  const crowd = new Crowd(around, diceOf(seedFrom(`people ${terms.seed}`)))
  try {
    const opened = Date.now()
    await crowd.begin(terms.tables, crowdAt(terms.tables))
    const isPlaying = (): boolean => crowd.playing === terms.tables || crowd.failures.length > 0
    if (!(await until(isPlaying, 60_000))) throw new Error('the tables do not start to play')
    const blows = await strikeAgainAndAgain(house, troubles, hearsay, terms)
    crowd.stop()
    const failures: string[] = []
    const settle = async (when: string): Promise<void> => {
      if (!(await house.isReady())) failures.push(`${when}, not every node is ready`)
      const last = (await KeptLogs.at(house.database)).last()
      if (!(await until(() => crowd.hasAll(last), CATCH_UP))) failures.push(`${when}, somebody does not catch up`)
      if (hearsay.unanswered > 0) failures.push(`${when}, ${hearsay.unanswered} commands have no reply`)
    }
    await settle('after the storm')
    const longestWithoutAnswer = hearsay.longestWait
    await leaveToWorkers(house, troubles)
    crowd.openOtherDevices()
    await settle('after the nodes were gone')
    const closed = Date.now()
    failures.push(...(await close(house)))
    const names = [...house.nodes, ...house.workers].map(({ name }) => name)
    const lives = troubles.lives(names, opened, closed)
    const logs = await KeptLogs.at(house.database)
    const result = audit(logs, hearsay, crowd.copies(), lives, MISSED + CLAIMED + LOCKED)
    failures.push(...crowd.failures, ...[...house.nodes, ...house.workers].flatMap(it => unexpected(it, troubles)))
    return {
      ...result,
      kills: terms.kills,
      blows,
      longestWithoutAnswer,
      refusals: Object.fromEntries(hearsay.refusals),
      seconds: Math.round((Date.now() - began) / 1000),
      failures,
    }
  } finally {
    crowd.close()
    await house.remove()
  }
}

/** At random moments, spread over the time available. Returns how often each thing was done. */
async function strikeAgainAndAgain(
  house: ManyHouse,
  troubles: Troubles,
  { acknowledged }: Hearsay,
  { kills, seconds, seed, killed }: StormParams,
): Promise<Readonly<Record<string, number>>> {
  const rng = diceOf(seedFrom(`storm ${seed}`))(0)
  const all = blowsOn(house, troubles)
  const busy = new Set<string>()
  const counts: Record<string, number> = {}
  const under: Promise<void>[] = []
  const end = Date.now() + seconds * 1000
  const share = weightOf(all.filter(({ isKill }) => isKill)) / weightOf(all)
  for (let left = kills; left > 0; ) {
    const enough = acknowledged.size + MOVES
    await pause(rng.below(Math.round(2 * Math.max(200, ((end - Date.now()) / left) * share))))
    if (!(await until(() => acknowledged.size >= enough, MOVES_MOST))) throw new Error('nobody gets to move')
    const spare = house.nodes.filter(({ name }) => !busy.has(name))
    const free = all.filter(({ on }) => !busy.has(on) && !(spare.length === 1 && spare[0]?.name === on))
    const blow = chosen(free, rng)
    if (blow === null) continue
    counts[blow.kind] = (counts[blow.kind] ?? 0) + 1
    busy.add(blow.on)
    under.push(blow.strike(rng).finally(() => busy.delete(blow.on)))
    if (!blow.isKill) continue
    left--
    killed?.()
  }
  await Promise.all(under)
  return counts
}

const weightOf = (blows: readonly Blow[]): number => blows.reduce((sum, { weight }) => sum + weight, 0)

function chosen(blows: readonly Blow[], rng: Rng): Blow | null {
  const all = blows.flatMap(blow => Array.from({ length: blow.weight }, () => blow))
  return all[rng.below(Math.max(1, all.length))] ?? null
}

/** There is no node, so the workers must see to what is due. */
async function leaveToWorkers({ nodes }: ManyHouse, troubles: Troubles): Promise<void> {
  const isOver = troubles.begin('down', ...nodes.map(({ name }) => name))
  await Promise.all(nodes.map(({ process }) => process.kill()))
  await pause(ALONE)
  await Promise.all(nodes.map(({ process }) => process.open()))
  isOver()
}

/** Closes everything in order. Returns what did not. */
async function close({ nodes, workers }: ManyHouse): Promise<readonly string[]> {
  const closed = await Promise.all(
    [...nodes, ...workers].map(async ({ name, process }) => ((await process.close()) ? null : name)),
  )
  return closed.flatMap(name => (name === null ? [] : [`${name} did not close when it was told to`]))
}
