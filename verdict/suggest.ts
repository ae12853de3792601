import type { Guest } from '#games/workshop/guest'
import type { Suggestion, Verdict } from '#games/workshop/verdict'
import { type Bench, fitting, judge, type Waiting } from './judge.ts'
import { further, type Neighbour, neighboursOf } from './neighbours.ts'
import { type Trial, trialOf } from './trial.ts'
import { outside, type Ranges, rangesOf } from './word.ts'

/** A change is tried with this part of the deals, and told only if all of them say the same. */
const PART = 5
const FEWEST_DEALS = 100
/** At most so many changes by one are tried, so many of the best looked at closely, and so many steps further. */
const [MOST_TRIED, MOST_CLOSELY, MOST_STEPS, MOST_TOLD] = [12, 3, 4, 2]

interface Tried extends Neighbour {
  readonly verdict: Verdict
  /** How far outside the range of the box it is. */
  readonly off: number
}

/**
 * The smallest changes that make a card fair: one number by one; if that never helps, the number that helps most by
 * more.
 */
export async function suggestions(
  card: Guest,
  { source }: Trial,
  verdict: Verdict,
  bench: Bench,
  { signal }: Waiting = {},
): Promise<readonly Suggestion[]> {
  if (verdict.verdict === 'fair' || verdict.verdict === 'unknown') return []
  const { kinds, boxed } = bench.workshop
  const ranges = rangesOf(fitting(bench.yardstick, source), boxed, card.kind)
  if (ranges === null) return []
  const few = Math.min(source.games, Math.max(FEWEST_DEALS, Math.ceil(source.games / PART)))
  const tried = async (neighbour: Neighbour, games: number): Promise<Tried> => {
    const found = await judge(trialOf(neighbour.card, kinds, { ...source, games }), bench, signal ? { signal } : {})
    return { ...neighbour, verdict: found, off: offBy(found, ranges) }
  }
  const closely = async (one: Tried): Promise<Tried> =>
    few === source.games || !isFair(one) ? one : tried(one, source.games)

  const all: Tried[] = []
  for (const neighbour of neighboursOf(card, kinds).slice(0, MOST_TRIED)) all.push(await tried(neighbour, few))
  const found: Tried[] = []
  for (const one of inOrder(all).slice(0, MOST_CLOSELY))
    if (found.length < MOST_TOLD) found.push(...[await closely(one)].filter(isFair))

  const own = offBy(verdict, ranges)
  let helping = inOrder(all.filter(({ off }) => off < own))
  for (let n = 0; n < MOST_STEPS && found.length === 0; n++) {
    const next = helping.flatMap(one => further(card, one, kinds).map(next => ({ next, one })))[0]
    if (next === undefined) break
    const moved = await closely(await tried(next.next, few))
    found.push(...[moved].filter(isFair))
    helping = inOrder([moved, ...helping.slice(helping.indexOf(next.one) + 1)])
  }
  return inOrder(found).map(({ card, change, verdict: { verdict, price, winnerWins, games } }) => ({
    card,
    change,
    expected: { verdict, price, winnerWins, games },
  }))
}

const isFair = ({ verdict }: Tried): boolean => verdict.verdict === 'fair'

/** The nearest to the box first; of those within it, the nearest to its middle. */
const inOrder = (all: readonly Tried[]): readonly Tried[] => all.toSorted((a, b) => a.off - b.off)

function offBy({ winnerWins, worth, swing }: Verdict, ranges: Ranges): number {
  const far = (['winnerWins', 'worth', 'swing'] as const).map(measure => {
    const [figure, range] = [{ winnerWins, worth, swing }[measure], ranges[measure]]
    if (figure === null || range === null) return 0
    const beyond = Math.abs(outside(figure, range))
    const within = Math.abs(figure.mean - range.middle) / Math.max(range.high - range.low, 1e-6)
    return beyond > 0 ? 1 + beyond : within
  })
  return Math.max(...far)
}
