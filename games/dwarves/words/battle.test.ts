import { describe, expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { battle } from '../position.ts'
import { asked, board, moves, offered } from './testing.ts'

describe('a battle', () => {
  test('R6.2 fighters are offered with their dice and finds, abilities counted', () => {
    const groups = [
      [
        'elf',
        ['troll', 1, 'weakTrolls'],
        ['dwarf', 2, 'flyingDwarves'],
        ['gnome', 1, 'generousGnomes'],
        ['orc', 1, 'peacefulTrolls'],
      ],
    ] as const
    const t = battle('broomMine', [], { groups })
    const mine = [
      'Elf (2 dice, finds on 1, may reroll)',
      'Troll (3 dice, finds nothing)',
      'Dwarf (2 dice, finds on 1–2, is not lost by winning)',
      'Gnome (1 die, finds on 1–3, gives its finds away)',
      'Orc (3 dice, finds on 1, leaves after the battle)',
    ]
    expect(offered(t, ana)).toEqual(mine)
    expect(asked(t, ana)).toBe(`Brawl in the Broom Mine (award 2): send 3 fighters. ${mine.join('; ')}.`)
  })
  test('R6.8 a die is offered by what it shows, and whether it is a find', () => {
    const t = battle('duel', [1, 5], { groups: [['elf'], ['goblin']] })
    expect(asked(t, ana)).toBe(
      'Your elf rolled 1 + 5 = 6 and found 1 treasure. Reroll one die? Strength: you 6, Ben 0. Treasure: you 1, Ben 0. Cleo sits out.',
    )
    expect(moves(t, ana)).toEqual(['keep', 'reroll'])
    expect(offered(t, ana, 'die')).toEqual(['the 1 (a find)', 'the 5'])
  })
  test('R12.9 by hand, who rolls next is offered like fighters', () => {
    const t = battle('ford', [], { options: { rolling: 'byHand' }, groups: [['orc', 'cyclops']] })
    expect(asked(t, ana)).toContain('Your dice: which creature rolls next?')
    expect(moves(t, ana)).toEqual(['roll', 'all the rest'])
    expect(offered(t, ana, 'next')).toEqual(['Orc (3 dice, finds on 1)', 'Cyclops (5 dice, finds nothing)'])
  })
  test('R7.1, R7.2, R7.6 to lay a card: both tracks, bluffs, and what would do nothing', () => {
    const hands = [
      ['boo', 'elf'],
      ['richVein', 'forgetIt'],
    ] as const
    const t = battle('duel', [5, 2], { groups: [['dwarf'], [], []], hands })
    expect(asked(t, ana)).toBe('Strength: you 7. Treasure: you 1. Ben and Cleo sit out. Lay a card face down, or none?')
    expect(moves(t, ana)).toEqual(['no card', 'lay'])
    expect(offered(t, ana, 'lay')).toEqual(['Boo!', 'Elf, as a bluff'])
    t.answer(ana, 'lay', { lay: 'elf' })
    expect(asked(t, ben)).toBe(
      'Strength: Ana 7. Treasure: Ana 1. You and Cleo sit out. Ana has laid a card. Lay a card face down, or none?',
    )
    expect(offered(t, ben, 'lay')).toEqual(['Rich Vein (does nothing: you sit out)', 'Forget it!'])
    const alone = battle('duel', [5, 2], { groups: [['dwarf']], hands: [['wrongBanner']] })
    expect(offered(alone, ana, 'lay')).toEqual(['Wrong Banner (does nothing: nobody else fights)'])
  })
  test('R10.6 which of the strongest falls, with what it is worth', () => {
    const groups = [[['dwarf', 2], ['orc', 1, 'weakTrolls'], 'elf']] as const
    const t = battle('smelter', [6, 6, 6, 6, 6, 6, 6, 6], { groups }).answer(ana, 'reroll', { keep: 'yes' })
    expect(asked(t, ana)).toBe('You win, and lose one of your strongest (2 dice each). Which?')
    expect(offered(t, ana)).toEqual([
      'Dwarf (finds on 1–2, one of 2)',
      'Elf (finds on 1, your last)',
      'Orc (finds on 1, your last, Weak! goes too)',
    ])
  })
})

describe('events', () => {
  const groups = [['dwarf'], ['orc', 'goblin'], []] as const
  const faces = [6, 2, 3, 1, 4, 4]
  test('R9.2, R9.3 a fighter is offered with whose it is and what it rolled', () => {
    const t = battle('ford', faces, { groups, hands: [['boo'], ['onceMore']] }).lays('boo', 'onceMore')
    expect(asked(t, ana)).toBe('Boo! Who do you scare? What it rolled no longer counts as strength.')
    expect(offered(t, ana)).toEqual([
      'Ben’s orc (rolled 1 + 4 + 4 = 9, found 1)',
      'Ben’s goblin (rolled 3)',
      'your dwarf (rolled 6 + 2 = 8, found 1)',
    ])
    t.answer(ana, 'target', '0.0').wait()
    expect(asked(t, ben)).toBe('Once More, With Feeling: which of your fighters rolls again?')
    expect(offered(t, ben)).toEqual(['your orc (rolled 1 + 4 + 4 = 9, found 1)', 'your goblin (rolled 3)'])
    t.dice(5).answer(ben, 'target', '1.0').wait()
  })
  test('R9.4, R9.5 a seat is offered with what is at stake', () => {
    const all = [['dwarf'], ['orc'], ['goblin']] as const
    const t = battle('duel', [6, 2, 1, 4, 4, 3], { groups: all, hands: [['wrongBanner'], ['foolsGold']] })
    t.lays('wrongBanner', 'foolsGold')
    expect(asked(t, ana)).toBe('Wrong Banner: with whom do you swap strengths?')
    expect(offered(t, ana)).toEqual(['Ben (strength 9, yours 8)', 'Cleo (strength 3, yours 8)'])
    t.answer(ana, 'target', '1').wait()
    expect(asked(t, ben)).toBe('Fool’s Gold: whose treasure drops to 0?')
    expect(offered(t, ben)).toEqual(['Ana (1 treasure)', 'Cleo (0 treasure)', 'you (1 treasure)'])
  })
  test('R8.3 everybody is told what is played, by whom and on what, and whether they can cancel it', () => {
    const t = battle('ford', faces, { groups, hands: [['boo'], ['forgetIt', 'forgetIt']] }).lays('boo', null)
    t.answer(ana, 'target', '1.1')
    const orc = 'orc (rolled 1 + 4 + 4 = 9, found 1)'
    expect(asked(t, ben)).toBe(`Ana plays Boo! on your ${orc}: cancel it with the Forget it! in your hand?`)
    expect(asked(t, ana)).toBe(`You play Boo! on Ben’s ${orc}: you have no Forget it!, so let it be.`)
    expect(asked(t, cleo)).toContain(`Ana plays Boo! on Ben’s ${orc}`)
    expect(moves(t, ben)).toEqual(['let it be', 'Forget it!'])
    expect(moves(t, cleo)).toEqual(['let it be'])
  })
  test('R8.2, R12.10 a laid Forget it! goes first, and some tables have no clock', () => {
    const hands = [['foolsGold'], ['forgetIt', 'forgetIt']] as const
    const t = battle('ford', faces, { groups, hands, options: { clock: 'none' } }).lays('foolsGold', 'forgetIt')
    t.answer(ana, 'target', '0')
    expect(asked(t, ben)).toBe('Ana plays Fool’s Gold on themselves: cancel it with the Forget it! you laid?')
    expect(asked(t, ana)).toBe('You play Fool’s Gold on yourself: you have no Forget it!, so let it be.')
  })
  test('R9.1 from whom to take, with what there is to take', () => {
    const tied = [['goblin'], ['goblin'], []] as const
    const t = battle('duel', [2, 2], { groups: tied, hands: [[], [], ['neverNotice']] }).lays(null, null, 'neverNotice')
    t.wait()
    expect(asked(t, cleo)).toBe('He’ll Never Notice: from whose spoils do you take up to 2 gold?')
    expect(offered(t, cleo)).toEqual(['Ana (spoils: 4 gold)', 'Ben (spoils: 4 gold)'])
    expect(board(t, cleo).slice(-3)).toEqual([
      '    Ana         strength 2 · treasure 1 · goblin 2 · has won',
      '    Ben         strength 2 · treasure 1 · goblin 2 · has won',
      '  ▸ Cleo        sits out · laid He’ll Never Notice · eyes the spoils',
    ])
  })
  test('R9.3, R9.7 the board tells what events have done', () => {
    const hands = [['nobodyGoesHome'], ['onceMore'], ['boo']] as const
    const t = battle('duel', [6, 2, 3, 3], { groups: [['dwarf'], ['gnome'], ['goblin']], hands })
    t.lays('nobodyGoesHome', 'onceMore', 'boo').wait().dice(5).wait()
    expect(board(t, 'table').slice(-5)).toEqual([
      '    Ana         strength 8 · treasure 1 · dwarf 6 2 · laid Nobody Goes Home',
      '      · nobody goes home',
      '    Ben         strength 8 · treasure 1 · gnome 3 + 5',
      '      · laid Once More, With Feeling',
      '    Cleo        strength 3 · treasure 0 · goblin 3 · laid Boo!',
    ])
    expect(offered(t, cleo)).toContain('Ben’s gnome (rolled 3 + 5 = 8, found 1)')
    const two = battle('duel', [6, 2, 3], { groups: [['dwarf'], ['gnome']], hands: [['boo'], ['boo']] })
    two.lays('boo', 'boo').answer(ana, 'target', '1.0').wait()
    expect(board(two, cleo).at(-3)).toBe('    Ben         strength 0 · treasure 1 · gnome 3 (scared) · laid Boo!')
  })
})
