import type { Token } from '../../cards/tokens.ts'

/** A token's rough value to anybody. */
export type Worth = (token: Token) => number

/** Who is known to want a piece, or not to want it, in the order of the pieces. */
export type Wanted = readonly (readonly number[])[]

export interface DivisionInput {
  readonly pieces: readonly Token[]
  readonly among: readonly number[]
  readonly worth: Worth
  readonly wanted: Wanted
  readonly waived: Wanted
  /** R10.15: the seat that must get something. */
  readonly owed: number | null
}

/** Who may get a piece: everyone who would take it, or anybody if nobody would. */
export function takersOf(piece: number, { among, waived }: DivisionInput): readonly number[] {
  const takers = among.filter(to => !waived[piece]?.includes(to))
  return takers.length > 0 ? takers : among
}
