import { expect, test } from 'vitest'
import { piecesOf } from './drafts.ts'
import { changedSigns, signed, signsOf, tapped, wantedBy } from './signs.ts'

const pieces = piecesOf({ gold: 3, green: 1 })

test('a tap wants a piece, a second one does not, a third says nothing', () => {
  const none = signsOf(pieces, {}, {}, [])
  const wanted = tapped(none, 1)
  expect(wanted).toEqual([null, 'want', null, null])
  expect(signed(pieces, wanted, 'want')).toEqual({ gold: 1 })
  expect(signed(pieces, tapped(wanted, 1), 'waive')).toEqual({ gold: 1 })
  expect(tapped(tapped(wanted, 1), 1)).toEqual(none)
})

test('what was tapped stays where it was tapped, unless the table says otherwise', () => {
  const taps = tapped(signsOf(pieces, {}, {}, []), 2)
  expect(signsOf(pieces, { gold: 1 }, {}, taps)).toEqual(taps)
  expect(signsOf(pieces, { gold: 2 }, { green: 1 }, taps)).toEqual(['want', 'want', null, 'waive'])
})

test('claims meet only where there is not enough for all', () => {
  const wants = [
    { seat: 0, tokens: { gold: 1 } },
    { seat: 1, tokens: { gold: 2, green: 1 } },
    { seat: 2, tokens: { green: 1 } },
  ]
  const signs = tapped(signsOf(pieces, {}, {}, []), 0)
  expect(wantedBy(pieces, wants, { seat: 0, signs })).toEqual([[0], [1], [1], [1, 2]])
})

test('R5.15 only the sign that changed is told', () => {
  const none = signsOf(pieces, {}, {}, [])
  const [wanted, waived] = [tapped(none, 3), tapped(tapped(none, 3), 3)]
  expect(changedSigns(pieces, none, wanted)).toEqual([{ claim: { green: 1 } }])
  expect(changedSigns(pieces, wanted, waived)).toEqual([{ claim: {} }, { waive: { green: 1 } }])
  expect(changedSigns(pieces, waived, tapped(waived, 0))).toEqual([{ claim: { gold: 1 } }])
  expect(changedSigns(pieces, waived, none)).toEqual([{ waive: {} }])
})
