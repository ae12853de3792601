import { expect, test } from 'vitest'
import { redact } from '#kernel/redact'
import { ana } from '#testkit/table'
import type { DwarvesTable } from '../position.ts'
import { asked } from './asked.ts'
import { tables } from './testing.ts'

function askedAt(t: DwarvesTable | undefined) {
  const question = t?.asked(ana) ?? null
  if (t === undefined || question === null) throw new Error('Ana is not asked')
  return asked(question, redact(t.state, ana), ana)
}

test('R8.3 to an event everybody is asked in the same words, whatever they hold', () => {
  const can = askedAt(tables['react-can']?.())
  expect(can.say).toBe('screen.asked.react')
  expect(askedAt(tables['react-cannot']?.())).toEqual(can)
})

test('every question has a line of its own', () => {
  for (const make of Object.values(tables)) {
    const t = make()
    if (t.asked(ana) !== null) expect(askedAt(t).say).toMatch(/^(questions|screen\.asked)\./)
  }
})
