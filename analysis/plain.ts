import type { Ask } from '#kernel/question'

/** The same text for the same answer, whatever the order in which its parts were named, and whether or not it says none. */
export function plain(ask: Ask, answer: unknown): string {
  if (ask.kind !== 'menu' || answer === null || typeof answer !== 'object') return told(answer, isCounted(ask))
  const moves = Object.entries(answer).map(([move, value]) => {
    const inner = ask.moves[move]
    return [move, told(value, inner !== undefined && isCounted(inner))]
  })
  return JSON.stringify(moves)
}

/** Whether its answers are numbers of things, of which zero is the same as nothing said. */
const isCounted = ({ kind }: Ask): boolean => kind === 'bundle' || kind === 'split' || kind === 'trade'

const told = (answer: unknown, isCounted: boolean): string =>
  JSON.stringify(answer, (_, it: unknown) => {
    if (it === null || typeof it !== 'object' || Array.isArray(it)) return it
    const named = Object.entries(it).filter(([, value]) => !(isCounted && value === 0))
    return Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1)))
  })
