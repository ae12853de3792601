import { expect, test } from 'vitest'
import { guestId } from '#games/workshop/guest-id'
import { readGuest } from '#games/workshop/guests-option'
import { open } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben } from '#testkit/table'
import { fist } from '../index.ts'
import type { Options } from '../options.ts'
import { position } from '../position.ts'
import type { GuestCharacter } from './guests.ts'
import {
  choose,
  drawCharacter,
  gain,
  gainStone,
  giveFairyBid,
  keep,
  playChosen,
  plunder,
  type Step,
  score,
  steal,
} from './steps.ts'
import { guestKinds } from './vocabulary.ts'

const may = (...steps: readonly Step[]): Step => ({ do: 'may', steps })
const guest = (...steps: readonly Step[]) =>
  ({ kind: 'character', names: { en: 'Stranger' }, picture: 'cowled', light: 'candle', copies: 2, steps }) as const
const refusalOf = (...steps: readonly Step[]): unknown => {
  const found = readGuest(guest(...steps), guestKinds)
  return 'expected' in found ? found.expected : null
}

test('R7.1 guests are specials, as many cards of each as it says', () => {
  const one = guest(gain({ silver: 2 }))
  const options = optionsFrom(fist.options, { guests: [one] })
  if (isOptionProblem(options)) throw new Error(options.expected)
  const { match, entry } = open(fist, { seats: 3, options, dice: diceOf(seedFrom('guests')) })
  const [seated] = entry.events
  const deck = seated?.type === 'seated' ? seated.deck : []
  expect(deck.filter(id => id === guestId(one as GuestCharacter))).toHaveLength(2)
  expect(match.state.options.guests).toEqual([one])
})

test('R7.1 whoever wins a guest does what it says', () => {
  const id = guestId(guest(choose('rival'), plunder('silver')) as GuestCharacter)
  const t = position({ up: id, purses: [{ fairy: 2 }, { fairy: 1, silver: 4 }, {}] })
  t.anaWins().answer(ana, 'rival', ben)
  expect(t.purses[ana]).toEqual({ fairy: 1, common: 0, silver: 4 })
  t.close()
})

test('2.8 guests: no more than three, and no two alike', () => {
  const some = [1, 2, 3, 4].map(silver => guest(gain({ silver })))
  const given = (guests: readonly unknown[]): Options | string => {
    const options = optionsFrom(fist.options, { guests })
    return isOptionProblem(options) ? options.expected : options
  }
  expect(given(some)).toBe('a list of at most 3 cards, no two alike')
  expect(given([some[0], some[0]])).toBe('a list of at most 3 cards, no two alike')
  expect(given(some.slice(1))).toMatchObject({ guests: some.slice(1) })
})

test('R7.2 a step acts only on what was chosen before, whatever is decided on the way', () => {
  expect(refusalOf(choose('rival'), steal)).toBeNull()
  expect(refusalOf(steal)).toBe('card.steps[0]: a rival that was chosen before (R7.2)')
  expect(refusalOf(choose('rival'), gainStone('chosen'))).toBe('card.steps[1]: a colour that was chosen before (R7.2)')
  expect(refusalOf(may(choose('rival')), steal)).toBe('card.steps[1]: a rival that was chosen before (R7.2)')
})

test('R7.3 a guest does something besides choosing', () => {
  expect(refusalOf(choose('colour'))).toBe('card.steps: something that it does (R7.3)')
  expect(refusalOf(drawCharacter)).toBe('card.steps: something that it does (R7.3)')
  expect(refusalOf(may(choose('rival')))).toBe('card.steps: something that it does (R7.3)')
  expect(refusalOf(choose('colour in the bank'), gainStone('chosen'))).toBeNull()
})

test('R7.4 a guest that is kept does nothing else', () => {
  expect(refusalOf(keep)).toBeNull()
  expect(refusalOf(keep, gain({ silver: 1 }))).toBe('card.steps: nothing else on a card that is kept (R7.4)')
  expect(refusalOf(may(keep))).toBe('card.steps: nothing else on a card that is kept (R7.4)')
})

test('R7.5 a guest asks for the bid once', () => {
  expect(refusalOf(may(giveFairyBid, score(1)))).toBeNull()
  expect(refusalOf(may(giveFairyBid, score(1)), may(giveFairyBid, score(1)))).toBe(
    'card.steps: the bid to be given once (R7.5)',
  )
})

test('R7.5 E36 one bid is given once, also if a guest brings another that asks for it', () => {
  const other = guestId(guest(giveFairyBid, gain({ common: 1 })) as GuestCharacter)
  const id = guestId(guest(giveFairyBid, choose('unseen character'), playChosen) as GuestCharacter)
  const t = position({ up: id, unseen: [other, 'blueDragon'], spent: [2, 0, 0] }).anaWins()
  t.answer(ana, 'character', other)
  expect(t.state.sides[ana]?.spent).toBe(2)
  expect(t.purses[ana]?.common).toBe(3)
  expect(t.heard('table')).toContainEqual({ type: 'nothingDone', seat: ana, rule: 'E36' })
})

test('R7.8 E38 a guest that plunders fairy gold leaves what was spent', () => {
  const id = guestId(guest(choose('rival'), plunder('fairy')) as GuestCharacter)
  const t = position({ up: id, purses: [{ fairy: 2 }, { fairy: 3 }, {}], spent: [0, 4, 0] })
  t.anaWins().answer(ana, 'rival', ben)
  expect([t.purses[ana]?.fairy, t.purses[ben]?.fairy, t.state.sides[ben]?.spent]).toEqual([4, 0, 4])
  t.close()
})

test('R7.17 E36 what asks for a bid that is already given is not offered', () => {
  const bid = (...steps: readonly Step[]): Step => ({ do: 'either', first: steps, second: [gain({ silver: 4 })] })
  const other = guestId(guest(bid(giveFairyBid, gain({ common: 1 }))) as GuestCharacter)
  const id = guestId(guest(giveFairyBid, choose('unseen character'), playChosen) as GuestCharacter)
  const t = position({ up: id, unseen: [other, 'blueDragon'], spent: [2, 0, 0] }).anaWins()
  t.answer(ana, 'character', other)
  expect([t.purses[ana]?.common, t.purses[ana]?.silver]).toEqual([2, 9])
})

test('R7.18 E45 a guest that copies what came up copies neither the Ghost nor another such guest', () => {
  const copier = (silver: number) =>
    guestId(guest(gain({ silver }), choose('auctioned character'), playChosen) as GuestCharacter)
  const t = position({ up: copier(1), before: ['witch', 'redDragon', 'ghost', copier(2)] }).anaWins()
  t.refuses(ana, 'character', 'ghost', 'E45').refuses(ana, 'character', copier(2), 'E45')
  t.answer(ana, 'character', 'redDragon')
  const u = position({ up: 'ghost', before: ['witch', 'redDragon', copier(1)] }).anaWins()
  u.refuses(ana, 'character', copier(1), 'E45').answer(ana, 'character', 'redDragon')
})

test('R7.18 E50 a guest that asks for the bid is never doubled', () => {
  const doubler = { character: 'doppelganger', charge: false } as const
  const asking = (step: Step) => position({ up: guestId(guest(step) as GuestCharacter), kept: [[doubler]] }).anaWins()
  const bid: Step = { do: 'either', first: [giveFairyBid, score(1)], second: [gain({ silver: 4 })] }
  expect(asking(bid).asked(ana)?.name).toBe('either')
  expect(asking(gain({ silver: 4 })).asked(ana)?.name).toBe('twice')
})
