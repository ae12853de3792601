import { createTranslator, type Locale } from 'use-intl/core'
import type { Joined, Piece, Saying, Words } from './saying.ts'
import { nameIn } from './workshop/guest.ts'
import { guestOf, isGuest } from './workshop/guest-id.ts'

/** A piece of a sentence: plain text, or the name of something that can be pointed at. */
export interface Segment {
  readonly text: string
  readonly seat?: number
  /** It stands for the reader's own seat, as `you` or whatever form the sentence needs. */
  readonly you?: true
  readonly card?: string
  readonly thing?: string
  readonly n?: number
  readonly rule?: string
}

/** The seat that is addressed as `you`; null if everybody is called by name. */
export type Me = number | null

/** Says a game's sayings in one language. */
export interface Speaker {
  readonly language: string
  segments(saying: Saying, names: readonly string[], me?: Me): readonly Segment[]
  /** Capitalized. */
  sentence(saying: Saying, names: readonly string[], me?: Me): readonly Segment[]
  text(saying: Saying, names?: readonly string[], me?: Me): string
  /** The title of a card, also of a guest. */
  name(card: string): string
}

/** Who reads: the names at the table, and which of them is `you`. */
interface Table {
  readonly names: readonly string[]
  readonly me: Me
}
type Values = Readonly<Record<string, string | number>>
/** Mark the number of a piece within a formatted message, and how it calls `you`. They are letters of no language. */
const [OPEN, AS, CLOSE] = ['\uE000', '\uE002', '\uE001']
const mark = new RegExp(`${OPEN}(\\d+)(?:${AS}([^${CLOSE}]*))?${CLOSE}`)
/** How many formatted messages are cached. A table keeps saying the same ones. */
const REMEMBERED = 2000
/** The forms of a card's name in a sentence. Every language provides them, even where they are identical. */
const forms = { '': 'name', The: 'the', Object: 'object' } as const
type Form = (typeof forms)[keyof typeof forms]

const between = { dots: ' · ', commas: ', ', semicolons: '; ', spaces: ' ' } as const

/** The tavern's English has no comma before the last `and`. */
const localeOf = (language: string): Locale => (language === 'en' ? 'en-GB' : language) as Locale

export function speaker(language: string, words: Words): Speaker {
  const locale = localeOf(language)
  const translate = createTranslator({ locale, messages: words as Record<string, unknown>, onError: fail })
  const put = translate.markup as unknown as (name: string, values: object) => string
  const putOnce = remembered((key: string) => {
    const [name, values] = JSON.parse(key) as [string, Values]
    return put(name, { ...values, ...tagsOf(values) })
  })
  const message = (name: string, values: Values = {}): string => putOnce(JSON.stringify([name, values]))
  /** A guest brings its own name. Nobody knows how to inflect it, so within a sentence it is quoted. */
  const card = (id: string, form: Form): Segment => ({
    text: isGuest(id) ? quotedIn(language, nameIn(guestOf(id), language), form) : message(`cards.${id}.${form}`),
    card: id,
  })
  const partsOf = { and: partsBy('conjunction'), or: partsBy('disjunction') }
  /** Cached list formatting by number of items. */
  function partsBy(type: Intl.ListFormatType) {
    const list = new Intl.ListFormat(locale, { type })
    return remembered(n => list.formatToParts(Array.from({ length: Number(n) }, (_, i) => `${i}`)))
  }

  function joined(pieces: readonly Piece[], how: Joined, at: Table, you?: string): readonly Segment[] {
    if (pieces.length === 0) return [{ text: message('nothing') }]
    const all = meFirst(pieces, at.me).map(piece => rendered(piece, at, you))
    if (how !== 'and' && how !== 'or')
      return all.flatMap((each, i) => (i === 0 ? each : [{ text: between[how] }, ...each]))
    return partsOf[how](`${all.length}`).flatMap(({ type, value }) =>
      type === 'element' ? (all[Number(value)] ?? []) : [{ text: value }],
    )
  }

  /** `you` is what the sentence calls the reader here; `you` itself if it does not say. */
  function rendered(piece: Piece, at: Table, you?: string): readonly Segment[] {
    if (typeof piece !== 'object') return [{ text: String(piece) }]
    if ('seat' in piece && piece.seat === at.me) return [{ text: you ?? message('you'), seat: piece.seat, you: true }]
    if ('seat' in piece) return [{ text: at.names[piece.seat] ?? `${piece.seat + 1}`, seat: piece.seat }]
    if ('card' in piece) return [card(piece.card, 'name')]
    if ('thing' in piece)
      return [{ text: message(`things.${piece.thing}`, { n: piece.n }), thing: piece.thing, n: piece.n }]
    if ('rule' in piece) return [{ text: piece.rule, rule: piece.rule }]
    if ('all' in piece) return joined(piece.all, piece.joined, at, you)
    if ('sentence' in piece) return capital(said(piece.sentence, at))
    return said(piece, at)
  }

  function said({ say, with: pieces }: Saying, at: Table): readonly Segment[] {
    const held: ((you?: string) => readonly Segment[])[] = []
    const hold = (what: (you?: string) => readonly Segment[]): string => `${OPEN}${held.push(what) - 1}${CLOSE}`
    const values: Record<string, string | number> = {}
    for (const [name, piece] of Object.entries(pieces)) {
      if (typeof piece !== 'object') values[name] = piece
      else if ('card' in piece)
        for (const [suffix, form] of Object.entries(forms))
          values[`${name}${suffix}`] = hold(() => [card(piece.card, form)])
      else {
        values[name] = hold(you => rendered(piece, at, you))
        values[`${name}Is`] = whoIs(piece, at.me)
      }
    }
    // Of every three, the second is the number of a held piece and the third what it calls the reader.
    const parts = message(say, values).split(mark)
    const all = parts.flatMap((text, i) => {
      if (i % 3 === 0) return text === '' ? [] : [{ text }]
      return i % 3 === 1 ? (held[Number(text)]?.(parts[i + 1]) ?? []) : []
    })
    return withoutSecondStop(all)
  }

  const segments: Speaker['segments'] = (saying, names, me = null) => said(saying, { names, me })
  return {
    language,
    segments,
    name: id => card(id, 'name').text,
    sentence: (saying, names, me) => capital(segments(saying, names, me)),
    text: (saying, names = [], me = null) =>
      segments(saying, names, me)
        .map(({ text }) => text)
        .join(''),
  }
}

const quotes: Readonly<Record<string, readonly [string, string]>> = { de: ['„', '“'], it: ['«', '»'], ru: ['«', '»'] }

function quotedIn(language: string, name: string, form: Form): string {
  const [open, close] = quotes[language] ?? ['“', '”']
  return form === 'name' ? name : `${open}${name}${close}`
}

/** Whether a piece is `you`, a list of `you` and others (`youToo`), or neither. A message selects by it. */
function whoIs(piece: Exclude<Piece, string | number>, me: Me): 'you' | 'youToo' | 'other' {
  const seats = 'all' in piece ? piece.all : [piece]
  if (!seats.some(each => isMe(each, me))) return 'other'
  return seats.length === 1 ? 'you' : 'youToo'
}

const isMe = (piece: Piece, me: Me): boolean => typeof piece === 'object' && 'seat' in piece && piece.seat === me

/** `You and Ben`, whatever the order. */
const meFirst = (pieces: readonly Piece[], me: Me): readonly Piece[] =>
  pieces.some(piece => isMe(piece, me))
    ? [...pieces.filter(piece => isMe(piece, me)), ...pieces.filter(piece => !isMe(piece, me))]
    : pieces

/** For every held piece `who`, the tag `<whoAs>your</whoAs>`: the piece, with this word for the reader. */
function tagsOf(values: Values): Readonly<Record<string, (you: string) => string>> {
  const held = Object.entries(values).flatMap(([name, value]) =>
    typeof value === 'string' && value.startsWith(OPEN) ? [[`${name}As`, value.slice(0, -1)] as const] : [],
  )
  return Object.fromEntries(held.map(([tag, piece]) => [tag, you => `${piece}${AS}${you}${CLOSE}`]))
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
  if (first === undefined) return []
  if (first.text === '(') return [first, ...capital(rest)]
  if (first.seat !== undefined && first.you !== true) return [first, ...rest]
  return [{ ...first, text: `${first.text.charAt(0).toLocaleUpperCase()}${first.text.slice(1)}` }, ...rest]
}

/** A missing or misspelt message is a bug of ours and not something to show. */
function fail(error: Error): never {
  throw error
}
