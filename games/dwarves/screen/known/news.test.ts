import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { ana, ben } from '#testkit/table'
import { position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { newsOf, sentenceOf } from './news.ts'

const { text } = speaker('en', en)

const at = (t: ReturnType<typeof position>) => newsOf(t.heard(ben))

test('R4.3 the last thing that was done, with all who left for it', () => {
  const t = position({ hands: [['dwarf', 'elf']], groups: [['dwarf', 'orc'], ['dwarf', ['orc', 2]], []] })
  t.answer(ana, 'turn', { creature: 'dwarf' })
  const news = at(t)
  expect(news?.what.type).toBe('creaturePlayed')
  expect(news?.wide).toBe(true)
  expect(news?.gone.map(({ seat, count }) => [seat, count])).toEqual([
    [ana, 1],
    [ben, 2],
  ])
})

test('R2.5, R4.3 a creature out of the ice may be the third', () => {
  const groups = [
    ['yeti', 'dwarf', 'orc'],
    ['dwarf', 'orc'],
  ] as const
  const t = position({ hands: [['elf']], groups, discards: ['dwarf'] }).answer(ana, 'turn', { thaw: 'dwarf' })
  const news = at(t)
  expect(news?.what.type).toBe('creatureThawed')
  expect(news && text(sentenceOf(news), ['Ana'])).toBe(
    'Ana lets the yeti thaw: a dwarf comes out of the ice, the third on the table!',
  )
})

test('R2.6 a stare is the deed of the medusa', () => {
  const t = position({ hands: [['elf']], groups: [['medusa'], ['orc']] }).answer(ana, 'turn', { stare: '1.orc' })
  expect(at(t)?.what).toMatchObject({ type: 'creaturesLeft', kind: 'medusa' })
  expect(at(t)?.gone.map(({ kind }) => kind)).toEqual(['orc'])
})

test('nothing has been done before the first turn', () => {
  expect(newsOf([])).toBeNull()
})
