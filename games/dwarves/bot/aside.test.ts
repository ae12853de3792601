import { expect, test } from 'vitest'
import type { Decision } from '#kernel/bot'
import { redact } from '#kernel/redact'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana } from '#testkit/table'
import { dwarves } from '../index.ts'
import { position } from '../position.ts'
import { minds } from './levels.ts'
import { thinker } from './thinking.ts'

/** What the Captain answers, and its record, if somebody answered this. */
function weighed(also?: unknown): readonly [answer: unknown, record: Decision] {
  const hands = [['troll', 'sandwich', 'strongElves', 'weakTrolls', 'boo', 'foolsGold']] as const
  const { state } = position({ seats: 2, groups: [['orc', 'goblin'], ['troll']], hands })
  const question = dwarves.choice(state, ana)
  if (question === null) return expect.fail('Ana is asked')
  const records: Decision[] = []
  const sight = { seat: ana, view: redact(state, ana), question, at: 0, told: [], also }
  const answer = thinker(minds.captain)(sight, diceOf(seedFrom('aside'))(0), record => records.push(record))
  return [answer, records[0] ?? expect.fail('there is a record')]
}

const isIn = ({ candidates }: Decision, answer: object): boolean =>
  candidates.some(each => JSON.stringify(each.answer) === JSON.stringify(answer))

test('an answer that is not on the shortlist is weighed where somebody gave it, and changes nothing else', () => {
  const [answer, record] = weighed()
  const { candidates: usual, ...others } = record
  const foolish = { ability: `weakTrolls@${ana}.orc` }
  expect(isIn(record, foolish)).toBe(false)
  const [again, { candidates, ...rest }] = weighed(foolish)
  expect(again).toEqual(answer)
  expect(candidates.slice(0, -1)).toEqual(usual)
  expect(rest).toEqual(others)
  expect(candidates.at(-1)).toMatchObject({ answer: foolish, share: 0 })
  expect(candidates.at(-1)?.value).toBeLessThan(Math.max(...usual.map(({ value }) => value)))
})

test('nothing is added for what is weighed anyway, or is not allowed', () => {
  const [, record] = weighed()
  expect(weighed({ creature: 'troll' })[1]).toEqual(record)
  expect(weighed({ creature: 'dragon' })[1]).toEqual(record)
})
