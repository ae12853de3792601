/**
 * The three kinds of table at which two bots meet: one against all others, all others against one, and as even as the
 * seats allow. One kind alone misleads: three copies of a bot may agree too well with each other.
 */
export const kinds = ['one', 'rest', 'half'] as const
export type Kind = (typeof kinds)[number]

/** One game of a ladder: everything that determines it. */
export interface LadderGame {
  readonly game: string
  /** House rules that differ from the usual ones. */
  readonly rules: Readonly<Record<string, unknown>>
  readonly kind: Kind
  readonly pair: readonly [string, string]
  /** Names of bots, by seat. */
  readonly bots: readonly string[]
  /** The deal. All tables of a block have the same, and the same chance afterwards. */
  readonly seed: string
}

/** Two games with the same key are the same game. */
export const keyOf = ({ kind, pair, bots, seed }: Pick<LadderGame, 'kind' | 'pair' | 'bots' | 'seed'>): string =>
  JSON.stringify([kind, pair, bots, seed])

export interface LadderTerms {
  readonly game: string
  readonly rules: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  /** Numbers of seats. */
  readonly seats: readonly number[]
  readonly kinds: readonly Kind[]
  readonly blocks: number
  readonly seed: string
}

/** Every pair of bots at every kind of table. A block is one deal, played once from every seat. */
export function blocksOf(terms: LadderTerms): readonly (readonly LadderGame[])[] {
  const pairs = terms.bots.flatMap((one, i) => terms.bots.slice(i + 1).map(other => [one, other] as const))
  const numbers = Array.from({ length: terms.blocks }, (_, i) => i)
  return numbers.flatMap(block =>
    terms.seats.flatMap(seats =>
      pairs.flatMap(pair => differentKinds(seats, terms.kinds).map(kind => blockOf(terms, seats, pair, kind, block))),
    ),
  )
}

/** With two seats all kinds are the same, and with three the even table is one of the others. */
const differentKinds = (seats: number, wanted: readonly Kind[]): readonly Kind[] =>
  wanted.filter((kind, i) => (seats === 2 ? i === 0 : seats > 3 || kind !== 'half'))

function blockOf(
  { game, rules, seed }: LadderTerms,
  seats: number,
  pair: readonly [string, string],
  kind: Kind,
  block: number,
): readonly LadderGame[] {
  const first = firstsOf(kind, seats, block)
  const bots = Array.from({ length: seats }, (_, seat) => (seat < first ? pair[0] : pair[1]))
  const deal = `${game} ladder ${seed} ${seats} ${block}`
  return bots.map((_, by) => ({ game, rules, kind, pair, bots: rotated(bots, by), seed: deal }))
}

/** How many seats the first of the pair has. If they cannot be even, the majority changes from block to block. */
function firstsOf(kind: Kind, seats: number, block: number): number {
  if (kind === 'one') return 1
  if (kind === 'rest') return seats - 1
  return block % 2 === 0 ? Math.ceil(seats / 2) : Math.floor(seats / 2)
}

const rotated = (bots: readonly string[], by: number): readonly string[] =>
  bots.map((_, seat) => bots[(seat + by) % bots.length] as string)
