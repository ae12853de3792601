import type { Decision } from '#kernel/bot'
import type { Judged } from './judged.ts'

/**
 * What the analyst cannot tell apart, by unit: with other dice its verdict on the same decision differs by less in 95 of
 * 100. README.md says how this was measured.
 */
export const noise: Readonly<Record<Decision['unit'], number>> = { chance: 0.04, points: 0.5 }

/** An answer that the analyst itself gives this often is not wrong, whatever it is worth. */
const MIXED = 0.05

/** Whether the answer cost more than the analyst's own noise. */
export const isError = ({ unit, cost, chosen, candidates }: Judged): boolean =>
  unit !== null && cost !== null && cost > noise[unit] && (candidates[chosen ?? -1]?.share ?? 0) < MIXED

/** How good an answer was; null if the analyst cannot say. */
export type Grade = 'best' | 'good' | 'error'
export function gradeOf(judged: Judged): Grade | null {
  if (judged.cost === null) return null
  return isError(judged) ? 'error' : judged.cost === 0 ? 'best' : 'good'
}

/** A decision worth looking back at, and how much it changed, in its unit. */
export interface Highlight {
  readonly judged: Judged
  readonly change: number
}
export interface Highlights {
  /** As good as any, and furthest above the average of what else could be done. */
  readonly best: Highlight | null
  /** Of what was done, the most expensive. */
  readonly costly: Highlight | null
  /** Where nothing was done, what would have brought most. */
  readonly missed: Highlight | null
}

export function highlightsOf(all: readonly Judged[]): Highlights {
  const errors = all.filter(isError).map(judged => ({ judged, change: judged.cost ?? 0 }))
  const sound = all.filter(judged => judged.cost !== null && !isError(judged))
  const leads = sound.map(judged => ({ judged, change: leadOf(judged) }))
  const best = greatest(leads)
  return {
    best: best !== null && best.judged.unit !== null && best.change > noise[best.judged.unit] ? best : null,
    costly: greatest(errors.filter(({ judged }) => !judged.isSilence)),
    missed: greatest(errors.filter(({ judged }) => judged.isSilence)),
  }
}

const greatest = (all: readonly Highlight[]): Highlight | null =>
  all.reduce<Highlight | null>((most, it) => (most === null || it.change > most.change ? it : most), null)

/** How much more the answer is worth than the average of the other candidates. */
function leadOf({ candidates, chosen }: Judged): number {
  const others = candidates.filter((_, i) => i !== chosen)
  const mean = others.reduce((sum, { value }) => sum + value, 0) / Math.max(1, others.length)
  return others.length === 0 || chosen === null ? 0 : (candidates[chosen]?.value ?? 0) - mean
}
