import type { Decision, Note } from '#kernel/bot'

/** An answer and what was weighed for it. */
export interface Weighed<A = unknown> extends Omit<Decision, 'chosen'> {
  readonly answer: A
}

const rounded = (value: number): number => Math.round(value * 10_000) / 10_000

/** Notes the decision, with numbers as they are read, and answers. */
export function answered({ answer, unit, candidates, facts }: Weighed, note: Note | undefined): unknown {
  if (note !== undefined) {
    const text = JSON.stringify(answer)
    const chosen = candidates.findIndex(candidate => JSON.stringify(candidate.answer) === text)
    note({
      unit,
      candidates: candidates.map(candidate => ({ ...candidate, value: rounded(candidate.value) })),
      chosen,
      facts: Object.fromEntries(
        Object.entries(facts).map(([name, fact]) => [
          name,
          typeof fact === 'number' ? rounded(fact) : typeof fact === 'object' ? fact.map(rounded) : fact,
        ]),
      ),
    })
  }
  return answer
}

/** The best of these answers by value; the first among equals. */
export function highest<A>(
  options: readonly A[],
  value: (option: A) => number,
  answerOf: (option: A) => unknown = option => option,
  facts: Decision['facts'] = {},
): Weighed {
  const candidates = options.map(option => ({ answer: answerOf(option), value: value(option) }))
  const best = candidates.reduce((a, b) => (b.value > a.value ? b : a), candidates[0] ?? { answer: null, value: 0 })
  return { answer: best.answer, unit: 'points', candidates, facts }
}
