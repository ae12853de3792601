import { MOST_MESSAGES } from './messages.ts'

/* Frames are checked before parsing: very deep or very wide JSON costs far more to parse than to send. */

/** Deeper than any message, and more values than fifty messages have together. */
export const DEEPEST = 16
export const MOST_VALUES = 1500

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/**
 * The approximate number of values in this JSON, never too low; null if there are too many or they are nested too deep.
 * Looks at every byte once.
 */
export function valuesIn(bytes: Uint8Array): number | null {
  let [depth, values] = [0, 1]
  for (let i = 0; i < bytes.length; i++)
    switch (bytes[i]) {
      case QUOTE:
        i = endOfText(bytes, i)
        break
      case LIST:
      case OBJECT:
        if (++depth > DEEPEST || ++values > MOST_VALUES) return null
        break
      case COMMA:
        if (++values > MOST_VALUES) return null
        break
      case LIST_END:
      case OBJECT_END:
        depth--
    }
  return values
}

/** Where the string that begins here ends. */
function endOfText(bytes: Uint8Array, start: number): number {
  let i = start + 1
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1
  return i
}

/** A parsed frame and the cost of reading it. */
export interface ParsedFrame {
  readonly said: unknown
  readonly values: number
}

/** Parses a frame; null if it cannot be read. */
export function read(bytes: Buffer): ParsedFrame | null {
  const values = valuesIn(bytes)
  if (values === null) return null
  try {
    return { said: JSON.parse(bytes.toString()), values }
  } catch {
    return null
  }
}

/** The ids in one message or several, valid or not. */
export function idsIn(said: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(said) ? said.slice(0, MOST_MESSAGES) : [said]
  const ids = all.flatMap(it => {
    const id = typeof it === 'object' && it !== null && 'id' in it ? it.id : null
    return typeof id === 'string' ? [id.slice(0, 64)] : []
  })
  return [...new Set(ids)]
}
