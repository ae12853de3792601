import MarkdownIt, { type Token } from 'markdown-it'
import { type IsOurs, type NotePart, noteAt, ownAddress, partsOf, pathOf, type RuledParts } from '#protocol/note-text'
import { escaped as escapedAsHtml } from './pages/html.ts'

/*
 * A note as HTML. Every token that is known becomes what is written here, and nothing else ever becomes HTML: no tag and
 * no attribute comes from the text, only addresses that were checked.
 */

/** What the text of a note is read with. */
export interface NoteReader {
  readonly isOurs: IsOurs
  /** Finds the numbers of rules in a thread of this game. */
  readonly rulesOf: (game: string | null) => (text: string) => RuledParts
}

/** What a note is about, and whether its links to elsewhere have weight. */
export interface NoteTerms {
  readonly game: string | null
  readonly isNewcomers: boolean
}

const DEEPEST = 20

const markdown = new MarkdownIt({ html: false, linkify: true, maxNesting: DEEPEST })
markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false, fuzzyIP: false })
markdown.disable(['image', 'table', 'reference', 'html_block', 'html_inline', 'entity'])
markdown.validateLink = address => /^https?:\/\/[^/\\]/i.test(address) || /^\/(?![/\\])/.test(address)
markdown.normalizeLinkText = address => markdown.normalizeLink(address) // a name that looks like another is written out

const escaped = (text: string): string => escapedAsHtml(text).replaceAll('\0', '\ufffd')

/** Tags by the token that opens or closes them. The text inside may run in either direction. */
const blocks: Readonly<Record<string, string>> = {
  paragraph: 'p',
  blockquote: 'blockquote',
  bullet_list: 'ul',
  ordered_list: 'ol',
  list_item: 'li',
}
const spans: Readonly<Record<string, string>> = { em: 'em', strong: 'strong', s: 's' }

/** Headings of a note are below those of the page. */
const headingOf = ({ tag }: Token): string => `h${Math.min(6, Number(tag.slice(1)) + 2)}`

export function htmlOf(text: string, terms: NoteTerms, reader: NoteReader): string {
  let embeds = 0
  return partsOf(text, reader.isOurs)
    .map(part => (part.kind === 'embed' ? embedded(part, embeds++) : rendered(part.text, terms, reader)))
    .join('')
}

/** How much of an address is shown. House rules are whole in theirs. */
const SHOWN = 80

const embedded = ({ path }: Extract<NotePart, { kind: 'embed' }>, index: number): string =>
  `<p class="embed"><a href="${escaped(path)}" data-embed="${index}">${escaped(path.length > SHOWN ? `${path.slice(0, SHOWN)}…` : path)}</a></p>`

const rendered = (text: string, terms: NoteTerms, reader: NoteReader): string =>
  markdown
    .parse(text, {})
    .map(token => block(token, terms, reader))
    .join('')

function block(token: Token, terms: NoteTerms, reader: NoteReader): string {
  const { type, children, content, hidden } = token
  if (type === 'inline') return inline(children ?? [], terms, reader)
  if (type === 'fence' || type === 'code_block') return `<pre><code>${escaped(content)}</code></pre>`
  if (type === 'hr') return '<hr>'
  if (type === 'heading_open') return `<${headingOf(token)} dir="auto">`
  if (type === 'heading_close') return `</${headingOf(token)}>`
  const [, name = '', edge] = /^(\w+)_(open|close)$/.exec(type) ?? []
  const tag = blocks[name]
  if (tag === undefined || hidden) return ''
  if (edge === 'close') return `</${tag}>`
  const start = Number(token.attrGet('start') ?? 1)
  return `<${tag}${tag === 'ol' && start > 1 ? ` start="${start}"` : ''} dir="auto">`
}

function inline(tokens: readonly Token[], terms: NoteTerms, reader: NoteReader): string {
  const html: string[] = []
  /** The links that are open, each with what follows its end. */
  const links: string[] = []
  for (const [at, token] of tokens.entries()) {
    const { type, content } = token
    const [, name = '', edge] = /^(\w+)_(open|close)$/.exec(type) ?? []
    if (type === 'text') html.push(links.length > 0 ? escaped(content) : ruled(content, terms, reader))
    else if (type === 'code_inline') html.push(`<code>${escaped(content)}</code>`)
    else if (type === 'softbreak' || type === 'hardbreak') html.push('<br>')
    else if (type === 'link_open') {
      const { open, close } = linkTo(String(token.attrGet('href')), textOf(tokens, at), terms, reader)
      html.push(open)
      links.push(close)
    } else if (type === 'link_close') html.push(links.pop() ?? '')
    else if (name in spans) html.push(edge === 'open' ? `<${spans[name]}>` : `</${spans[name]}>`)
    else html.push(escaped(content))
  }
  return html.join('')
}

/** What a link that begins here says. A text may have a thousand links, so only what is in this one is looked at. */
function textOf(tokens: readonly Token[], from: number): string {
  let text = ''
  for (let at = from + 1; tokens[at] !== undefined && tokens[at]?.type !== 'link_close'; at++)
    text += tokens[at]?.content
  return text
}

/** Where a link leads outside, its host is told, unless the link says it itself: its text may claim anything. */
function linkTo(href: string, text: string, { isNewcomers }: NoteTerms, { isOurs }: NoteReader) {
  const own = ownAddress(href, isOurs)
  if (own !== null) {
    const note = noteAt(href, isOurs) === null ? '' : ' data-note'
    return { open: `<a href="${escaped(pathOf(own))}"${note}>`, close: '</a>' }
  }
  if (!URL.canParse(href)) return { open: '', close: '' }
  const rel = `${isNewcomers ? 'nofollow ' : ''}ugc noopener noreferrer`
  const host = text === href ? '' : ` (${escaped(new URL(href).host)})`
  return { open: `<a href="${escaped(href)}" rel="${rel}">`, close: `</a>${host}` }
}

/** Plain text, in which numbers of rules, and the address of a note that is quoted, are links. */
function ruled(text: string, { game }: NoteTerms, { isOurs, rulesOf }: NoteReader): string {
  const note = noteAt(text.trim(), isOurs)
  if (note !== null) return `<a href="/board/${note.thread}#${note.number}" data-note>${escaped(text.trim())}</a>`
  if (game === null) return escaped(text)
  return rulesOf(game)(text)
    .map(({ text: part, isRule }) =>
      isRule
        ? `<a href="/rules/${escaped(encodeURIComponent(game))}#${escaped(encodeURIComponent(part.replaceAll(' ', '-')))}" data-rule>${escaped(part)}</a>`
        : escaped(part),
    )
    .join('')
}

/** What a text says, in one line, without quotes and embeds if it is to be short. */
export function plainOf(text: string, isOurs: IsOurs, isShort: boolean): string {
  const said: string[] = []
  for (const part of partsOf(text, isOurs)) {
    if (part.kind === 'embed') continue
    let quotes = 0
    for (const { type, content, children } of markdown.parse(part.text, {})) {
      if (type === 'blockquote_open') quotes++
      if (type === 'blockquote_close') quotes--
      if (quotes > 0 && isShort) continue
      if (type === 'fence' || type === 'code_block') said.push(content)
      if (type === 'inline')
        said.push((children ?? []).map(({ type, content }) => (type.endsWith('break') ? ' ' : content)).join(''))
    }
  }
  return said.join(' ').replaceAll(/\s+/g, ' ').trim()
}
