import type { Place } from '../storage/order-port.ts'

/** Where a page ended, as told to whoever asks for the next. */
export const cursorOf = ({ at, id }: Place): string => Buffer.from(`${at} ${id}`).toString('base64url')

/** Undefined if it is no such place. */
export function placeIn(text: string): Place | undefined {
  const [, at, id] = /^(\d{1,15}) ([\w/ -]{1,220})$/.exec(Buffer.from(text, 'base64url').toString()) ?? []
  return at === undefined || id === undefined ? undefined : { at: Number(at), id }
}
