import { MOST_MESSAGES } from './messages.ts'

/* A frame is looked at before it is parsed: what is very deep or very wide costs far more to parse than to send. */

/** Deeper than any message, and more values than fifty messages have together. */
export const DEEPEST = 16
export const MOST_VALUES = 1500

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c]
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d]

/** How many values there are in this JSON, or a few more; null if there are too many, or too deep. One look at every byte. */
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

/** Where the text that begins here ends. */
function endOfText(bytes: Uint8Array, start: number): number {
  let i = start + 1
  while (i < bytes.length && bytes[i] !== QUOTE) i += bytes[i] === BACKSLASH ? 2 : 1
  return i
}

/** What a frame says, whatever it is, and what it took to read it. */
export interface Read {
  readonly said: unknown
  readonly values: number
}

/** Parsed once and never again; null if it cannot be read. */
export function read(bytes: Buffer): Read | null {
  const values = valuesIn(bytes)
  if (values === null) return null
  try {
    return { said: JSON.parse(bytes.toString()), values }
  } catch {
    return null
  }
}

/** Of one message or several, whatever they are. */
export function idsIn(said: unknown): readonly string[] {
  const all: readonly unknown[] = Array.isArray(said) ? said.slice(0, MOST_MESSAGES) : [said]
  const ids = all.flatMap(it => {
    const id = typeof it === 'object' && it !== null && 'id' in it ? it.id : null
    return typeof id === 'string' ? [id.slice(0, 64)] : []
  })
  return [...new Set(ids)]
}
