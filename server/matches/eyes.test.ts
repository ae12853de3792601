import { expect, test } from 'vitest'
import { eyesOf, type Looking } from './eyes.ts'

const sitters = [{ person: 'ana' }, { person: 'ben' }, { bot: 'knight@1' }]
const playing = { sitters, isOver: false, isClosed: false }
const closed = { ...playing, isClosed: true }
const over = { ...playing, isOver: true }
const shown = (shownBy: string | null, seat: number | null): Looking => ({ shownBy, seat })

test.each([
  ['a player at their page', playing, 'ben', 'own', 1],
  ['a player at their page, afterwards', over, 'ben', 'own', 1],
  ['a spectator at its page', playing, 'eva', 'own', 'table'],
  ['a stranger at its page', over, null, 'own', 'table'],
  ['a screen that a player opened', playing, 'ana', 'screen', 'table'],
  ['a moment, to a stranger', playing, null, shown('ana', null), 'table'],
  ['a moment, to who plays there', playing, 'ben', shown('ana', null), 'table'],
  ['a moment, to who is not let in', closed, 'eva', shown('ana', null), null],
  ['a moment from a seat while it is played', playing, 'eva', shown('ana', 0), 'table'],
  ['a moment from a seat while it is played, to that seat', playing, 'ana', shown('ana', 0), 'table'],
  ['a moment from their own seat when it is over', over, 'eva', shown('ana', 0), 0],
  ['the same, to who was not let in', { ...over, isClosed: true }, 'eva', shown('ana', 0), 0],
  ['a moment from the seat of another', over, 'eva', shown('ana', 1), 'table'],
  ['a moment from the seat of who reads it', over, 'ben', shown('ana', 1), 'table'],
  ['a moment from the seat of a bot', over, 'eva', shown('ana', 2), 'table'],
  ['a moment from a seat by who did not play', over, 'ana', shown('eva', 0), 'table'],
  ['a moment from a seat by the house', over, 'ana', shown(null, 0), 'table'],
  ['a moment from a seat that is not there', over, 'ana', shown('ana', 7), 'table'],
] as const)('%s', (_, match, reader, looking, eyes) => {
  expect(eyesOf(match, reader, looking)).toBe(eyes)
})
