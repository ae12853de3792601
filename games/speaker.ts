import { createTranslator, type Locale } from 'use-intl/core'
import type { Joined, Piece, Saying, Words } from './saying.ts'

/** A piece of a sentence: plain text, or the name of something that can be pointed at. */
export interface Segment {
  readonly text: string
  readonly seat?: number
  readonly card?: string
  readonly thing?: string
  readonly n?: number
  readonly rule?: string
}

/** Says a game's sayings in one language. */
export interface Speaker {
  readonly language: string
  segments(saying: Saying, names: readonly string[]): readonly Segment[]
  /** Capitalized. */
  sentence(saying: Saying, names: readonly string[]): readonly Segment[]
  text(saying: Saying, names?: readonly string[]): string
}

type Names = readonly string[]
type Values = Readonly<Record<string, string | number>>
/** Mark the number of a piece within a formatted message. They are letters of no language. */
const [OPEN, CLOSE] = ['\uE000', '\uE001']
const mark = new RegExp(`${OPEN}(\\d+)${CLOSE}`)
/** How many formatted messages are cached. A table keeps saying the same ones. */
const REMEMBERED = 2000
/** The forms of a card's name in a sentence. Every language provides them, even where they are identical. */
const forms = { '': 'name', The: 'the', Object: 'object' } as const

const between = { dots: ' · ', commas: ', ', semicolons: '; ', spaces: ' ' } as const

/** The tavern's English has no comma before the last `and`. */
const localeOf = (language: string): Locale => (language === 'en' ? 'en-GB' : language) as Locale

export function speaker(language: string, words: Words): Speaker {
  const locale = localeOf(language)
  const translate = createTranslator({ locale, messages: words as Record<string, unknown>, onError: fail })
  const put = translate as unknown as (name: string, values: Values) => string
  const putOnce = remembered((key: string) => put(...(JSON.parse(key) as [string, Values])))
  const message = (name: string, values: Values = {}): string => putOnce(JSON.stringify([name, values]))
  const partsOf = { and: partsBy('conjunction'), or: partsBy('disjunction') }
  /** Cached list formatting by number of items. */
  function partsBy(type: Intl.ListFormatType) {
    const list = new Intl.ListFormat(locale, { type })
    return remembered(n => list.formatToParts(Array.from({ length: Number(n) }, (_, i) => `${i}`)))
  }

  function joined(pieces: readonly Piece[], how: Joined, names: Names): readonly Segment[] {
    if (pieces.length === 0) return [{ text: message('nothing') }]
    const all = pieces.map(piece => rendered(piece, names))
    if (how !== 'and' && how !== 'or')
      return all.flatMap((each, i) => (i === 0 ? each : [{ text: between[how] }, ...each]))
    return partsOf[how](`${all.length}`).flatMap(({ type, value }) =>
      type === 'element' ? (all[Number(value)] ?? []) : [{ text: value }],
    )
  }

  function rendered(piece: Piece, names: Names): readonly Segment[] {
    if (typeof piece !== 'object') return [{ text: String(piece) }]
    if ('seat' in piece) return [{ text: names[piece.seat] ?? `${piece.seat + 1}`, seat: piece.seat }]
    if ('card' in piece) return [{ text: message(`cards.${piece.card}.name`), card: piece.card }]
    if ('thing' in piece)
      return [{ text: message(`things.${piece.thing}`, { n: piece.n }), thing: piece.thing, n: piece.n }]
    if ('rule' in piece) return [{ text: piece.rule, rule: piece.rule }]
    if ('all' in piece) return joined(piece.all, piece.joined, names)
    if ('sentence' in piece) return capital(segments(piece.sentence, names))
    return segments(piece, names)
  }

  function segments({ say, with: pieces }: Saying, names: Names): readonly Segment[] {
    const held: (readonly Segment[])[] = []
    const hold = (what: readonly Segment[]): string => `${OPEN}${held.push(what) - 1}${CLOSE}`
    const values: Record<string, string | number> = {}
    for (const [name, piece] of Object.entries(pieces)) {
      if (typeof piece !== 'object') values[name] = piece
      else if ('card' in piece)
        for (const [suffix, form] of Object.entries(forms))
          values[`${name}${suffix}`] = hold([{ text: message(`cards.${piece.card}.${form}`), card: piece.card }])
      else values[name] = hold(rendered(piece, names))
    }
    // Every second one is the number of a held piece.
    const all = message(say, values)
      .split(mark)
      .flatMap((text, i) => (i % 2 === 1 ? (held[Number(text)] ?? []) : text === '' ? [] : [{ text }]))
    return withoutSecondStop(all)
  }

  return {
    language,
    segments,
    sentence: (saying, names) => capital(segments(saying, names)),
    text: (saying, names = []) =>
      segments(saying, names)
        .map(({ text }) => text)
        .join(''),
  }
}

/** No full stop after a name that ends with its own punctuation: `plays Boo!`. */
const withoutSecondStop = (all: readonly Segment[]): readonly Segment[] =>
  all.flatMap((segment, i) => {
    const isSecond = segment.text.startsWith('.') && /[!?]$/.test(all[i - 1]?.text ?? '')
    if (!isSecond) return [segment]
    return segment.text === '.' ? [] : [{ ...segment, text: segment.text.slice(1) }]
  })

/** A memoized function of a text. */
function remembered<T>(work: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>()
  return key => {
    const found = known.get(key) ?? work(key)
    if (known.size >= REMEMBERED) known.clear()
    known.set(key, found)
    return found
  }
}

/** A player's name keeps its own spelling. */
function capital([first, ...rest]: readonly Segment[]): readonly Segment[] {
  if (first === undefined || first.seat !== undefined) return first === undefined ? [] : [first, ...rest]
  return [{ ...first, text: `${first.text.charAt(0).toLocaleUpperCase()}${first.text.slice(1)}` }, ...rest]
}

/** A missing or misspelt message is a bug of ours and not something to show. */
function fail(error: Error): never {
  throw error
}
