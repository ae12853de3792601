import { expect, test } from 'vitest'
import type { Seat } from '#kernel/seat'
import { type Happened, quipAbout } from './choosing.ts'

const personas = [null, 'miser', 'fox'] as const
const seat = (n: number): Seat => n as Seat
const entry = (seq: number, more: Partial<Happened> = {}): Happened => ({
  match: 'm',
  seq,
  occurred: [],
  result: null,
  ...more,
})
const said = (happened: (seq: number) => Happened, whose: Parameters<typeof quipAbout>[1] = personas) =>
  Array.from({ length: 1000 }, (_, i) => quipAbout(happened(i + 1), whose)).filter(it => it !== null)

test('about one occasion in five is spoken about, always in the same way', () => {
  const robbed = (seq: number) => entry(seq, { occurred: [{ seat: seat(1), occasion: 'robbed' }] })
  const all = said(robbed)
  expect(all.length).toBeGreaterThan(150)
  expect(all.length).toBeLessThan(250)
  expect(said(robbed)).toEqual(all)
  expect(new Set(all.map(({ pick }) => pick % 2))).toEqual(new Set([0, 1]))
  expect(all.every(it => it.seat === 1 && it.persona === 'miser' && it.occasion === 'robbed')).toBe(true)
})

test('people, and bots without a persona, say nothing', () => {
  const robbed = (seq: number) => entry(seq, { occurred: [{ seat: seat(0), occasion: 'robbed' }] })
  expect(said(robbed)).toEqual([])
  expect(said(robbed, [null, null])).toEqual([])
  expect(said(seq => entry(seq))).toEqual([])
})

test('who is about to win is spoken about by the others', () => {
  const close = (seq: number) => entry(seq, { occurred: [{ seat: seat(1), occasion: 'close' }] })
  expect(new Set(said(close).map(it => it.seat))).toEqual(new Set([2]))
})

test('at the end, winners and losers speak as such', () => {
  const result = { points: [1, 3, 2], ranking: [3, 1, 2] }
  const last = said(seq => entry(seq, { result, occurred: [{ seat: seat(2), occasion: 'bigWin' }] }))
  expect(new Set(last.map(it => `${it.persona} ${it.occasion}`))).toEqual(new Set(['miser won', 'fox lost']))
})
