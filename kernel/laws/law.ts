import { isOnly, map } from '../secret.ts'
import { toLog } from '../wire.ts'

export class LawBroken extends Error {}

export function demand(law: string, kept: boolean, detail: () => string): void {
  if (!kept) throw new LawBroken(`${law}: ${detail()}`)
}

/** Everything there is to know of a value, as text. */
export const textOf = (it: unknown): string => JSON.stringify(toLog(it))

/** A copy to the last secret, which shares nothing with it. */
export const twinOf = <T>(it: T): T => twin(it) as T

function twin(it: unknown): unknown {
  if (it === null || typeof it !== 'object') return it
  if (Array.isArray(it)) return it.map(twin)
  if (isOnly(it)) return map(it, twin)
  const out: Record<string, unknown> = {}
  for (const key in it) {
    const value = (it as Record<string, unknown>)[key]
    out[key] = typeof value === 'object' ? twin(value) : value
  }
  return out
}
