import { expect, test } from 'vitest'
import type { Saying } from '#games/saying'
import { speaker } from '#games/speaker'
import type { Entry } from '#kernel/match'
import { inLanguages } from '#testkit/in-languages'
import { ana, ben, cleo } from '#testkit/table'
import type { FistEvent } from '../../events.ts'
import { manifest } from '../../manifest.ts'
import { type FistTable, position } from '../../position.ts'
import { storyOf } from './story.ts'

const entriesOf = ({ events }: FistTable): readonly Entry<FistEvent>[] => [{ seq: 0, at: 0, by: 'house', events }]
const whyOf = (table: FistTable): readonly Saying[] => storyOf(entriesOf(table), table.state).why
const names = ['Ana', 'Ben', 'Cleo']
const speakers = Object.entries(await inLanguages(manifest.texts)).map(([language, its]) => speaker(language, its))
const said = (why: readonly Saying[], language = 'en'): readonly string[] =>
  why.map(it =>
    (speakers.find(each => each.language === language)?.sentence(it, names, null) ?? [])
      .map(({ text }) => text)
      .join(''),
  )

test('a story has every point at its auction, and says what the last ones cost', () => {
  const table = position({ seats: 3, up: 'necromancer', unseen: ['witch'], points: [2, 1, 0] })
  table.answer(ana, 'bid', { fairy: 3 }).answer(ben, 'bid', { fairy: 1 }).answer(cleo, 'bid', {})
  table.answer(ana, 'may', 'use')
  const story = storyOf(entriesOf(table), table.state)
  const last = story.steps.at(-1)
  expect(last?.seat).toBe(ana)
  expect(last?.total).toBe(3)
  expect(story.why.map(({ say }) => say)).toEqual(['screen.story.last', 'screen.story.bid', 'screen.story.rivals'])
  expect(story.why[1]?.with).toMatchObject({ bid: 3, next: 1 })
})

test('R7.12 it says that the last word decided a tie without silver', () => {
  const table = position({ up: 'quackWizard', points: [2, 1, 0], boons: [['last word']] }).bids(3, 3, 0)
  expect(said(whyOf(table))).toEqual([
    'Ana scored the last point with the Quack Wizard in round 1.',
    'The highest bids were level at 3.',
    'Then the last word decided, without silver.',
    'Next: Ben, with 1 point.',
  ])
})

/** The last card of the last round, which nobody wins. */
const counted = (given: Partial<Parameters<typeof position>[0]>): FistTable =>
  position({ seats: 3, up: 'witch', before: [], unseen: [], options: { roundLimit: 1 }, ...given }).bids(0, 0, 0)

test('E52 when the count ends the game it tells of the winner, not of the last one to score', () => {
  const table = position({ seats: 3, up: 'quackWizard', unseen: [], points: [2, 0, 0], options: { roundLimit: 1 } })
  const why = whyOf(table.bids(0, 1, 0))
  expect(table.state.result?.ranking).toEqual([1, 2, 3])
  expect(said(why)).toEqual([
    'Nobody reached 3 points: after round 1 the count decided.',
    'Most points: Ana, with 2.',
    'Next: Ben, with 1 point.',
  ])
})

test('E52 it says that stones decided, or gold, or neither', () => {
  const points = [1, 1, 0]
  const stones = whyOf(counted({ points, stones: [{ red: 1 }, { red: 2, blue: 1 }, {}] }))
  expect(said(stones).slice(1)).toEqual([
    'Level on points: Ana and Ben, with 1 each.',
    'Most stones decided: Ben, with 3 against 1.',
  ])
  const gold = whyOf(
    counted({ points, stones: [{ red: 1 }, { blue: 1 }], purses: [{ fairy: 3, common: 1 }, { fairy: 3 }] }),
  )
  expect(said(gold).slice(2)).toEqual([
    'Level on stones too: Ana and Ben, with 1 each.',
    'Most gold decided: Ana, with 4 against 3.',
  ])
  const shared = whyOf(counted({ points, stones: [{ red: 1 }, { blue: 1 }], purses: [{ fairy: 3 }, { common: 3 }] }))
  expect(said(shared).at(-1)).toBe('Level on gold too, with 3 each: the win is shared.')
})

test('R5.3 a count without points begins with the stones', () => {
  const why = whyOf(counted({ options: {}, purses: [{}, {}, {}], stones: [{}, {}, { red: 1 }] }))
  expect(said(why).slice(1)).toEqual(['Nobody scored a point.', 'Most stones decided: Cleo, with 1 against 0.'])
})

const decisive = (more: Partial<Parameters<typeof position>[0]>): FistTable =>
  position({ seats: 3, up: 'quackWizard', unseen: ['witch'], points: [2, 1, 0], ...more })

test('R2.8 after a tie it tells what was bid in silver', () => {
  const why = whyOf(decisive({}).bids(3, 3, 0).silver(2, 1))
  expect(said(why).slice(1, -1)).toEqual(['The highest bids were level at 3.', 'Then silver decided: 2 against 1.'])
})

test('E14 an amulet raises what a bid is worth, not what was paid', () => {
  const why = whyOf(decisive({ amulets: [1] }).bids({ fairy: 3, amulet: 1 }, 3, 0))
  expect(said(why).slice(1, -1)).toEqual([
    'The winning bid was 6; the next highest was 3.',
    'With an amulet, 3 fairy gold counted as 6.',
  ])
})

test.each(speakers)('$language: every reason can be said', ({ language }) => {
  const tables = [
    counted({ points: [2, 0, 0] }),
    counted({ points: [1, 1, 0], stones: [{ red: 1 }, {}] }),
    counted({ points: [1, 1, 0], purses: [{ fairy: 3 }, { fairy: 2 }] }),
    counted({ points: [1, 1, 0], purses: [{ fairy: 3 }, { fairy: 3 }] }),
    decisive({}).bids(3, 3, 0).silver(2, 1),
    decisive({ amulets: [1] }).bids({ fairy: 3, amulet: 1 }, 3, 0),
  ]
  const all = tables.flatMap(table => said(whyOf(table), language))
  expect(all.filter(text => text === '' || /undefined|[{}]|\s\s|screen\./.test(text))).toEqual([])
})
