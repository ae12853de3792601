import { pickOne, type Rng } from '#kernel/chance'

/* Texts that somebody might post who means harm. */

/** Matches that embeds can be aimed at. */
export interface Targets {
  readonly playing: string
  readonly over: string
  readonly table: string
  readonly card: string
  /** The address of the house. */
  readonly origin: string
}

const scripts = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<a href="javascript:alert(1)">x</a>',
  '<style>*{display:none}</style>',
  '<!--><script>alert(1)</script-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p class="embed"><a href="/x" data-embed="0">x</a></p>',
  '"><script>alert(1)</script>',
  "' onmouseover='alert(1)",
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '</code></pre><script>alert(1)</script>',
  '{{constructor.constructor("alert(1)")()}}',
  '$\u007balert(1)}',
]
const addresses = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\tscript:alert(1)',
  '&#106;avascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:/\\evil.example',
  'https://tavern@evil.example/',
  'https://evil.example/"onclick="alert(1)',
  'https://evil.example/<script>',
  "https://evil.example/'><b>",
  'http://tаvern.example/', // with a Cyrillic а
  'https://evil.example/%0d%0aSet-Cookie:x',
  '/%2e%2e//evil.example',
  '/match/..%2f..%2fapi',
  'mailto:a@b.example',
  'https://[::1]/',
  'http://',
  'https://evil.example:99999/',
  '#x" onclick="x',
  '',
]
const unseen = ['\u200b', '\u202e', '\u2066', '\u2069', '\u200f', '\u00ad', '\ufeff', '\u180e', '\u2800', '\u{e0041}']
const names = ['Аna', 'Вen', 'Tavеrn', 'מערכת', 'المضيف', '🐉👩‍👩‍👧‍👦', 'Z͑ͫ̓ͪ̂a̴̵̜̰͔l̠g̼o']
const marks = [
  '*',
  '_',
  '`',
  '[',
  ']',
  '(',
  ')',
  '>',
  '#',
  '-',
  '+',
  '~',
  '!',
  '|',
  '\\',
  '\n',
  ' ',
  '<',
  '&',
  '"',
  "'",
]

const many = (rng: Rng, most: number, piece: () => string): string =>
  [...Array(1 + rng.below(most)).keys()].map(piece).join('')

/** A kind of harm, and how to write it. */
const kinds: Readonly<Record<string, (rng: Rng, at: Targets) => string>> = {
  scripts: rng =>
    many(rng, 5, () => `${pickOne(rng, scripts)}${pickOne(rng, ['\n', ' ', '\n\n> ', '\n- ', '\n    '])}`),
  links: rng =>
    many(rng, 6, () => {
      const address = pickOne(rng, addresses)
      return pickOne(rng, [
        `[x](${address})\n`,
        `[${pickOne(rng, scripts)}](${address} "${pickOne(rng, scripts)}")\n`,
        `![x](${address})\n`,
        `<${address}>\n`,
        `[x]: ${address}\n[x]\n`,
        `[https://tavern.example](${address})\n`,
        `${address}\n`,
        `[x](<${address}>)\n`,
      ])
    }),
  huge: rng =>
    pickOne(rng, ['x', '\n', '**', '[', '> ', 'ж', '🐉', '`', 'https://x.example/ ']).repeat(1 + rng.below(9000)),
  'nested quotes': rng =>
    many(rng, 30, () => `${'> '.repeat(rng.below(8))}${pickOne(rng, ['x', '/match/x', '```', '- '])}\n`),
  'nested lists': rng => many(rng, 60, () => `${' '.repeat(rng.below(40))}${pickOne(rng, ['- ', '1. ', '* '])}`),
  directions: rng => many(rng, 40, () => `${pickOne(rng, unseen)}${pickOne(rng, [...names, 'abc ', '\n', '123'])}`),
  'look-alikes': rng =>
    many(rng, 20, () => `${pickOne(rng, names)}: R1.2${pickOne(rng, unseen)} Е36 ${pickOne(rng, ['\n', ' '])}`),
  marks: rng => many(rng, 400, () => pickOne(rng, marks)),
  fences: rng =>
    many(
      rng,
      8,
      () => `${pickOne(rng, ['```', '~~~', '````'])}${pickOne(rng, ['', 'js', '" onclick="x', '<b>'])}\n/match/x\n`,
    ),
  embeds: (rng, at) =>
    many(rng, 12, () => {
      const path = pickOne(rng, [
        `/match/${at.playing}?at=${rng.below(9)}&seat=${rng.below(5)}`,
        `/match/${at.playing}?seat=${rng.below(5)}`,
        `/match/${at.over}?at=${rng.below(30)}&seat=${rng.below(5)}`,
        `/match/${at.over}?at=99999999999&seat=-1`,
        `/match/${at.over}?seat=0&seat=1`,
        `/match/${at.playing}/../${at.over}?seat=0`,
        `/table/${at.table}`,
        `/gallery/${at.card}`,
        '/match/none?at=1',
        '/api/people/me',
      ])
      const before = pickOne(rng, [
        '',
        '',
        '',
        at.origin,
        'https://evil.example',
        `${at.origin}.evil.example`,
        '\u200b',
      ])
      return `${pickOne(rng, ['', '', ' ', '> ', '    ', 'x '])}${before}${path}${pickOne(rng, ['', '', ' ', '#x', '&edition=x'])}\n`
    }),
  'house rules': (rng, at) =>
    many(rng, 6, () => {
      const name = pickOne(rng, [...scripts, ...names, `a${pickOne(rng, unseen)}b`, 'Friday', 'x'.repeat(3000), ''])
      const options = pickOne<unknown>(rng, [{}, { pointsToWin: 2 }, { pointsToWin: '2' }, { guests: [{}] }, [], null])
      const rules = { names: { [pickOne(rng, ['en', 'xx', '__proto__', '<b>'])]: name }, options }
      const letters = Buffer.from(pickOne(rng, [JSON.stringify(rules), JSON.stringify(rules), '{', name])).toString(
        'base64url',
      )
      const game = pickOne(rng, ['fist', 'fist', 'gold', 'chess', '__proto__', 'constructor'])
      return `${pickOne(rng, ['', at.origin])}/new/${game}/variant-${letters}\n`
    }),
  'broken text': rng =>
    many(rng, 5, () =>
      pickOne(rng, ['\0', '\ud800', '\uffff', 'ok', '\u2028', '\x1b[31m', "'; drop table board_notes; --"]),
    ),
}
export const kindsOfNotes = Object.keys(kinds)

export const hostileNote = (rng: Rng, kind: string, at: Targets): string => kinds[kind]?.(rng, at) ?? ''

/** What somebody might search for who means harm. */
export const hostileSearch = (rng: Rng): string =>
  many(rng, 6, () =>
    pickOne(rng, [
      '"',
      "'",
      '*',
      ' OR ',
      ' NEAR(',
      ')',
      ':*',
      '&',
      '|',
      '!',
      '<->',
      '\\',
      'dra',
      '^',
      '-',
      'и',
      '\u200b',
      '%',
      '_',
    ]),
  )
