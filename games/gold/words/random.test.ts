import { expect, test } from 'vitest'
import { people, randomGame, wordsHold } from '#testkit/words'
import { box as goldBox } from '../box.ts'
import { boxedIds } from '../cards/dragons.ts'
import { objectIds } from '../magic/cards.ts'
import { english } from './voice.ts'

/** Identifiers that exist only in the source. */
const ids = [...objectIds, ...boxedIds, 'noDeal', 'slip'].filter(id => /[A-Z]/.test(id) || id === 'slip')

wordsHold(
  goldBox,
  [
    [3, {}],
    [4, { display: 'ledger' }],
    [6, { freeze: true, gifts: true }],
    [4, { game: 'basic' }],
    [5, { division: 'divideAndChoose', clock: 'none' }],
    [3, { clock: 'days', wizardFirst: true }],
    [4, { dexterity: false, market: 'afterSeventh' }],
  ],
  new RegExp(`undefined|null|NaN|you's|\\[object|@|\\d\\+\\d|\\d\\.[a-z]|\\b(${ids.join('|')})\\b`),
)

/** A seat's own line: its mark, its adventurers, and the visible part of its hoard. */
const side = /^ {2}([ ▸]) \w+ +[KDTWkdtw.]{4} {2}(\(screen\)|nothing|\d+ [a-z]+)/

test('R11.2 the board shows no hoard but the viewer’s own, until screens are up', () => {
  randomGame(goldBox, 3, {}, { seed: 'screens' }, ({ view, viewer, told }) => {
    const seen = english.board(view, viewer, people, told).flatMap(line => {
      const [whole, mark, hoard] = side.exec(line) ?? []
      return whole === undefined ? [] : [{ mark, open: hoard !== '(screen)' }]
    })
    const own = [0, 1, 2].map(seat => seat === viewer)
    expect(seen).toEqual(own.map(mine => ({ mark: mine ? '▸' : ' ', open: mine || view.result !== null })))
  })
})
