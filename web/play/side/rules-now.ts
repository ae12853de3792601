import type { Question } from '#kernel/game'

/** The rules of a question, each once: what it is asked by, what to know before answering, by what its moves are made. */
export function rulesNow({ ask }: Question): readonly string[] {
  const moves = ask.kind === 'menu' ? Object.values(ask.moves).flatMap(move => (move === undefined ? [] : [move])) : []
  return [...new Set([ask.rule, ...ask.notes, ...moves.flatMap(({ rule, notes }) => [rule, ...notes])])]
}
