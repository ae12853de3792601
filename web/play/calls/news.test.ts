import { expect, test } from 'vitest'
import type { GameEvent } from '#kernel/game'
import type { Entry } from '#kernel/match'
import { type Seat, seatsOf } from '#kernel/seat'
import { only } from '#kernel/secret'
import { newsIn, type SoundState, soundFor } from './news.ts'

const [ana, ben] = seatsOf(2) as readonly [Seat, Seat]
const entry = (seat: Seat, ...types: string[]): Entry => ({
  seq: 1,
  at: 0,
  by: { seat, answer: only(seat, { name: 'bid', answer: 0 }) },
  events: types.map(type => ({ type })),
})
const screen = {
  logged: ({ type }: GameEvent) =>
    type === 'silent' ? [] : [type, `${type} explained`].map(say => ({ say, with: {} })),
}
const speaker = { sentence: ({ say }: { say: string }) => [{ text: say }, { text: '.' }] }

test('every event is said, with what explains it; silence is not', () => {
  const said = newsIn([entry(ana, 'a', 'b'), entry(ben, 'silent')], screen, speaker, [])
  expect(said).toEqual(['a. a explained. b. b explained.'])
})

const before: SoundState = { bookmark: { seq: 0, events: 0 }, asking: null, isOver: false }
const isReveal = ({ type }: GameEvent) => type === 'opened'
const sound = (now: Partial<SoundState>, ...fresh: Entry[]) =>
  soundFor(before, { ...before, ...now }, fresh, ana, isReveal)

test('one sound for what is new, the most telling one', () => {
  expect(sound({ isOver: true, asking: 'x' }, entry(ben, 'opened'))).toBe('ended')
  expect(sound({ asking: 'x' }, entry(ben, 'opened'))).toBe('yourTurn')
  expect(sound({}, entry(ben, 'opened'))).toBe('reveal')
  expect(sound({}, entry(ben, 'silent'))).toBe('acted')
})

test('one’s own move makes no sound, nor does what has been heard', () => {
  expect(sound({}, entry(ana, 'silent'))).toBeNull()
  expect(soundFor({ ...before, asking: 'x' }, { ...before, asking: 'x' }, [], ana, isReveal)).toBeNull()
  expect(soundFor({ ...before, isOver: true }, { ...before, isOver: true }, [], ana, isReveal)).toBeNull()
})
