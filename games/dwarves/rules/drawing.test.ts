import { expect, test } from 'vitest'
import { seatsOf, viewersOf } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { battle, position } from '../position.ts'

const four = ['boo', 'duel', 'elf', 'elf'] as const
const five = ['boo', 'duel', 'elf', 'elf', 'elf'] as const

test('R3.1 at the end of your turn you draw up to 5, card by card, each from a deck of your choice', () => {
  const t = position({ seats: 2, hands: [['orc', 'elf', 'elf', 'boo'], ['boo']] })
  t.answer(ana, 'turn', { creature: 'orc' })
  t.rolls(0).answer(ana, 'draw', 'creature').rolls(0).answer(ana, 'draw', 'other')
  expect(t.hands[ana]).toEqual(['elf', 'elf', 'boo', 'goblin', 'sandwich'])
  expect(t.state.stage).toEqual({ at: 'turn', seat: ben })
  t.close()
})

test('R3.1 told: a card is seen before the next deck is chosen', () => {
  const t = position({ seats: 2, hands: [['orc', 'elf', 'elf', 'elf']] })
  t.answer(ana, 'turn', { discard: 'orc' }).rolls(0).answer(ana, 'draw', 'other')
  const card = { only: [ana], is: 'sandwich' }
  expect(t.told(ana)).toContainEqual({ type: 'cardDrawn', seat: ana, deck: 'other', card })
  expect(t.state.stage).toEqual({ at: 'draw', seat: ana })
  t.close()
})

test('R3.1 only who has had the turn draws, not the others', () => {
  const t = position({ seats: 2, hands: [['orc', ...four], ['boo']] })
  t.answer(ana, 'turn', { discard: 'orc' }).refuses(ben, 'draw', 'other', 'R3.1').draws('other')
  expect(t.hands.map(hand => hand.length)).toEqual([5, 1])
  t.close()
})

test('R3.2 after a battle the starter draws all cards, then the next clockwise, and so on', () => {
  const given = { turn: ben, groups: [[], ['goblin']], hands: [four, ['elf', 'elf', 'elf'], four] } as const
  const t = battle('sandwich', [6], given).lays(null, null, null)
  const order: unknown[] = []
  for (let stage = t.state.stage; stage?.at === 'draw'; stage = t.state.stage) {
    order.push(stage.seat)
    t.rolls(0).answer(stage.seat, 'draw', 'creature')
  }
  expect(order).toEqual([ben, ben, cleo, ana])
  expect(t.hands.map(hand => hand.length)).toEqual([5, 5, 5])
  expect(t.state.stage).toEqual({ at: 'turn', seat: cleo })
  t.close()
})

test('R3.3 who has 5 cards draws none', () => {
  const given = { groups: [['goblin']], hands: [five, five, ['boo', ...four]] } as const
  const t = battle('sandwich', [6], given).lays(null, null, 'boo').wait()
  expect(t.state.stage).toEqual({ at: 'draw', seat: cleo })
  t.draws('creature')
  expect(t.hands.map(hand => hand.length)).toEqual([5, 5, 5])
  t.close()
})

test('R3.3 a power leaves the hand as it was: with 5 cards nobody draws', () => {
  const t = position({ hands: [five, ['boo']], groups: [['medusa'], ['orc']] }).answer(ana, 'turn', { stare: '1.orc' })
  expect(t.hands[ana]).toEqual(five)
  expect(t.state.stage).toEqual({ at: 'turn', seat: ben })
  t.close()
})

test('R3.4 when a card is asked for from an empty deck, its discards become the deck', () => {
  const t = position({ hands: [['orc', ...four]], decks: { creature: [] }, discards: ['elf', 'troll', 'boo'] })
  t.answer(ana, 'turn', { discard: 'orc' }).rolls(1).answer(ana, 'draw', 'creature')
  expect(t.happened).toContain('deckReshuffled')
  expect(t.hands[ana]).toEqual([...four, 'troll'])
  expect(t.state.decks.creature).toMatchObject({ size: 2, discards: [] })
  expect(t.state.decks.other.discards).toEqual(['boo'])
  t.close()
})

test('R3.4 not earlier: the last card is drawn, and the discards stay', () => {
  const t = position({ hands: [['orc', ...four]], decks: { creature: ['titan'] } })
  t.answer(ana, 'turn', { discard: 'orc' }).answer(ana, 'draw', 'creature')
  expect(t.happened).not.toContain('deckReshuffled')
  expect(t.hands[ana]).toEqual([...four, 'titan'])
  expect(t.state.decks.creature).toMatchObject({ size: 0, discards: ['orc'] })
  t.close()
})

test('R3.4 not earlier: while the other deck is asked for, an empty one stays empty', () => {
  const t = position({ hands: [['orc', ...four]], decks: { creature: [] } })
  t.answer(ana, 'turn', { discard: 'orc' }).rolls(0).answer(ana, 'draw', 'other')
  expect(t.state.decks.creature).toMatchObject({ size: 0, discards: ['orc'] })
  t.close()
})

test('R3.4 cards in play are not shuffled', () => {
  const groups = [[['dwarf', 2, 'flyingDwarves']], ['orc']] as const
  const t = position({ hands: [['boo', ...four]], groups, decks: { creature: ['titan'], other: [] } })
  t.answer(ana, 'turn', { discard: 'boo' }).answer(ana, 'draw', 'other')
  expect(t.hands[ana]).toEqual([...four, 'boo'])
  expect([t.groups(ana), t.groups(ben)]).toEqual([['2 dwarf flyingDwarves'], ['1 orc']])
  t.close()
})

test('R3.4 when a battle is over its cards lie in the discards, and can be drawn again', () => {
  const given = { groups: [['goblin']], hands: [four, four], decks: { creature: ['titan'], other: [] } } as const
  const t = battle('sandwich', [6], given).lays('duel', null)
  t.rolls(1).answer(ana, 'draw', 'other')
  expect(t.hands[ana]).toEqual(['boo', 'elf', 'elf', 'sandwich'])
  expect(t.state.decks.other).toMatchObject({ size: 1, discards: [] })
  t.close()
})

test('R3.5 a deck without cards and discards is closed: the other is taken without a question', () => {
  const t = position({ seats: 2, hands: [['orc', 'elf'], ['boo']], decks: { creature: [], other: ['duel', 'ford'] } })
  t.rolls(0).answer(ana, 'turn', { creature: 'orc' })
  expect(t.hands[ana]).toEqual(['elf', 'duel', 'ford'])
  expect(t.state.stage).toEqual({ at: 'turn', seat: ben })
  t.close()
})

test('R3.5 a deck that has discards is not closed', () => {
  const t = position({ hands: [['orc']], decks: { creature: [], other: ['duel'] }, discards: ['elf'] })
  t.answer(ana, 'turn', { creature: 'orc' })
  expect(t.state.stage).toEqual({ at: 'draw', seat: ana })
  t.close()
})

test('R3.5 if both are closed nobody draws', () => {
  const t = position({ hands: [['orc', 'elf'], ['boo']], decks: { creature: [], other: [] } })
  t.answer(ana, 'turn', { creature: 'orc' })
  expect(t.hands[ana]).toEqual(['elf'])
  expect(t.state.stage).toEqual({ at: 'turn', seat: ben })
  t.close()
})

test('R3.6 told: from which deck a card is drawn is seen by all, the card by its owner alone', () => {
  const t = position({ hands: [['orc', ...four]] }).answer(ana, 'turn', { discard: 'orc' })
  t.rolls(0).answer(ana, 'draw', 'other')
  for (const viewer of viewersOf(seatsOf(3)))
    expect(t.told(viewer)).toContainEqual({
      type: 'cardDrawn',
      seat: ana,
      deck: 'other',
      card: viewer === ana ? { only: [ana], is: 'sandwich' } : { only: [ana] },
    })
  expect(t.state.sides[ana]?.backs).toEqual({ creature: 2, other: 3 })
  t.close()
})
