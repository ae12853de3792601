import { playBots } from '#bots/match'
import { editionOf } from '#editions/edition'
import type { Boxed } from '#games/boxed'
import { lineOf } from '#kernel/file'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { analysis } from './analysis.ts'
import { analystAmong } from './analyst.ts'
import { isError, noise } from './grading.ts'

/** How far two verdicts on the same decision differ if the analyst rolls other dice: what a cost must exceed to mean anything. */
export interface Noise {
  readonly unit: string
  /** Decisions that both could weigh. */
  readonly decisions: number
  /** Of the differences between their costs, in the unit. */
  readonly p50: number
  readonly p95: number
  readonly most: number
  /** Decisions that at least one of them calls an error, and how many of these only one does. */
  readonly errors: number
  readonly disputed: number
  /** Of the disputed ones those that cost the other less than half of what an error must. */
  readonly harmless: number
}

const SEATS = 4

/** Lets the yardstick, which errs as people do, play among Knights, and judges all its decisions twice. */
export function noiseOf(box: Boxed, games: number): Noise | null {
  const [edition, options] = [editionOf(box), defaultsOf(box.game.options)]
  const analyst = analystAmong(Object.keys(box.bots))
  if (analyst === null) return null
  const seats = Math.min(SEATS, box.game.seats.max)
  const bots = Array.from({ length: seats }, (_, seat) => (seat === 0 ? 'greedy@1' : 'knight@1'))
  const pairs = Array.from({ length: games }, (_, n) => {
    const lines: string[] = []
    playBots(box, { options, bots, seed: `noise ${n}` }, entry => lines.push(lineOf(entry)))
    const verdicts = (dice: string) => [...analysis(edition, { seats, options, lines }, 0 as Seat, analyst, { dice })]
    const again = verdicts('other dice')
    return verdicts('analysis').map((one, i) => [one, again[i] ?? one] as const)
  }).flat()
  const both = pairs.filter(([one, other]) => one.cost !== null && other.cost !== null)
  const gaps = both.map(([one, other]) => Math.abs((one.cost ?? 0) - (other.cost ?? 0)))
  const errors = both.filter(pair => pair.some(isError))
  return {
    unit: both[0]?.[0].unit ?? '',
    decisions: both.length,
    p50: at(gaps, 0.5),
    p95: at(gaps, 0.95),
    most: at(gaps, 1),
    errors: errors.length,
    disputed: errors.filter(pair => !pair.every(isError)).length,
    harmless: errors.filter(pair => pair.some(({ cost, unit }) => unit !== null && (cost ?? 0) < noise[unit] / 2))
      .length,
  }
}

const at = (all: readonly number[], share: number): number =>
  Math.round((all.toSorted((a, b) => a - b)[Math.floor(share * (all.length - 1))] ?? 0) * 10_000) / 10_000
