import { setTimeout as pause } from 'node:timers/promises'
import type { Rng } from '#kernel/chance'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Storm, StormParams } from '../chaos/storm.ts'
import { until } from '../chaos/until.ts'
import { type Blow, blowsOn } from './blows.ts'
import { Evening } from './evening.ts'

export interface ManyStorm extends Omit<Storm, 'killedWhileOpening'> {
  /** How often each thing was done. */
  readonly blows: Readonly<Record<string, number>>
  /** The longest that a command waited for any reply, in milliseconds. */
  readonly longestWithoutAnswer: number
  /** The longest that a device missed an entry that another one had, in milliseconds. */
  readonly longestLag: number
  /** The same, while nothing failed any more. */
  readonly calmLag: number
  /** How often commands were refused, by code. */
  readonly refusals: Readonly<Record<string, number>>
}

/** How many moves are acknowledged between two blows, at least, and how long that may take, in milliseconds. */
const MOVES = 5
const MOVES_MOST = 60_000
/** How long only workers are left at the end, in milliseconds. */
const ALONE = 6000

/** Plays in a house on many machines while they fail one after another, and then checks what is left. */
export async function stormMany(terms: StormParams): Promise<ManyStorm> {
  const began = Date.now()
  const evening = await Evening.begin(terms.tables, terms.seed)
  const { crowd, hearsay, failures } = evening
  try {
    const blows = await strikeAgainAndAgain(evening, terms)
    const { longestLag } = evening
    await evening.calm()
    const calmLag = evening.longestLag
    crowd.stop()
    await evening.settle('after the storm')
    const longest = { longestWithoutAnswer: hearsay.longestWait, longestLag, calmLag }
    await leaveToWorkers(evening)
    crowd.openOtherDevices()
    await evening.settle('after the nodes were gone')
    const result = await evening.judge()
    const refusals = Object.fromEntries(hearsay.refusals)
    const seconds = Math.round((Date.now() - began) / 1000)
    return { ...result, kills: terms.kills, blows, ...longest, refusals, seconds, failures }
  } finally {
    await evening.end()
  }
}

/** At random moments, spread over the time available. Returns how often each thing was done. */
async function strikeAgainAndAgain(
  { house, troubles, hearsay: { acknowledged } }: Evening,
  { kills, seconds, seed, killed }: StormParams,
): Promise<Readonly<Record<string, number>>> {
  const rng = diceOf(seedFrom(`storm ${seed}`))(0)
  const all = blowsOn(house, troubles)
  const share = weightOf(all.filter(({ isKill }) => isKill)) / weightOf(all)
  const busy = new Set<string>()
  const counts: Record<string, number> = {}
  const under: Promise<void>[] = []
  const end = Date.now() + seconds * 1000
  for (let left = kills; left > 0; ) {
    const enough = acknowledged.size + MOVES
    const mean = Math.max(200, ((end - Date.now()) / left) * share)
    await pause(rng.below(Math.round(2 * mean)))
    if (!(await until(() => acknowledged.size >= enough, MOVES_MOST))) throw new Error('nobody gets to move')
    const spare = house.nodes.filter(({ name }) => !busy.has(name))
    const isLast = (name: string): boolean => spare.length === 1 && spare[0]?.name === name
    const blow = chosen(
      all.filter(({ on }) => !busy.has(on) && !isLast(on)),
      rng,
    )
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

/** There is no node for a while, so the workers must see to what is due. */
async function leaveToWorkers({ house: { nodes }, troubles }: Evening): Promise<void> {
  const isOver = troubles.begin('down', ...nodes.map(({ name }) => name))
  await Promise.all(nodes.map(({ process }) => process.kill()))
  await pause(ALONE)
  await Promise.all(nodes.map(({ process }) => process.open()))
  isOver()
}
