/** What can stand in a list of answers. */
export type Option = string | number

interface Asked {
  /** The rule under which this is asked; a refusal names it. */
  readonly rule: string
  /** Rules worth reading before answering: a coin that would be wasted, a power that does nothing. */
  readonly notes: readonly string[]
}

/** A whole number. */
export interface Amount extends Asked {
  readonly kind: 'amount'
  readonly min: number
  readonly max: number
  /** What silence means; so in every kind of question. */
  readonly idle: number
}

/** So many of one kind of thing, counted by `step`. */
export interface Item<Name extends string = string> {
  readonly name: Name
  readonly max: number
  readonly step: number
  readonly rule: string
}
/** So many of each kind of thing. A name left out of the answer counts as none. */
export interface Bundle<Name extends string = string> extends Asked {
  readonly kind: 'bundle'
  readonly items: readonly Item<Name>[]
  /** How many steps in all, if that is limited. */
  readonly total: { readonly min: number; readonly max: number; readonly rule: string } | null
  /** `item` may be given only along with at least one of `along`. */
  readonly needs: { readonly item: Name; readonly along: readonly Name[]; readonly rule: string } | null
  readonly idle: Counts<Name>
}
export type Counts<Name extends string = string> = Readonly<Partial<Record<Name, number>>>

/** One thing out of several. What might be expected but is not possible now is barred, each by its rule. */
export interface OneOf<V extends Option = Option> extends Asked {
  readonly kind: 'oneOf'
  readonly options: readonly V[]
  readonly barred: readonly { readonly option: V; readonly rule: string }[]
  readonly idle: V
}

/** A question, as data: it draws the prompt, checks the answer, feeds bots and fuzzers, and says what silence means. */
export type Ask = Amount | Bundle | OneOf
export type AnswerTo<A> = A extends Amount
  ? number
  : A extends Bundle<infer N>
    ? Counts<N>
    : A extends OneOf<infer V>
      ? V
      : never

const none: readonly never[] = []

export const amount = (rule: string, min: number, max: number, idle = min): Amount => ({
  kind: 'amount',
  rule,
  notes: none,
  min,
  max,
  idle,
})

export const item = <N extends string>(name: N, max: number, rule: string, step = 1): Item<N> => ({
  name,
  max,
  step,
  rule,
})

export const bundle = <N extends string>(
  rule: string,
  items: readonly Item<N>[],
  more: Partial<Pick<Bundle<N>, 'total' | 'needs' | 'idle' | 'notes'>> = {},
): Bundle<N> => ({
  kind: 'bundle',
  rule,
  notes: more.notes ?? none,
  items,
  total: more.total ?? null,
  needs: more.needs ?? null,
  idle: more.idle ?? ({} as Counts<N>),
})

export const oneOf = <V extends Option>(
  rule: string,
  options: readonly [V, ...V[]] | readonly V[],
  more: Partial<Pick<OneOf<V>, 'barred' | 'idle' | 'notes'>> = {},
): OneOf<V> => {
  const [first] = options
  if (first === undefined) throw new RangeError(`${rule}: a question without an answer`)
  return {
    kind: 'oneOf',
    rule,
    notes: more.notes ?? none,
    options,
    barred: more.barred ?? none,
    idle: more.idle ?? first,
  }
}
