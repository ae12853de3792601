import type { GalleryOrder } from '#protocol/gallery'
import type { CardPlace, StoredCard } from '../storage/gallery-port.ts'

const numbers = { loved: 'hearts', played: 'played', new: 'since' } as const

/** Where a page ended, as told to whoever asks for the next. */
export const cursorOf = (order: GalleryOrder, card: StoredCard): string => `${card[numbers[order]]}.${card.id}`

/** Undefined if it is no such place. */
export function placeIn(text: string): CardPlace | undefined {
  const [, number, id] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return number === undefined || id === undefined ? undefined : { number: Number(number), id }
}
