/** A value in a list of possible answers. */
export type Option = string | number

interface QuestionBase {
  /** The rule under which this is asked; a refusal names it. */
  readonly rule: string
  /** Rules worth reading before answering: a coin that would be wasted, a power that does nothing. */
  readonly notes: readonly string[]
}

/** A whole number. */
export interface Amount extends QuestionBase {
  readonly kind: 'amount'
  readonly min: number
  readonly max: number
  /** The answer that silence stands for, in every kind of question. For a move in a menu it is only an example. */
  readonly idle: number
}

/** At most `max` of one kind of thing. */
export interface Limit<Name extends string = string> {
  readonly name: Name
  readonly max: number
  readonly rule: string
}
/** The same, in multiples of `step`. */
export interface Item<Name extends string = string> extends Limit<Name> {
  readonly step: number
}
/** A number of each kind of thing. A name left out of the answer counts as none. */
export interface Bundle<Name extends string = string> extends QuestionBase {
  readonly kind: 'bundle'
  readonly items: readonly Item<Name>[]
  /** The limit for the number of steps in total, if there is one. */
  readonly total: { readonly min: number; readonly max: number; readonly rule: string } | null
  /** `item` may be given only together with at least one of `along`. */
  readonly needs: { readonly item: Name; readonly along: readonly Name[]; readonly rule: string } | null
  readonly idle: Counts<Name>
}
export type Counts<Name extends string = string> = Readonly<Partial<Record<Name, number>>>

/** One of several things. Options that are not possible now are barred, each by its rule. */
export interface OneOf<V extends Option = Option> extends QuestionBase {
  readonly kind: 'oneOf'
  readonly options: readonly V[]
  readonly barred: readonly { readonly option: V; readonly rule: string }[]
  readonly idle: V
}

/** A possible recipient, and the least they must get. */
export interface Sharer {
  readonly to: number
  readonly least: number
  readonly rule: string
}
/** Everything must be distributed among these. A recipient left out of the answer gets nothing. */
export interface Split<Name extends string = string> extends QuestionBase {
  readonly kind: 'split'
  readonly items: readonly { readonly name: Name; readonly count: number }[]
  readonly among: readonly Sharer[]
  /** Whether the recipients are seats, or numbered heaps to choose from later. */
  readonly toSeats: boolean
  /** The rules against giving what is not there, giving to somebody else, and leaving something over. */
  readonly rules: { readonly there: string; readonly party: string; readonly whole: string }
  readonly idle: Shares<Name>
}
export type Shares<Name extends string = string> = Readonly<Record<number, Counts<Name>>>

/** An exchange among a few seats, including the one that is asked. */
export interface Trade<Name extends string = string> extends QuestionBase {
  readonly kind: 'trade'
  readonly self: number
  readonly partners: readonly number[]
  /** How many may take part, including the seat that is asked. */
  readonly most: number
  /** What the asked seat has, and what can be wished for, whether or not anybody has it. */
  readonly own: readonly Limit<Name>[]
  readonly wishes: readonly Limit<Name>[]
  /** The rule that everybody who takes part gives something and gets something; null if gifts are allowed. */
  readonly noGifts: string | null
  readonly idle: readonly Transfer<Name>[]
}
export interface Transfer<Name extends string = string> {
  readonly from: number
  readonly to: number
  readonly what: Counts<Name>
}

/** One of several moves, each with its own question. The answer is like `{ accept: 3 }`. */
export interface Menu<M extends Moves = Moves> extends QuestionBase {
  readonly kind: 'menu'
  /** The moves possible now. */
  readonly moves: Readonly<Partial<M>>
  /** Moves that are not possible now, each with the rule that bars it. */
  readonly barred: readonly { readonly move: keyof M & string; readonly rule: string }[]
  /** Usually passed: a screen need not interrupt the player for it. */
  readonly quiet: boolean
  /** Nobody else is told who answered, or what. */
  readonly covert: boolean
  readonly idle: Move<M>
}
/** The moves of a menu. */
export type MovesOf<A> = A extends Menu<infer M> ? M : never
export type Moves = Readonly<Record<string, Amount | Bundle | OneOf | Split | Trade>>
export type Move<M extends Moves> = {
  [K in keyof M & string]: { readonly [P in K]: AnswerTo<M[K]> }
}[keyof M & string]

/** A question, as data: it draws the prompt, checks the answer, feeds bots and fuzzers, and says what silence means. */
export type Ask = Amount | Bundle | OneOf | Split | Trade | Menu
export type AnswerTo<A> = A extends Amount
  ? number
  : A extends Bundle<infer N>
    ? Counts<N>
    : A extends OneOf<infer V>
      ? V
      : A extends Split<infer N>
        ? Shares<N>
        : A extends Trade<infer N>
          ? readonly Transfer<N>[]
          : A extends Menu<infer M>
            ? Move<M>
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

export const split = <N extends string>(
  rules: Split['rules'],
  items: Split<N>['items'],
  among: readonly Sharer[],
  toSeats = true,
): Split<N> => ({
  kind: 'split',
  rule: rules.whole,
  notes: none,
  rules,
  items,
  among,
  toSeats,
  idle: evenly(items, among),
})

/** The answer for a silent divider: first what everybody must get, then one to each in turn. */
function evenly<N extends string>(items: Split<N>['items'], among: readonly Sharer[]): Shares<N> {
  const all = items.flatMap(({ name, count }) => Array<N>(count).fill(name))
  const owed = among.flatMap(({ to, least }) => Array<number>(least).fill(to))
  const shares: Record<number, Record<string, number>> = {}
  for (const [i, name] of all.entries()) {
    const to = owed[i] ?? among[(i - owed.length) % among.length]?.to
    if (to === undefined) continue
    shares[to] ??= {}
    const share = shares[to]
    share[name] = (share[name] ?? 0) + 1
  }
  return shares as Shares<N>
}

/** There must be somebody to trade with, something to give (unless gifts are allowed) and something to wish for. */
export function trade<N extends string>(
  rule: string,
  terms: Pick<Trade<N>, 'self' | 'partners' | 'most' | 'own' | 'wishes' | 'noGifts'>,
): Trade<N> {
  const [partner] = terms.partners
  const [mine] = terms.own.filter(i => i.max > 0)
  const [theirs] = terms.wishes.filter(i => i.max > 0)
  if (partner === undefined || theirs === undefined || (mine === undefined && terms.noGifts !== null))
    throw new RangeError(`${rule}: a trade of nothing or with nobody`)
  const one = (from: number, to: number, name: N): Transfer<N> => ({ from, to, what: { [name]: 1 } as Counts<N> })
  const wish = one(partner, terms.self, theirs.name)
  const idle = mine === undefined ? [wish] : [one(terms.self, partner, mine.name), wish]
  return { kind: 'trade', rule, notes: none, ...terms, idle }
}

export const menu = <M extends Moves>(
  rule: string,
  moves: Readonly<Partial<M>>,
  idle: Move<M>,
  more: Partial<Pick<Menu<M>, 'barred' | 'notes' | 'quiet' | 'covert'>> = {},
): Menu<M> => ({
  kind: 'menu',
  rule,
  notes: more.notes ?? none,
  moves,
  barred: more.barred ?? none,
  quiet: more.quiet ?? false,
  covert: more.covert ?? false,
  idle,
})

/** A move without parameters. */
export const just = (rule: string): OneOf<'yes'> => oneOf(rule, ['yes'])
