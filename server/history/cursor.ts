import type { PastPlace } from '../storage/history-port.ts'

export const cursorOf = ({ ended, match }: PastPlace): string => `${ended}.${match}`

/** Undefined if it is no such place. */
export function cursorIn(text: string): PastPlace | undefined {
  const [, ended, match] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(text) ?? []
  return ended === undefined || match === undefined ? undefined : { ended: Number(ended), match }
}
