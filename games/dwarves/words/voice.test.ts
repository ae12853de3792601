import { describe, expect, test } from 'vitest'
import { open } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import type { Viewer } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana, ben, cleo } from '#testkit/table'
import { dwarves } from '../index.ts'
import { battle, type DwarvesTable, position } from '../position.ts'
import { asked, board, moves, names, offered } from './testing.ts'
import { english } from './voice.ts'

describe('a turn', () => {
  test('R2.1 the prompt names what can be done', () => {
    const hands = [['orc', 'strongElves', 'ford', 'boo']] as const
    expect(asked(position({ hands, groups: [['yeti', 'medusa'], ['elf']], discards: ['orc'] }), ana)).toBe(
      'Your turn: play a creature, an ability or a battle, or let your yeti thaw, or let your medusa stare, or discard a card.',
    )
    expect(asked(position({ hands: [['boo']] }), ana)).toBe('Your turn: discard a card.')
    expect(moves(position({ hands, groups: [['yeti', 'medusa'], ['elf']], discards: ['orc'] }), ana)).toEqual([
      'creature',
      'ability',
      'battle',
      'Thaw',
      'Stony Stare',
      'discard',
    ])
  })
  test('R4.2 a creature is offered with those of one’s own whom it drives off', () => {
    const t = position({ hands: [['dwarf', 'elf', 'goblin']], groups: [[['orc', 2, 'strongElves'], 'gnome'], ['orc']] })
    expect(offered(t, ana, 'creature')).toEqual([
      'Dwarf (drives off your 2 orcs with Strong!)',
      'Elf (drives off your gnome)',
      'Goblin',
    ])
  })
  test('R4.3, R4.4 the third is offered with those of everybody, the fourth with nobody', () => {
    const t = position({
      hands: [['dwarf', 'troll', 'elf']],
      groups: [['dwarf', 'orc', 'elf'], ['dwarf', ['orc', 2], ['troll', 3]], ['elf']],
    })
    expect(offered(t, ana, 'creature')).toEqual([
      'Dwarf (third on the table: drives off Ben’s 2 orcs and your orc)',
      'Troll',
      'Elf (third on the table: drives off nobody)',
    ])
  })
  test('R5.1, R5.2 an ability is offered with whose group it goes on, and what is there already', () => {
    const groups = [
      ['elf'],
      [
        ['elf', 2, 'weakElves'],
        ['orc', 3, 'strongElves'],
      ],
      [['orc', 1, 'strongElves']],
    ] as const
    const t = position({ hands: [['strongElves', 'flyingDwarves']], groups })
    expect(offered(t, ana, 'ability')).toEqual([
      'Strong! on your elf',
      'Strong! on Ben’s 2 elves (instead of Weak!)',
      'Strong! on Ben’s 3 orcs (they have that already)',
      'Strong! on Cleo’s orc (it has that already)',
    ])
  })
  test('R6.1, R2.3 a battle is offered with its size and award, a card to discard by its name', () => {
    const t = position({ hands: [['grannysCellar', 'duel', 'peacefulTrolls', 'onceMore']], groups: [['elf']] })
    expect(offered(t, ana, 'battle')).toEqual([
      'Raid on Granny’s Cellar (3 fighters each, award 3)',
      'Duel Before Breakfast (1 fighter each, award 3)',
    ])
    expect(offered(t, ana, 'discard')).toEqual([
      'Raid on Granny’s Cellar',
      'Duel Before Breakfast',
      'Peaceful! (trolls or orcs)',
      'Once More, With Feeling',
    ])
  })
  test('R2.5, R2.6 who comes out of the ice, and who would turn to stone', () => {
    const groups = [
      ['yeti', 'medusa', 'orc'],
      [['elf', 2, 'weakElves'], 'cyclops'],
    ] as const
    const t = position({ hands: [['boo']], groups, discards: ['dwarf', 'dragon'] })
    expect(offered(t, ana, 'thaw')).toEqual(['Dwarf (drives off your orc)', 'Dragon'])
    expect(offered(t, ana, 'stare')).toEqual(['Ben’s elf (one of 2, Weak!)', 'Ben’s cyclops'])
  })
  test('R3.1, R3.4 a deck is offered with how many cards are left, and what an empty one means', () => {
    const t = position({ hands: [['orc', 'boo']], discards: ['duel', 'ford'], decks: { other: [] } })
    t.answer(ana, 'turn', { creature: 'orc' })
    expect(asked(t, ana)).toBe('You have 1 card, draw up to 5: from which deck?')
    expect(offered(t, ana)).toEqual([
      'creature (41 left)',
      'other: battle, ability or event (empty: 2 discards will be shuffled)',
    ])
  })
})

describe('the board', () => {
  const t = position({
    hands: [['dwarf', 'onceMore'], ['elf', 'boo', 'duel'], ['boo']],
    groups: [[['dwarf', 2, 'flyingDwarves'], 'orc'], ['troll'], ['troll', ['cyclops', 2]]],
    gold: [7, 0, 3],
    discards: ['gnome'],
  })
  test('R13.1, R13.2 shows what all see, and of hands only one’s own cards by name', () => {
    expect(board(t, ana)).toEqual([
      'Turn: Ana · 15 gold to win · creature deck: 32 (1 discard)',
      '      · other deck: 41 (0 discards)',
      '  ▸ Ana         7 gold · 2 dwarves Flying!, 1 orc · hand: Dwarf;',
      '      Once More, With Feeling',
      '    Ben         0 gold · 1 troll · 1 creature and 2 other cards',
      '    Cleo        3 gold · 1 troll, 2 cyclopes · 1 other card',
      '  2 on the table: dwarves (the third drives off all orcs)',
      '      · trolls (the third drives off all dwarves and orcs but fliers)',
    ])
    expect(board(t, 'table')[2]).toBe('    Ana         7 gold · 2 dwarves Flying!, 1 orc · 1 creature and 1 other card')
  })
  test('R5.12 the third is said to leave who flies', () => {
    const flying = position({ hands: [['boo']], groups: [[['troll', 2]], [['dwarf', 1, 'flyingDwarves']]] })
    expect(board(flying, 'table').slice(-1)).toEqual([
      '  2 on the table: trolls (the third drives off all dwarves and orcs but fliers)',
    ])
  })
  test('R12.2 where rounds end the game, they are counted', () => {
    const late = position({ hands: [['boo']], turns: 7, options: { suddenDeath: true } })
    expect(board(late, 'table')[0]).toContain('15 gold to win · round 3 of 60')
  })
  test('R7.3 a battle shows both tracks and all dice, but no card that lies face down', () => {
    const given = { groups: [['dwarf'], ['orc']], hands: [['boo'], ['elf']] } as const
    const u = battle('ford', [6, 2, 1, 4, 4], given).answer(ana, 'lay', { lay: 'boo' })
    expect(board(u, ben).slice(2)).toEqual([
      '    Ana         0 gold · 1 dwarf · 1 other card, face down',
      '  ▸ Ben         0 gold · 1 orc · hand: Elf',
      '    Cleo        0 gold · no creatures · no cards',
      '  Battle: Two by Two at the Ford (2 fighters each, award 3), started by Ana',
      '    Ana         strength 8 · treasure 1 · dwarf 6 2 · laid a card',
      '  ▸ Ben         strength 9 · treasure 1 · orc 1 4 4',
      '    Cleo        sits out',
    ])
    expect(board(u, ana)[6]).toBe('  ▸ Ana         strength 8 · treasure 1 · dwarf 6 2 · laid Boo!')
    u.answer(ben, 'lay', { lay: 'elf' }).answer(ana, 'target', '1.0')
    expect(board(u, cleo).slice(-2)).toEqual([
      '  ▸ Cleo        sits out',
      '  now: Boo! on Ben’s orc (rolled 1 + 4 + 4 = 9, found 1), by Ana',
    ])
  })
  test('R12.7 where backs are shown, so they are here', () => {
    const given = { options: { backs: 'shown' }, groups: [['goblin'], ['gnome']], hands: [['elf'], ['boo']] } as const
    const u = battle('duel', [3, 4], given).answer(ana, 'lay', { lay: 'elf' })
    expect(board(u, ben).at(-3)).toBe('    Ana         strength 3 · treasure 0 · goblin 3 · laid a creature')
    const v = battle('duel', [3, 4], { ...given, turn: ben }).answer(ben, 'lay', { lay: 'boo' })
    expect(board(v, ana).slice(-3, -1)).toEqual([
      '    Ben         strength 3 · treasure 1 · gnome 3',
      '      · laid a card of the other deck',
    ])
  })
  test('R6.2, R12.9 who has not chosen or not rolled yet', () => {
    const groups = [['goblin'], ['orc', 'elf'], []] as const
    const u = battle('duel', [], { groups, options: { rolling: 'byHand' } })
    expect(board(u, ana).slice(-3)).toEqual([
      '  ▸ Ana         strength 0 · treasure 0 · goblin –',
      '    Ben         has not chosen yet',
      '    Cleo        sits out',
    ])
  })
  test('R13.3 at the end all hands are seen', () => {
    const u = battle('duel', [3], { gold: [14], groups: [['goblin']], hands: [[], ['boo']] }).lays(null, null)
    expect(board(u, cleo).slice(0, 4)).toEqual([
      'The match is over · 15 gold to win · creature deck: 41 (1 discard)',
      '      · other deck: 44 (1 discard)',
      '    Ana         17 gold · no creatures · hand: nothing',
      '    Ben         0 gold · no creatures · hand: Boo!',
    ])
  })
})

test('R1.5 how dirty are your hands?', () => {
  const { match } = open(dwarves, { seats: 2, options: defaultsOf(dwarves.options), dice: diceOf(seedFrom('dirt')) })
  const question = dwarves.choice(match.state, ana)
  if (question?.name !== 'hands') throw new Error('nobody asks')
  expect(english.question(question, match.state, ana, names)).toBe('How dirty are your hands? The dirtiest go first.')
  expect(question.ask.options.map(one => english.option(question, one, match.state, names))).toEqual([
    'spotless (did you even touch the dice?)',
    'dusty',
    'sticky (honey, we hope)',
    'filthy (straight from the mine)',
  ])
  const lines = english.board(redact(match.state, ana), ana, names, []).map(line => line.trimEnd())
  expect(lines.slice(0, 2)).toEqual([
    'The cards are dealt · 15 gold to win · creature deck: 42 (0 discards)',
    '      · other deck: 46 (0 discards)',
  ])
})

describe('cards', () => {
  const named = (t: DwarvesTable, viewer: Viewer) =>
    english.cards(redact(t.state, viewer)).map(card => card.split(':')[0])
  test('R13.2 the battle, one’s own hand, what is in play; nobody else’s hand', () => {
    const given = { groups: [['dwarf'], [['orc', 2, 'strongElves']]], hands: [['boo', 'elf'], ['titan']] } as const
    const t = battle('duel', [6, 2, 1, 1, 1, 1], given)
    const inPlay = ['Dwarf', 'Orc', 'Strong! (elves or orcs)']
    expect(named(t, ana)).toEqual(['Duel Before Breakfast', 'Boo!', 'Elf', ...inPlay])
    expect(named(t, 'table')).toEqual(['Duel Before Breakfast', ...inPlay])
    t.answer(ana, 'lay', { lay: 'boo' })
    expect(named(t, cleo)).toEqual(['Duel Before Breakfast', ...inPlay])
  })
  test('each with what it does', () => {
    const groups = [['dwarf', 'elf', 'yeti'], [['gnome', 2, 'generousGnomes']]] as const
    expect(english.cards(position({ groups, hands: [['duel', 'richVein']] }).state)).toEqual([
      'Duel Before Breakfast: 1 fighter each, award 3.',
      'Rich Vein: You get 2 more treasure.',
      'Dwarf: 2 dice; finds on 1–2; drives off orcs.',
      'Elf: 2 dice; finds on 1; drives off goblins and gnomes; may reroll one die a battle.',
      'Yeti: 3 dice; finds on 1; Thaw, as your turn: discard it, and a creature from the discards comes to you as if played.',
      'Gnome: 1 die; finds on 1–3.',
      'Generous! (gnomes or goblins): If its owner wins, what it found is dealt out to the others.',
    ])
  })
})

test('the introduction is short, and says that the cards are a reconstruction', () => {
  expect(english.intro.length).toBeLessThanOrEqual(10)
  expect(english.intro.at(-1)).toContain('reconstruction')
})
