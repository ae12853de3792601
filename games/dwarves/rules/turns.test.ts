import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { battle, type DwarvesTable, position } from '../position.ts'

/** What a seat can do on its turn. */
function movesOf(t: DwarvesTable, seat: Seat): readonly string[] {
  const asked = t.asked(seat)
  return asked?.name === 'turn' ? Object.keys(asked.ask.moves) : []
}

/** Neither deck has a card, so playing one draws none. */
const dry = { creature: [], other: [] } as const

test('R2.1 a creature, an ability, a battle or a discard, and the powers of Yeti and Medusa', () => {
  const hands = [['goblin', 'strongElves', 'duel']] as const
  const t = position({ hands, groups: [['yeti', 'medusa'], ['orc']], discards: ['elf'] })
  expect(movesOf(t, ana)).toEqual(['creature', 'ability', 'battle', 'thaw', 'stare', 'discard'])
  t.close()
})

test('R2.1 exactly one thing: then you draw, and the turn is over', () => {
  const t = position({ seats: 2, hands: [['goblin', 'gnome'], ['orc']] })
  t.refuses(ana, 'turn', { creature: 'goblin', discard: 'gnome' }, 'R2.1')
  t.answer(ana, 'turn', { creature: 'goblin' })
  t.refuses(ana, 'turn', { creature: 'gnome' }, 'R2.1').draws('other')
  expect(t.groups(ana)).toEqual(['1 goblin'])
  expect(t.hands[ana]).toHaveLength(5)
  t.refuses(ana, 'turn', { creature: 'gnome' }, 'R2.1')
  expect(t.state.stage).toEqual({ at: 'turn', seat: ben })
  t.close()
})

test('R2.1 the turn passes clockwise', () => {
  const hands = [['goblin'], ['goblin', 'orc'], ['goblin']] as const
  const t = position({ turn: ben, hands, decks: dry })
  t.answer(ben, 'turn', { creature: 'orc' })
  expect(t.state).toMatchObject({ turn: cleo, turns: 2, stage: { at: 'turn', seat: cleo } })
  t.answer(cleo, 'turn', { creature: 'goblin' })
  expect(t.state).toMatchObject({ turn: ana, turns: 3, stage: { at: 'turn', seat: ana } })
  t.close()
})

test('R2.1 out of turn nobody plays', () => {
  const t = position({ hands: [['goblin'], ['orc']] })
  t.refuses(ben, 'turn', { creature: 'orc' }, 'R2.1')
  t.close()
})

test('R2.1 a card that is not in hand cannot be played', () => {
  const t = position({ hands: [['goblin', 'duel', 'strongElves']], groups: [['orc']] })
  t.refuses(ana, 'turn', { creature: 'orc' }, 'R4.1').refuses(ana, 'turn', { battle: 'ford' }, 'R6.1')
  t.refuses(ana, 'turn', { ability: 'weakTrolls@0.orc' }, 'R5.1').refuses(ana, 'turn', { discard: 'boo' }, 'R2.3')
  t.close()
})

test('R2.2 nobody may pass', () => {
  const t = position({ hands: [['boo']] })
  t.refuses(ana, 'turn', { pass: 'yes' }, 'R2.1').refuses(ana, 'turn', {}, 'R2.1')
  t.close()
})

test('R2.2 with an empty hand the turn is passed over', () => {
  const t = position({ hands: [['orc'], [], ['elf']], decks: dry }).answer(ana, 'turn', { creature: 'orc' })
  expect(t.told('table')).toContainEqual({ type: 'turnPassedOver', seat: ben })
  expect(t.state).toMatchObject({ turns: 3, stage: { at: 'turn', seat: cleo } })
  t.close()
})

test('R2.2 also a power is not used with an empty hand', () => {
  const groups = [[], ['medusa']] as const
  const t = position({ hands: [['orc'], [], ['elf']], groups, decks: dry }).answer(ana, 'turn', { creature: 'orc' })
  t.refuses(ben, 'turn', { stare: '0.orc' }, 'R2.1')
  t.close()
})

test('R2.2 who is passed over draws as at the end of any turn, and then it is the turn of the next', () => {
  const hands = [['boo', 'duel', 'elf', 'elf', 'elf']] as const
  const t = position({ seats: 2, hands, groups: [['medusa'], ['orc']], decks: dry })
  t.rolls(1).answer(ana, 'turn', { stare: '1.orc' })
  expect(t.happened).toContain('turnPassedOver')
  expect(t.hands[ben]).toEqual(['orc', 'medusa'])
  expect(t.state).toMatchObject({ turns: 3, stage: { at: 'turn', seat: ana } })
  t.close()
})

test('R2.3 any card may be discarded, face up on its own pile, and another drawn for it', () => {
  const hands = [['orc', 'duel', 'strongElves', 'boo', 'elf']] as const
  for (const card of hands[0]) {
    const t = position({ hands }).answer(ana, 'turn', { discard: card })
    expect(t.told('table')).toContainEqual({ type: 'cardDiscarded', seat: ana, card })
    expect(t.discards).toEqual([card])
    t.draws('creature')
    expect(t.hands[ana]).toHaveLength(5)
    t.close()
  }
})

test('R2.3 of two equal cards one is discarded', () => {
  const t = position({ hands: [['orc', 'elf', 'orc']] }).answer(ana, 'turn', { discard: 'orc' })
  expect(t.hands[ana]).toEqual(['elf', 'orc'])
  t.close()
})

test('R2.3 silence discards the card that was longest in hand', () => {
  const t = position({ seats: 2, hands: [['duel', 'orc'], ['boo']], groups: [['elf']], decks: dry })
  expect(t.asked(ana)?.ask.idle).toEqual({ discard: 'duel' })
  t.answer(ana, 'turn', { discard: 'duel' }).answer(ben, 'turn', { discard: 'boo' })
  expect(t.hands[ana]).toEqual(['orc', 'duel']) // drawn again, and now the newest
  expect(t.asked(ana)?.ask.idle).toEqual({ discard: 'orc' })
  t.close()
})

test('R2.4 events are never played as the one thing of a turn', () => {
  const t = position({ hands: [['boo', 'forgetIt', 'richVein']], groups: [['orc']] })
  expect(movesOf(t, ana)).toEqual(['discard'])
  for (const card of ['boo', 'forgetIt', 'richVein']) {
    t.refuses(ana, 'turn', { event: card }, 'R2.4')
    for (const move of ['creature', 'ability', 'battle']) t.refuses(ana, 'turn', { [move]: card }, 'R2.1')
  }
  t.answer(ana, 'turn', { discard: 'forgetIt' })
  expect(t.discards).toEqual(['forgetIt'])
  t.close()
})

test('R2.4 an event can be laid face down in diplomacy', () => {
  const t = battle('sandwich', [6], { groups: [['goblin']], hands: [['richVein']] }).lays('richVein')
  expect(t.told('table')).toContainEqual({
    type: 'eventPlayed',
    seat: ana,
    event: 'richVein',
    target: 'yes',
    kind: null,
  })
  t.close()
})

test('R6.1 a battle cannot be played without a creature', () => {
  const t = position({ hands: [['duel']], groups: [[], ['orc']] })
  t.refuses(ana, 'turn', { battle: 'duel' }, 'R6.1')
  expect(movesOf(t, ana)).toEqual(['discard'])
  t.close()
})
