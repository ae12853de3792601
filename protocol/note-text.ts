/*
 * What the text of a note contains. House and page read it with these functions, so that they agree. A text is Markdown,
 * and there is no syntax to learn beyond it: people paste addresses.
 */

/** What is shown in place of an address of this house that stands alone on its line. */
export type Embed =
  /** `/match/ID?at=ENTRY`, and with `&seat=SEAT` as that seat saw it; `at` null: where the match is now. */
  | { readonly kind: 'moment'; readonly match: string; readonly at: number | null; readonly seat: number | null }
  /** `/gallery/ID` */
  | { readonly kind: 'card'; readonly card: string }
  /** `/table/ID` */
  | { readonly kind: 'table'; readonly table: string }
  /** `/new/GAME/variant-LETTERS`: house rules, which are in the address itself (`games/workshop/variant.ts`). */
  | { readonly kind: 'variant'; readonly game: string; readonly letters: string }

/** A text in parts: Markdown, and embeds between it. `path`: where an embed leads. */
export type NotePart =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'embed'; readonly embed: Embed; readonly path: string }

/** A note that is quoted: its address is the first line of the quote. */
export interface Quoted {
  readonly thread: string
  readonly number: number
}

/** Whether an origin, such as `https://tavern.example`, is this house. */
export type IsOurs = (origin: string) => boolean

/** How many addresses of one note are shown as what they lead to. The others stay links. */
export const MOST_EMBEDS = 8

const ID = String.raw`([\w-]{1,64})`
const places: readonly (readonly [RegExp, (found: readonly string[], query: URLSearchParams) => Embed])[] = [
  [
    new RegExp(`^/match/${ID}$`),
    ([match = ''], query) => ({
      kind: 'moment',
      match,
      at: wholeIn(query.get('at')),
      seat: wholeIn(query.get('seat')),
    }),
  ],
  [new RegExp(`^/gallery/${ID}$`), ([card = '']) => ({ kind: 'card', card })],
  [new RegExp(`^/table/${ID}$`), ([table = '']) => ({ kind: 'table', table })],
  [
    /^\/new\/([a-z0-9-]{1,40})\/variant-([\w-]{1,3900})$/,
    ([game = '', letters = '']) => ({ kind: 'variant', game, letters }),
  ],
]
const NOTE = new RegExp(`^/board/${ID}$`)

const wholeIn = (text: string | null): number | null => (text !== null && /^\d{1,6}$/.test(text) ? Number(text) : null)

/** An address of this house, whole or from its root on; null if it is none. */
export function ownAddress(address: string, isOurs: IsOurs): URL | null {
  if (!/^(https?:\/\/|\/(?![/\\]))[^\s\\]*$/i.test(address)) return null
  if (!URL.canParse(address, 'http://here')) return null
  const url = new URL(address, 'http://here')
  if (url.username !== '' || url.password !== '' || url.pathname.startsWith('//')) return null // that would be a host
  return address.startsWith('/') || isOurs(url.origin) ? url : null
}

/** What this address would be shown as; null if it stays a link. */
export function embedAt(address: string, isOurs: IsOurs): Extract<NotePart, { kind: 'embed' }> | null {
  const url = ownAddress(address, isOurs)
  if (url === null) return null
  for (const [place, embedOf] of places) {
    const found = place.exec(url.pathname)
    if (found !== null) return { kind: 'embed', embed: embedOf(found.slice(1), url.searchParams), path: pathOf(url) }
  }
  return null
}

/** Where an address of this house leads, from its root on. */
export const pathOf = ({ pathname, search, hash }: URL): string => `${pathname}${search}${hash}`

/** The parts of a text. Addresses in quotes and in code are not shown as what they lead to. */
export function partsOf(text: string, isOurs: IsOurs): readonly NotePart[] {
  const parts: NotePart[] = []
  let lines: string[] = []
  let fence: string | null = null
  let embeds = 0
  const textSoFar = (): void => {
    if (lines.some(line => line.trim() !== '')) parts.push({ kind: 'text', text: lines.join('\n') })
    lines = []
  }
  for (const line of text.split('\n')) {
    const embed = fence === null && embeds < MOST_EMBEDS && /^ {0,3}\S/.test(line) ? embedAt(line.trim(), isOurs) : null
    if (embed === null) {
      fence = fenceAfter(fence, line)
      lines.push(line)
      continue
    }
    textSoFar()
    parts.push(embed)
    embeds++
  }
  textSoFar()
  return parts
}

/** What opened the code that goes on after this line; null if none does. */
function fenceAfter(fence: string | null, line: string): string | null {
  const [, mark = '', rest = ''] = /^ {0,3}(`{3,}|~{3,})(.*)$/.exec(line) ?? []
  if (mark === '') return fence
  if (fence === null) return mark.startsWith('`') && rest.includes('`') ? null : mark
  return mark.startsWith(fence) && rest.trim() === '' ? null : fence
}

/** The embeds of a text, in their order: how a note refers to them. */
export const embedsIn = (text: string, isOurs: IsOurs): readonly Embed[] =>
  partsOf(text, isOurs).flatMap(part => (part.kind === 'embed' ? [part.embed] : []))

/** The note that an address leads to; null if to none. */
export function noteAt(address: string, isOurs: IsOurs): Quoted | null {
  const url = ownAddress(address, isOurs)
  const thread = url === null ? undefined : NOTE.exec(url.pathname)?.[1]
  const number = wholeIn(url?.hash.slice(1) || '1')
  return thread === undefined || number === null || number === 0 ? null : { thread, number }
}

/** The notes that a text quotes. */
export const quotesIn = (text: string, isOurs: IsOurs): readonly Quoted[] =>
  text.split('\n').flatMap(line => {
    const [, quoted] = /^ {0,3}> ?(\S+)\s*$/.exec(line) ?? []
    return (quoted === undefined ? null : noteAt(quoted, isOurs)) ?? []
  })

/** How to quote a note: what is written for it, to be answered below. */
export const quoteOf = (address: string, text: string): string =>
  `${[address, ...text.trim().split('\n')].map(line => `> ${line}`).join('\n')}\n\n`

/** How deep quotes are in quotes. */
export const depthOfQuotes = (text: string): number =>
  Math.max(
    0,
    ...text.split('\n').map(line => [...(/^ {0,3}>[> ]*/.exec(line)?.[0] ?? '')].filter(each => each === '>').length),
  )

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** A text in parts: plain, and the numbers of rules. */
export type RuledParts = readonly { readonly text: string; readonly isRule: boolean }[]

/** Finds the numbers of these rules, as RULES.md has them (R4.2, E36, 2.8 guests), in a text. */
export function ruleReader(numbers: Iterable<string>): (text: string) => RuledParts {
  const longestFirst = [...numbers].toSorted((a, b) => b.length - a.length).map(literally)
  if (longestFirst.length === 0) return text => [{ text, isRule: false }]
  const number = new RegExp(String.raw`(?<![\p{L}\d./#-])(?:${longestFirst.join('|')})(?![\p{L}\d]|\.\d)`, 'gu')
  return text => {
    const parts: { readonly text: string; readonly isRule: boolean }[] = []
    let end = 0
    for (const { 0: found, index } of text.matchAll(number)) {
      if (index > end) parts.push({ text: text.slice(end, index), isRule: false })
      parts.push({ text: found, isRule: true })
      end = index + found.length
    }
    if (end < text.length) parts.push({ text: text.slice(end), isRule: false })
    return parts
  }
}
