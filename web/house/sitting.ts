import type { Sitter, Table } from '#client/messages'
import { personaOf } from '#kernel/bot-name'
import { type Crest, crestsOf } from '#protocol/crest'

export type NotYet = { readonly free: number } | { readonly late: readonly string[] }

/** The house's conditions: every seat is taken, and everybody except the host is ready. Null if the match can begin. */
export function notYet({ seats, host }: Table): NotYet | null {
  const free = seats.filter(({ sitter }) => sitter === null).length
  if (free > 0) return { free }
  const late = seats.flatMap(({ sitter, ready }) =>
    sitter === null || ready || sitter.person === host ? [] : [sitter.name],
  )
  return late.length > 0 ? { late } : null
}

/** Where this person sits; null if nowhere. */
export function seatOf({ seats }: Table, person: string | undefined): number | null {
  const seat = person === undefined ? -1 : seats.findIndex(({ sitter }) => sitter?.person === person)
  return seat < 0 ? null : seat
}

/** Somebody who left during the match and may return to it. */
export const hasLeft = ({ seats }: Table, person: string | undefined): boolean =>
  person !== undefined && seats.some(({ sitter }) => sitter?.insteadOf === person)

/** The host, under their name at this table. */
export const hostOf = ({ seats, host }: Table): Sitter | null =>
  seats.find(({ sitter }) => host !== null && sitter?.person === host)?.sitter ?? null

export const hasRoom = ({ seats }: Table): boolean => seats.some(({ sitter }) => sitter === null)

/** Whether nobody else would be left. */
export const isLast = ({ seats }: Table, person: string | undefined): boolean =>
  seats.every(({ sitter }) => sitter?.person === undefined || sitter.person === person)

/** The crests of those who sit there, by seat; null where nobody does. Tables made long ago name none. */
export function crestsAt({ seats }: Table): readonly (Crest | null)[] {
  const sitters = seats.flatMap(({ sitter }, seat) => (sitter === null ? [] : [{ sitter, seat }]))
  const crests = crestsOf(
    sitters.map(({ sitter: { crest, person, name, bot, insteadOf } }) => ({
      crest,
      isBot: person === undefined,
      id: person ?? name,
      persona: insteadOf === undefined ? personaOf(bot ?? '') : null,
    })),
  )
  return seats.map((_, seat) => crests[sitters.findIndex(it => it.seat === seat)] ?? null)
}
