import type { Question } from '#kernel/game'
import type { RuleTold } from '#ui/rulebook'

type Rules = ReadonlyMap<string, RuleTold>

/** The rules of a question and of the cards that are up, each once, as far as the book has them. */
export function rulesNow(rules: Rules, question: Question | null, ofCards: readonly string[]): readonly string[] {
  return [...new Set([...rulesOf(question), ...ofCards])].filter(number => rules.has(number))
}

/** What it is asked by, what to know before answering, and by what its moves are made. */
function rulesOf(question: Question | null): readonly string[] {
  if (question === null) return []
  const { ask } = question
  const moves = ask.kind === 'menu' ? Object.values(ask.moves).flatMap(move => (move === undefined ? [] : [move])) : []
  return [ask.rule, ...ask.notes, ...moves.flatMap(({ rule, notes }) => [rule, ...notes])]
}
