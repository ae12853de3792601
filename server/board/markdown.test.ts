import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { htmlOf, type NoteReader, plainOf } from './markdown.ts'
import { rulesOf } from './rules.ts'

const isOurs = (origin: string): boolean => origin === 'https://tavern.example'
const reader: NoteReader = { isOurs, rulesOf: rulesOf(shelf) }
const html = (text: string, more: object = {}): string =>
  htmlOf(text, { game: 'fist', isNewcomers: false, ...more }, reader)

test.each([
  ['*a* **b** ~~c~~ `<d>`', '<p dir="auto"><em>a</em> <strong>b</strong> <s>c</s> <code>&lt;d&gt;</code></p>'],
  ['a\nb', '<p dir="auto">a<br>b</p>'],
  ['# One\n## Two', '<h3 dir="auto">One</h3><h4 dir="auto">Two</h4>'],
  ['- a\n- b', '<ul dir="auto"><li dir="auto">a</li><li dir="auto">b</li></ul>'],
  ['3. a', '<ol start="3" dir="auto"><li dir="auto">a</li></ol>'],
  ['> a\n\nb', '<blockquote dir="auto"><p dir="auto">a</p></blockquote><p dir="auto">b</p>'],
  ['```js onclick=x\n<b>\n```', '<pre><code>&lt;b&gt;\n</code></pre>'],
  ['---', '<hr>'],
  ['<script>alert(1)</script>', '<p dir="auto">&lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['&lt;b&gt; &amp;', '<p dir="auto">&amp;lt;b&amp;gt; &amp;amp;</p>'],
  ['[a](javascript:alert(1))', '<p dir="auto">[a](javascript:alert(1))</p>'],
  ['[a](data:text/html,x)', '<p dir="auto">[a](data:text/html,x)</p>'],
  ['[a](//evil.example)', '<p dir="auto">[a](//evil.example)</p>'],
  ['[a](/%2e%2e//evil.example)', '<p dir="auto">a</p>'],
  ['[a](https://tavern.example//evil.example)', expect.stringContaining('href="https://tavern.example//evil.example"')],
])('%j', (text, expected) => {
  expect(html(text)).toEqual(expected)
})

test('a link to elsewhere says where it leads, and those of newcomers have no weight', () => {
  const link = (rel: string, text: string, after = ''): string =>
    `<p dir="auto"><a href="https://evil.example/" rel="${rel}">${text}</a>${after}</p>`
  const rel = 'ugc noopener noreferrer'
  expect(html('https://evil.example/')).toBe(link(rel, 'https://evil.example/'))
  expect(html('[https://tavern.example](https://evil.example/ "x")')).toBe(
    link(rel, 'https://tavern.example', ' (evil.example)'),
  )
  expect(html('https://evil.example/', { isNewcomers: true })).toContain('rel="nofollow ugc noopener noreferrer"')
  expect(html('https://tаvern.example/x')).toContain('>https://xn--tvern-4ve.example/x<') // with a Cyrillic а
  expect(html('![x](https://evil.example/x.png)')).not.toContain('<img')
})

test('addresses of this house are links inside it, and embeds where they stand alone', () => {
  expect(html('See https://tavern.example/rules/gold.')).toContain('<a href="/rules/gold">')
  expect(html('One\nhttps://tavern.example/match/a?at=3\nTwo')).toBe(
    '<p dir="auto">One</p><p class="embed"><a href="/match/a?at=3" data-embed="0">/match/a?at=3</a></p><p dir="auto">Two</p>',
  )
  expect(html('> /board/th#3\n> a')).toBe(
    '<blockquote dir="auto"><p dir="auto"><a href="/board/th#3" data-note>/board/th#3</a><br>a</p></blockquote>',
  )
})

test('numbers of rules are links to them, in a thread of that game', () => {
  expect(html('By R1.2 and E99.')).toBe('<p dir="auto">By <a href="/rules/fist#R1.2" data-rule>R1.2</a> and E99.</p>')
  expect(html('2.8 guests')).toContain('<a href="/rules/fist#2.8-guests" data-rule>2.8 guests</a>')
  expect(html('[R1.2](https://evil.example/)')).not.toContain('data-rule')
  for (const game of [null, 'nowhere', '__proto__']) expect(html('R1.2', { game })).toBe('<p dir="auto">R1.2</p>')
})

test('what a text says in one line', () => {
  const text = '# Title\n\n> quoted\n\n*One*\ntwo [three](https://x.example)\n\n/table/t\n\n- four'
  expect(plainOf(text, isOurs, true)).toBe('Title One two three four')
  expect(plainOf(text, isOurs, false)).toBe('Title quoted One two three four')
})
