import type { Seat } from '#kernel/seat'
import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import { type Token, tokens } from '../cards/tokens.ts'
import type { Spot } from '../types.ts'

/** What can be aimed at in an attack or with an object, and what each kind of target consists of. */
interface Targets {
  readonly nothing: unknown
  readonly seat: { readonly seat: Seat }
  readonly seats: { readonly seats: readonly [Seat, Seat] }
  readonly spot: { readonly spot: Spot }
  readonly spots: { readonly spots: readonly [Spot, Spot] }
  /** One's own adventurer, sent from home to a dragon. */
  readonly sent: { readonly adventurer: Adventurer; readonly spot: Spot }
  /** One's own adventurer, moved from its dragon to another. */
  readonly moved: { readonly adventurer: Adventurer; readonly spot: Spot }
  /** Anybody's adventurer on a dragon. */
  readonly attacker: { readonly seat: Seat; readonly adventurer: Adventurer }
  /** A token that lies open on a dragon. */
  readonly token: { readonly token: Token; readonly spot: Spot }
}
export type TargetKind = keyof Targets
export type TargetOf<K extends TargetKind> = { [P in K]: { readonly kind: P } & Targets[P] }[K]
export type Target = TargetOf<TargetKind>

/** How a kind of target is written in an answer, and read. */
interface Form<K extends TargetKind> {
  write(target: TargetOf<K>): string
  read(answer: string): TargetOf<K>
}

const seatIn = (text: string): Seat => Number(text) as Seat

function named<N extends string>(all: readonly N[], text: string): N {
  const found = all.find(name => name === text)
  if (found === undefined) throw new RangeError(`${text} is none of ${all.join(', ')}`)
  return found
}

function halves(answer: string, between: string): readonly [string, string] {
  const [first = '', second = ''] = answer.split(between)
  return [first, second]
}

const forms: { readonly [K in TargetKind]: Form<K> } = {
  nothing: { write: () => 'yes', read: () => ({ kind: 'nothing' }) },
  seat: { write: ({ seat }) => `${seat}`, read: answer => ({ kind: 'seat', seat: seatIn(answer) }) },
  seats: {
    write: ({ seats }) => seats.join('+'),
    read(answer) {
      const [one, other] = halves(answer, '+')
      return { kind: 'seats', seats: [seatIn(one), seatIn(other)] }
    },
  },
  spot: { write: ({ spot }) => `${spot}`, read: answer => ({ kind: 'spot', spot: Number(answer) }) },
  spots: {
    write: ({ spots }) => spots.join('+'),
    read(answer) {
      const [one, other] = halves(answer, '+')
      return { kind: 'spots', spots: [Number(one), Number(other)] }
    },
  },
  sent: { write: onto, read: answer => ({ kind: 'sent', ...adventurerIn(answer) }) },
  moved: { write: onto, read: answer => ({ kind: 'moved', ...adventurerIn(answer) }) },
  attacker: {
    write: ({ seat, adventurer }) => `${seat}.${adventurer}`,
    read(answer) {
      const [seat, adventurer] = halves(answer, '.')
      return { kind: 'attacker', seat: seatIn(seat), adventurer: named(adventurers, adventurer) }
    },
  },
  token: {
    write: ({ token, spot }) => `${token}@${spot}`,
    read(answer) {
      const [token, spot] = halves(answer, '@')
      return { kind: 'token', token: named(tokens, token), spot: Number(spot) }
    },
  },
}

function onto({ adventurer, spot }: Targets['sent']): string {
  return `${adventurer}@${spot}`
}

function adventurerIn(answer: string): Targets['sent'] {
  const [adventurer, spot] = halves(answer, '@')
  return { adventurer: named(adventurers, adventurer), spot: Number(spot) }
}

/** A target as it is answered: `knight@2`, `0+2`, `1.thief`, `gold@1`, `3`, `yes`. */
export const written = <K extends TargetKind>(target: TargetOf<K>): string => forms[target.kind].write(target)

/** What an answer means, if it is about this kind of target. */
export const read = <K extends TargetKind>(kind: K, answer: string): TargetOf<K> => forms[kind].read(answer)

/** Two of these, the first before the second. */
export const pairsOf = <T>(all: readonly T[]): readonly (readonly [T, T])[] =>
  all.flatMap((one, i) => all.slice(i + 1).map(other => [one, other] as const))
