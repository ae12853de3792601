import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { guestId } from '#games/workshop/guest-id'
import { ana, ben } from '#testkit/table'
import { guestCreature, moss, mossGiant } from '../../cards/testing.ts'
import { type DwarvesTable, position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { newsOf, sentenceOf } from './news.ts'
import { reachOf, thirdsOf } from './thirds.ts'

const { text } = speaker('en', en)
const options = { guests: [mossGiant] }
const newsAt = (t: DwarvesTable): string => {
  const news = newsOf(t.heard(ben))
  return news === null ? '' : text(sentenceOf(news), ['Ana'])
}

test('R14.4 which guests lack but one, and what the next one reaches', () => {
  const at = (count: number) => position({ options, hands: [['boo']], groups: [[[moss, count]]] }).state
  expect([1, 2].map(count => reachOf(at(count), moss))).toEqual(['third', 'nobody'])
  expect(thirdsOf(at(1)).map(saying => text(saying))).toEqual([
    'Moss Giant: one more drives off all goblins and elves.',
  ])
})

test('R14.3 a third of the box that cannot stand a guest names it, too', () => {
  const { state } = position({ options, hands: [['boo']], groups: [[['dwarf', 2]]] })
  expect(thirdsOf(state).map(saying => text(saying))).toEqual([
    'Dwarf: one more drives off all orcs and “Moss Giant” creatures.',
  ])
})

test('R14.4 the news says which of its kind it is', () => {
  const t = position({ options, hands: [[moss]], groups: [['goblin'], [moss]] })
  expect(newsAt(t.answer(ana, 'turn', { creature: moss }))).toBe('Ana plays “Moss Giant”: number 2 on the table!')
})

test('R14.2 the news names the guest whose power was used', () => {
  const slush = guestCreature('Slush', { power: 'thaw' })
  const basilisk = guestCreature('Basilisk', { power: 'stare' })
  const given = { options: { guests: [slush, basilisk] }, hands: [['boo']], discards: ['orc'] } as const
  const thawed = position({ ...given, groups: [[guestId(slush)]] }).answer(ana, 'turn', { thaw: 'orc' })
  expect(newsAt(thawed)).toBe('Ana lets “Slush” thaw: an orc comes out of the ice.')
  const stared = position({ ...given, groups: [[guestId(basilisk)], ['elf']] }).answer(ana, 'turn', { stare: '1.elf' })
  expect(newsAt(stared)).toBe('Ana lets “Basilisk” stare one last time.')
})
