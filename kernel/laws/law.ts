import { toLog } from '../wire.ts'

export class LawBroken extends Error {}

export function demand(law: string, kept: boolean, detail: () => string): void {
  if (!kept) throw new LawBroken(`${law}: ${detail()}`)
}

/** Everything there is to know of a value, as text that can be compared. */
export const textOf = (it: unknown): string => JSON.stringify(toLog(it))
