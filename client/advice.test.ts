import { expect, test } from 'vitest'
import { type AdviceSitter, adviceProblem } from './advice.ts'

const b = 'bot'
const a = 'agreed'
const p = 'person'

test.each<[why: string, sitters: readonly AdviceSitter[], asked: 'asked' | 'not asked' | 'over', code: string | null]>([
  ['one person against bots', [p, b, b], 'asked', null],
  ['one person who agreed, against bots', [a, b], 'asked', null],
  ['two people who agreed', [a, a], 'asked', null],
  ['two people who agreed, and a bot', [a, b, a], 'asked', null],
  ['two people who never agreed', [p, p], 'asked', 'no advice'],
  ['two people and a bot', [p, b, p], 'asked', 'no advice'],
  ['one of them did not agree', [a, a, p], 'asked', 'no advice'],
  ['bots alone', [b, b], 'asked', 'no advice'],
  ['somebody else is asked', [p, b, b], 'not asked', 'not asked'],
  ['the match is over', [p, b, b], 'over', 'over'],
  ['over, and it was never allowed', [p, p], 'over', 'no advice'],
])('%s', (_, sitters, asked, code) => {
  const wish = { sitters, isOver: asked === 'over', isAsked: asked === 'asked' }
  expect(adviceProblem(wish)?.code ?? null).toBe(code)
})
