import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { botFaces, colours, crestsOf, faces, personaFaces } from '#protocol/crest'
import { loadFace } from '../faces.ts'
import { markOf } from '../marks.ts'
import { Crest } from './crest.tsx'

test('face, mark and colour stand together, and the mark alone until the face has come', async () => {
  const fox = <Crest crest={{ face: 'fox', colour: 'sea' }} seat={2} />
  const before = renderToStaticMarkup(fox)
  expect(before).toContain(markOf(2))
  expect(before).not.toContain('<svg')
  expect(before).toContain('--own:var(--crest-sea)')
  await loadFace('fox')
  const after = renderToStaticMarkup(fox)
  expect(after).toContain('<svg')
  expect(after).toContain(`<span class="crest-mark">${markOf(2)}</span>`)
  expect(after).toContain('--own:var(--crest-sea)')
})

test('every face has a picture of its own', async () => {
  const all = [...faces, ...botFaces, ...Object.values(personaFaces)]
  await Promise.all(all.map(loadFace))
  const drawn = all.map(face => renderToStaticMarkup(<Crest crest={{ face, colour: 'sky' }} seat={null} />))
  expect(drawn.every(html => html.includes('<svg'))).toBe(true)
  expect(new Set(drawn.map(html => html.match(/<svg.*<\/svg>/)?.[0])).size).toBe(all.length)
})

test('a face and a colour of a newer house leave the mark', async () => {
  await loadFace('phoenix')
  const html = renderToStaticMarkup(<Crest crest={{ face: 'phoenix', colour: 'mauve' }} seat={1} />)
  expect(html).toContain(markOf(1))
  expect(html).toContain('--own:var(--mist)')
})

test('six players are drawn in six colours, whatever they wished for', () => {
  const wish = { face: 'cat', colour: 'sun' }
  const sitters = [0, 1, 2, 3, 4, 5].map(n => ({ id: `p${n}`, isBot: n > 3, ...(n < 4 && { crest: wish }) }))
  const html = crestsOf(sitters).map((crest, seat) => renderToStaticMarkup(<Crest crest={crest} seat={seat} />))
  expect(new Set(html.map(each => each.match(/--own:[^"]+/)?.[0])).size).toBe(colours.length)
})
