import { describe, expect, test } from 'vitest'
import type { Sitter, Table } from '#client/messages'
import { hasLeft, hostOf, isLast, notYet, seatOf } from './sitting.ts'

const ana: Sitter = { name: 'Ana', person: 'a' }
const bo: Sitter = { name: 'Bo', person: 'b' }
const bot: Sitter = { name: 'Corvo', bot: 'greedy@1' }
const at = (...seats: readonly (readonly [Sitter | null, boolean])[]): Table =>
  ({ host: 'a', seats: seats.map(([sitter, ready]) => ({ sitter, ready })) }) as unknown as Table

describe('whether a match can begin', () => {
  test('free seats come first', () => {
    expect(notYet(at([ana, false], [null, false], [null, false]))).toEqual({ free: 2 })
  })
  test('then who is not ready; the host is by beginning it', () => {
    expect(notYet(at([ana, false], [bo, false], [bot, true]))).toEqual({ late: ['Bo'] })
  })
  test('then nothing', () => {
    expect(notYet(at([ana, false], [bo, true], [bot, true]))).toBe(null)
  })
})

test('people are found by who they are, never by nothing', () => {
  const table = at([null, false], [ana, false], [{ ...bot, insteadOf: 'b' }, true])
  expect(seatOf(table, 'a')).toBe(1)
  expect(seatOf(table, 'b')).toBe(null)
  expect(seatOf(table, undefined)).toBe(null)
  expect(hasLeft(table, 'b')).toBe(true)
  expect(hasLeft(table, undefined)).toBe(false)
  expect(hostOf(table)?.name).toBe('Ana')
  expect(hostOf({ ...table, host: null })).toBe(null)
  expect(isLast(table, 'a')).toBe(true)
  expect(isLast(at([ana, true], [bo, true]), 'a')).toBe(false)
})
