import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { redact } from '#kernel/redact'
import { ana, ben } from '#testkit/table'
import { position } from '../../position.ts'
import { en } from '../../words/en.ts'
import { heldAtEnd } from './hand.ts'

const { text } = speaker('en', en)

test('R13.3 a hand at the end, with how many there are of each card', () => {
  const { state } = position({ hands: [['forgetIt', 'boo', 'forgetIt'], ['elf']] })
  const held = heldAtEnd(redact(state, ana), ana)
  expect(held && text(held)).toBe('In hand at the end: Forget it!, 2 of them; Boo!')
  expect(heldAtEnd(redact(state, ana), ben)).toBeNull()
  expect(heldAtEnd(position({ hands: [['boo']] }).state, ben)).toBeNull()
})
