import { expect, test } from 'vitest'
import { knows, peek } from '#kernel/secret'
import { people, randomGame, wordsHold } from '#testkit/words'
import { box as dwarvesBox } from '../box.ts'
import { allCards, backs } from '../cards/index.ts'
import { guestCreature, mossGiant, pillowFight } from '../cards/testing.ts'
import { cardName } from './terminal.ts'
import { english } from './voice.ts'

/** Identifiers that exist only in the source. */
const ids = [...new Set(backs.flatMap(back => allCards[back])), 'letBe'].filter(id => /[A-Z]/.test(id))

const thawing = guestCreature('Slush', { power: 'thaw', drivesOff: ['orc'], strikesAt: 1 })
const staring = guestCreature('Basilisk', { power: 'stare', drivenOffBy: ['goblin'], countsAs: 'elf' })

wordsHold(
  dwarvesBox,
  [
    [2, {}],
    [3, {}],
    [4, {}],
    [4, { backs: 'shown', forget: 'laid', bluffs: 'returned' }],
    [3, { rolling: 'byHand', clock: 'days', tieAward: 'split' }],
    [3, { guests: [mossGiant, pillowFight], start: 'random' }],
    [2, { guests: [thawing, staring] }],
    [2, { clock: 'none', tieAward: 'none', fourthClears: true, start: 'random' }],
  ],
  new RegExp(
    `undefined|null|NaN|you’s|you (is|has|plays)|'|\\[object|@|!\\.|\\d\\.[a-z0-9]|\\b1 (dice|cards|fighters)|\\b(${ids.join('|')})\\b`,
  ),
)

test('R13.2 the board names the cards of the viewer’s own hand and nobody else’s, until the end', () => {
  randomGame(dwarvesBox, 3, { start: 'random' }, { seed: 'hands' }, ({ view, viewer }) => {
    const board = english.board(view, viewer, people, []).join(' ').replace(/\s+/g, ' ')
    const own = viewer === 'table' ? 0 : 1
    expect(board.match(/hand: /g)?.length ?? 0).toBe(view.result === null ? own : 3)
    const mine = viewer === 'table' ? undefined : view.sides[viewer]?.hand
    if (mine === undefined || !knows(mine)) return
    for (const card of peek(mine)) expect(board).toContain(cardName(card))
  })
})
