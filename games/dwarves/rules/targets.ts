import type { Seat } from '#kernel/seat'
import { events, type LaidEvent } from '../cards/events.ts'

/** What an event can be aimed at, and what each kind of target consists of. */
interface Targets {
  readonly nothing: unknown
  /** Anybody's fighter, by its place. */
  readonly fighter: { readonly seat: Seat; readonly place: number }
  readonly ownFighter: { readonly seat: Seat; readonly place: number }
  /** Another who fights, to change strengths with. */
  readonly partner: { readonly seat: Seat }
  /** What anybody who fights has found. */
  readonly treasure: { readonly seat: Seat }
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

function fighterIn(answer: string): Targets['fighter'] {
  const [seat = '', place] = answer.split('.')
  return { seat: seatIn(seat), place: Number(place) }
}

const forms: { readonly [K in TargetKind]: Form<K> } = {
  nothing: { write: () => 'yes', read: () => ({ kind: 'nothing' }) },
  fighter: {
    write: ({ seat, place }) => `${seat}.${place}`,
    read: answer => ({ kind: 'fighter', ...fighterIn(answer) }),
  },
  ownFighter: {
    write: ({ seat, place }) => `${seat}.${place}`,
    read: answer => ({ kind: 'ownFighter', ...fighterIn(answer) }),
  },
  partner: { write: ({ seat }) => `${seat}`, read: answer => ({ kind: 'partner', seat: seatIn(answer) }) },
  treasure: { write: ({ seat }) => `${seat}`, read: answer => ({ kind: 'treasure', seat: seatIn(answer) }) },
}

/** A target as it is answered: `1.0`, `2`, `yes`. */
export const written = <K extends TargetKind>(target: TargetOf<K>): string => forms[target.kind].write(target)

/** What an answer means, if it is about this kind of target. */
const read = <K extends TargetKind>(kind: K, answer: string): TargetOf<K> => forms[kind].read(answer)

type KindOn = { readonly [E in LaidEvent]: (typeof events)[E]['on'] }
export type TargetOn<E extends LaidEvent> = TargetOf<KindOn[E]>
const laid: { readonly [E in LaidEvent]: { readonly on: KindOn[E] } } = events

/** What an event is aimed at by this answer. */
export const targetOn = <E extends LaidEvent>(event: E, answer: string): TargetOn<E> => read(laid[event].on, answer)
