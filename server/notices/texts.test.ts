import { expect, test } from 'vitest'
import type { NoticeTold } from '#protocol/notices'
import { textOf } from './texts.ts'

const reader = { language: 'en', zone: 'UTC' } as const
const invitation: NoticeTold = {
  id: 'n1',
  kind: 'invitation',
  at: 0,
  read: false,
  by: 'Ana',
  game: 'fist',
  people: ['Ana'],
  table: 't1',
  thread: null,
  until: null,
  accepted: false,
  path: '/table/t1',
}
const moreOf = (told: Partial<NoticeTold>): string => textOf({ ...invitation, ...told }, reader).more

test('whoever invites is not named again as the only one at the table', () => {
  expect(textOf(invitation, reader).title).toContain('Ana')
  expect(moreOf({})).toBe('')
  expect(moreOf({ people: [] })).toBe('')
  expect(moreOf({ people: ['Ana', 'Ben'] })).toBe('With Ana and Ben.')
  expect(moreOf({ kind: 'turn', by: null, people: ['Ana'] })).toBe('With Ana.')
})
