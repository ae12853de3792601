import type { Sums } from '#almanac/batches'
import type { Judging, Yardstick } from '#games/workshop/judging'
import type { Verdict } from '#games/workshop/verdict'
import type { Workshop } from '#games/workshop/workshop'
import { measuredIn } from './measured.ts'
import type { Trial } from './trial.ts'
import { rangesOf, wordFor } from './word.ts'

/** Where cards are judged: what the game offers, and who plays the batches, several at a time. */
export interface Bench {
  readonly workshop: Pick<Workshop, 'kinds' | 'boxed'>
  readonly judging: Pick<Judging, 'uses'>
  readonly yardstick: Yardstick | null
  readonly play: (trial: Trial, batch: number) => Promise<Sums>
  /** How many batches are played at a time. */
  readonly width: number
}

/** What somebody who waits for a verdict can do. */
export interface Waiting {
  /** After every batch: what the batches so far would say. */
  readonly progress?: (done: number, of: number, soFar: () => Verdict) => void
  /** No batch begins after this; the judge throws its reason. */
  readonly signal?: AbortSignal
}

/** Plays all batches of a trial and says what they come to. */
export async function judge(trial: Trial, bench: Bench, { progress, signal }: Waiting = {}): Promise<Verdict> {
  const { batches } = trial.source
  const played = new Map<number, Sums>()
  const inOrder = (): readonly Sums[] => [...played].sort(([a], [b]) => a - b).map(([, sums]) => sums)
  let next = 0
  const one = async (): Promise<void> => {
    while (next < batches) {
      signal?.throwIfAborted()
      const batch = next++
      played.set(batch, await bench.play(trial, batch))
      progress?.(played.size, batches, () => verdictOf(trial, inOrder(), bench))
    }
  }
  await Promise.all(Array.from({ length: Math.min(bench.width, batches) }, one))
  signal?.throwIfAborted()
  return verdictOf(trial, inOrder(), bench)
}

/** What some batches of a trial come to. Nothing has been suggested yet. */
export function verdictOf(
  { source, card }: Trial,
  batches: readonly Sums[],
  { judging, yardstick, workshop }: Omit<Bench, 'play' | 'width'>,
): Verdict {
  const { measured, usualLength, uses } = measuredIn(source, batches, judging)
  const { verdict, why } = wordFor(measured, rangesOf(fitting(yardstick, source), workshop.boxed, card.kind))
  const { seats, bot, rules, seed } = source
  const games = 2 * batches.reduce((sum, batch) => sum + (batch['game.length']?.[0] ?? 0), 0)
  return { verdict, why, ...measured, usualLength, uses, games, seats, bot, rules, seed, suggestions: [] }
}

/** A yardstick of other rules, bots or seats measures nothing. */
export const fitting = (
  yardstick: Yardstick | null,
  { rules, bot, seats }: { readonly rules: number; readonly bot: string; readonly seats: number },
): Yardstick | null => {
  const source = yardstick?.source
  return source?.rules === rules && source.bot === bot && source.seats === seats ? yardstick : null
}

/** How long the deals of a trial are without the card, if the yardstick was made of the same ones. */
export const lengthsFor = (
  yardstick: Yardstick | null,
  { source }: { readonly source: Omit<Trial['source'], 'batches'> },
): readonly number[] => (yardstick?.source.seed === source.seed ? (fitting(yardstick, source)?.lengths ?? []) : [])
