import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { position } from '../../position.ts'
import { answerOf } from './answers.ts'
import { fateIn, forecastOf, forecastSayings } from './forecast.ts'

const third = () =>
  position({
    groups: [
      ['troll', ['goblin', 2]],
      ['troll', 'dwarf'],
      [
        ['dwarf', 2, 'flyingDwarves'],
        ['orc', 2],
      ],
    ],
    hands: [['troll', 'elf', 'dwarf', 'gnome', 'boo', 'duel', 'strongDwarves']],
  })

test('R4.3, R5.12 a third troll drives off everybody’s, but those that fly', () => {
  const forecast = forecastOf(third().state, ana, 'troll')
  expect([forecast.all, forecast.own]).toEqual([3, 0])
  expect(fateIn(forecast, ben, 'dwarf')).toBe('leaves')
  expect(fateIn(forecast, cleo, 'orc')).toBe('leaves')
  expect(fateIn(forecast, cleo, 'dwarf')).toBe('flies')
  expect(fateIn(forecast, ana, 'goblin')).toBeNull()
  expect(forecastSayings(forecast).map(({ saying, isHarm }) => [saying.say, isHarm])).toEqual([
    ['stage.forecast.leave', false],
    ['stage.forecast.stay', false],
    ['stage.forecast.lose', false],
  ])
})

test('R4.2 the first of its kind drives off only the player’s own, which is said once', () => {
  const forecast = forecastOf(third().state, ana, 'elf')
  expect([forecast.all, forecast.own]).toEqual([2, 2])
  expect(forecastSayings(forecast)).toMatchObject([{ saying: { say: 'stage.forecast.leave' }, isHarm: true }])
})

test('every card in hand has its own short answer', () => {
  const table = third()
  const asked = table.asked(ana)
  if (asked?.name !== 'turn') throw new Error('it is not her turn')
  const answers = (['troll', 'elf', 'gnome', 'boo', 'duel', 'strongDwarves'] as const).map(card => {
    const { saying, tone } = answerOf(table.state, asked.ask, ana, card)
    return [card, saying.say.replace('stage.answers.', ''), saying.with.n ?? null, tone]
  })
  expect(answers).toEqual([
    ['troll', 'leave', 3, 'strong'],
    ['elf', 'yours', 2, 'harm'],
    ['gnome', 'nobody', null, 'idle'],
    ['boo', 'inBattle', null, 'idle'],
    ['duel', 'battle', null, null],
    ['strongDwarves', 'fits', 3, null],
  ])
})
