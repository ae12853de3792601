import { describe, expect, test } from 'vitest'
import { guestId } from '#games/workshop/guest-id'
import { movesIn } from '#kernel/answer'
import { redact } from '#kernel/redact'
import type { Seat, Viewer } from '#kernel/seat'
import { ana, ben, cleo } from '#testkit/table'
import { fight, type GoldTable, guest, position } from '../position.ts'
import { english } from './voice.ts'

const names = ['Ana', 'Ben', 'Cleo']

function questionTo(t: GoldTable, seat: Seat) {
  const question = t.asked(seat)
  if (question === null) throw new Error(`seat ${seat} is not asked`)
  return { question, view: redact(t.state, seat) }
}
function asked(t: GoldTable, seat: Seat): string {
  const { question, view } = questionTo(t, seat)
  return english.question(question, view, seat, names)
}
/** The options of a move, or of a question without moves. */
function offered(t: GoldTable, seat: Seat, move?: string): readonly string[] {
  const { question, view } = questionTo(t, seat)
  const { ask } = question
  const inner = ask.kind === 'menu' ? movesIn(ask).find(([name]) => name === move)?.[1] : ask
  if (inner?.kind !== 'oneOf') throw new Error(`no options for ${move}`)
  return inner.options.map(option => english.option(question, option, view, names, move))
}
function moves(t: GoldTable, seat: Seat): readonly string[] {
  const { question, view } = questionTo(t, seat)
  if (question.ask.kind !== 'menu') throw new Error('no menu')
  return movesIn(question.ask).map(([move]) => english.move(question, move, view, names))
}
const board = (t: GoldTable, viewer: Viewer) =>
  english.board(redact(t.state, viewer), viewer, names, t.heard(viewer)).map(line => line.trimEnd())

const row = [
  { dragon: 'thornmaw', tokens: { gold: 2, blue: 1 }, attackers: [[ben, 'thief']] },
  { dragon: 'theUnseen', draught: 3 },
] as const

test('R13.1 a guest stands on the board under its own name, however long', () => {
  const long = guest(6, 2, 3, { names: { en: 'Hungry Mother of the Deeps' } })
  const t = position({ row: [{ dragon: guestId(long), tokens: { gold: 1 } }, { dragon: 'thornmaw' }] })
  expect(board(t, ana).slice(1, 3)).toEqual([
    '  1 Hungry Mother of the Deeps 0/6 · 1 gold · 3 hidden',
    '  2 Thornmaw     0/7 · nothing · 3 hidden',
  ])
  expect(offered(t, ana, 'place')[0]).toBe('Knight on “Hungry Mother of the Deeps”')
})

describe('a turn', () => {
  const t = position({ row, hands: [['keenBlade', 'wardstone']], resting: [['knight', 'dame', 'wizard']] })
  test('R3.1 the prompt names who is ready, an option the adventurer and the dragon', () => {
    expect(asked(t, ana)).toBe('Your turn: send your Thief against a dragon.')
    expect(moves(t, ana)).toEqual(['attack', 'Keen Blade'])
    expect(offered(t, ana, 'place')).toEqual(['Thief on Thornmaw', 'Thief on The Unseen'])
    expect(offered(t, ana, 'keenBlade')).toEqual(['Thief on Thornmaw', 'Thief on The Unseen'])
  })
  test('R11.1, R11.2 the board shows what all see, and what is one’s own', () => {
    expect(board(t, ana)).toEqual([
      'Turn: Ana · bag: 123 tokens · 0 dragons to come',
      '  1 Thornmaw     2/7 · 2 gold, 1 blue · 3 hidden · Ben Thief',
      '  2 The Unseen   0/11 · nothing · 9 hidden',
      '  3 (empty)',
      '  4 (empty)',
      '  ▸ Ana         kdTw  nothing  Keen Blade and Wardstone',
      '    Ben         KD.W  (screen)',
      '    Cleo        KDTW  (screen)',
    ])
    expect(board(t, 'table')[5]).toBe('    Ana         kdTw  (screen)  2 objects')
  })
})

describe('between turns', () => {
  const hand = ['swapPowder', 'hornOfRecall', 'sevenLeagueBoots', 'dragonDraught', 'invisibleHand'] as const
  const t = position({ row, hands: [[], hand] }).place(ana, 'wizard', 1)
  test('R10.2 each object is offered with what it can be played on', () => {
    expect(asked(t, ben)).toBe('Your turn comes next. Play an object, call “Caught!” or pass? (5 seconds)')
    expect(offered(t, ben, 'swapPowder')).toEqual(['Thornmaw and The Unseen'])
    expect(offered(t, ben, 'hornOfRecall')).toEqual(["Ben's Thief on Thornmaw", "Ana's Wizard on The Unseen"])
    expect(offered(t, ben, 'sevenLeagueBoots')).toEqual(['Thief to The Unseen'])
    expect(offered(t, ben, 'dragonDraught')).toEqual(['Thornmaw', 'The Unseen'])
    expect(offered(t, ben, 'slip')).toEqual(['1 gold from Thornmaw', '1 blue from Thornmaw'])
    expect(offered(t, ben, 'call')).toEqual(['Thornmaw', 'The Unseen'])
    expect(moves(t, ben)).toContain('Invisible Hand')
    expect(moves(t, ben)).toContain('caught')
  })
  test('R10.4 whoever may answer is told what was played, and on what', () => {
    const u = position({ row, hands: [['hornOfRecall'], ['wardstone']], turn: cleo }).place(cleo, 'wizard', 1)
    u.answer(ana, 'magic', { hornOfRecall: '1.thief' }).wait()
    expect(asked(u, ben)).toBe(
      'Ana plays the Horn of Recall: your Thief on Thornmaw. Play an object or pass? (5 seconds)',
    )
    expect(board(u, ben).at(-1)).toBe('  on the table: Horn of Recall, by Ana')
  })
})

describe('a bargain', () => {
  const party = [
    [ben, 'thief'],
    [ana, 'knight'],
  ] as const
  const t = fight(party, { gold: 1, silver: 2 }).wait()
  t.answer(ben, 'bargain', { offer: { 0: { gold: 1 }, 1: { silver: 2 } } })
  t.answer(ana, 'bargain', { claim: { gold: 1, silver: 1 } }).answer(ana, 'bargain', { noDeal: 'yes' })
  test('R5.10 the prompt names loot, party, sand and who accepts what', () => {
    expect(asked(t, ana)).toBe(
      'The loot of Sunbasker for you and Ben: 2 silver and 1 gold (the sand is 60 seconds). Offer 1 by Ben: Ben 2 silver; you 1 gold; accepted by Ben.',
    )
    expect(moves(t, ana)).toEqual(['claim', 'waive', 'no deal', 'say', 'offer', 'accept'])
    expect(offered(t, ana, 'accept')).toEqual(['offer 1 by Ben'])
    expect(offered(t, ben, 'withdraw')).toEqual(['my offer', 'my acceptance'])
    expect(offered(t, ana, 'say')).toContain('I need the black diamond')
  })
  test('R5.15 the board shows offers, acceptances and signs', () => {
    expect(board(t, cleo).slice(-4)).toEqual([
      '  ▸ Cleo        KDTW  nothing',
      '  The loot of Sunbasker for Ben and Ana: 2 silver and 1 gold',
      '    offer 1 by Ben: Ben 2 silver; Ana 1 gold · accepted by Ben',
      '    Ana wants 1 silver and 1 gold · says “no deal”',
    ])
  })
  test('R12.7 heaps go by letters, with what lies in them', () => {
    const u = fight(party, { gold: 1, silver: 2 }, { options: { division: 'divideAndChoose' } })
    expect(asked(u, ana)).toBe(
      'Divide the loot, 2 silver and 1 gold, into 2 heaps; the others choose first, the last heap is yours.',
    )
    u.answer(ana, 'heaps', { 0: { gold: 1 }, 1: { silver: 2 } })
    expect(asked(u, ben)).toBe('Which heap do you take?')
    expect(offered(u, ben)).toEqual(['A: 1 gold', 'B: 2 silver'])
    expect(board(u, cleo).slice(-2)).toEqual(['    heap A: 1 gold', '    heap B: 2 silver'])
  })
})

describe('magic at a kill', () => {
  const party = [
    [ana, 'thief'],
    [ben, 'knight'],
    [cleo, 'knight'],
  ] as const
  test('R10.1 numbers are seats before the sand and after a deal', () => {
    const t = fight(party, { gold: 3 }, { hands: [['silverTongue', 'ringOfConfusion']] })
    expect(asked(t, ana)).toBe(
      'The loot of Sunbasker for you, Ben and Cleo: 3 gold. Play an object or pass? (5 seconds)',
    )
    expect(offered(t, ana, 'silverTongue')).toEqual(['Ben', 'Cleo'])
    t.wait().deal({ 0: { gold: 2 }, 1: { gold: 1 } })
    expect(asked(t, ana)).toBe('The deal: you 2 gold; Ben 1 gold; Cleo nothing. Play an object or pass? (5 seconds)')
    expect(offered(t, ana, 'ringOfConfusion')).toEqual(['Ben and Cleo'])
    expect(board(t, ben).at(-1)).toBe('  The deal: Ana 2 gold; Ben 1 gold; Cleo nothing')
  })
})

describe('a theft', () => {
  const party = [
    [ana, 'thief'],
    [ana, 'wizard'],
    [ben, 'knight'],
    [cleo, 'knight'],
  ] as const
  const hoards = [{}, { gold: 1, black: 1 }, { red: 2 }]
  test('R6.6 the prompt says whether the thief will look, and what is seen', () => {
    const t = fight(party, {}, { hoards })
    expect(asked(t, ana)).toBe('Who does your Thief rob? With your Wizard there, you will look and pick.')
    expect(offered(t, ana)).toEqual(['Ben', 'Cleo'])
    t.answer(ana, 'victim', ben)
    expect(asked(t, ana)).toBe("Behind Ben's screen: 1 gold and the black diamond. Which token do you steal?")
    expect(offered(t, ana)).toEqual(['gold', 'black diamond'])
    expect(board(t, ana).join()).not.toContain('black')
  })
  test('R10.13 with the Stone of Muddle the victim is asked', () => {
    const t = fight(party, {}, { hoards, hands: [[], ['stoneOfMuddle']] }).answer(ana, 'victim', ben)
    expect(asked(t, ben)).toBe("Ana's Thief is about to rob you. Play an object or pass? (5 seconds)")
    t.answer(ben, 'magic', { stoneOfMuddle: 'yes' }).wait()
    expect(asked(t, ben)).toBe("You have 1 gold and the black diamond. Which token does Ana's Thief get?")
  })
})

test('R7.7 at the Market only the partners read what is offered', () => {
  const t = position({ market: true, row: [null, { dragon: 'deepcoil' }], hoards: [{ silver: 2 }, { blue: 1 }, {}] })
  t.answer(ana, 'market', {
    offer: [
      { from: ana, to: ben, what: { silver: 2 } },
      { from: ben, to: ana, what: { blue: 1 } },
    ],
  })
  expect(asked(t, ben)).toBe(
    'The Market (60 seconds): trade tokens, or say “done”. You have 1 blue. Offer 1 by Ana: Ana gives you 2 silver; you give Ana 1 blue.',
  )
  expect(offered(t, ben, 'accept')).toEqual(['offer 1 by Ana'])
  expect(board(t, ben).slice(-2)).toEqual([
    '    offer 1 by Ana to Ben: Ana gives Ben 2 silver; Ben gives Ana 1 blue',
    '      · accepted by nobody yet',
  ])
  expect(board(t, cleo).at(-1)).toBe('    offer 1 by Ana to Ben · accepted by nobody yet')
})

test('R12.10 where the table keeps a ledger the board counts what everybody saw', () => {
  const party = [
    [ben, 'thief'],
    [ana, 'knight'],
  ] as const
  const t = fight(party, { gold: 1, silver: 2 }, { options: { display: 'ledger' } }).wait()
  t.rolls(0).deal({ 0: { gold: 1 }, 1: { silver: 2 } })
  const sides = board(t, cleo).filter(line => line.includes('counted'))
  expect(sides).toEqual(['    Ana         kDTW  1 gold ±1 (counted)', '    Ben         KDtW  2 silver ±1 (counted)'])
})

describe('cards', () => {
  const seen = (t: GoldTable) => english.cards(redact(t.state, ana)).map(card => card.split(':')[0])
  test('the row comes first, then what is in one’s own hand', () => {
    const t = position({ row, hands: [['wardstone'], ['keenBlade']] })
    expect(seen(t).slice(0, 4)).toEqual(['Thornmaw', 'The Unseen', 'Wardstone', 'Ring of Confusion'])
    expect(seen(t).slice(-4)).toEqual(['Knight', 'Dame', 'Thief', 'Wizard'])
    expect(new Set(seen(t)).size).toBe(2 + 14 + 4)
    expect(english.cards(t.state)[0]).toBe('Thornmaw: strength 7, 4 tokens for all to see, 3 hidden.')
  })
  test('R4.1, R4.3 the Wizard is told by the rules of the table', () => {
    const wizard = (game: 'basic' | 'advanced') => english.cards(position({ options: { game } }).state).at(-1)
    expect(wizard('basic')).toBe('Wizard: strength 1; the only Wizard on a slain dragon takes its red tokens first.')
    expect(wizard('advanced')).toBe('Wizard: strength 1; with a red token in your share it brings you an object.')
  })
})

test('the introduction is short', () => {
  expect(english.intro.length).toBeLessThanOrEqual(5)
})
