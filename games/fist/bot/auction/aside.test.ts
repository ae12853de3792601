import { expect, test } from 'vitest'
import type { Bot, Decision } from '#kernel/bot'
import { redact } from '#kernel/redact'
import { diceOf, seedFrom } from '#kernel/seed'
import { ana } from '#testkit/table'
import type { FistEvent } from '../../events.ts'
import { fist } from '../../index.ts'
import { type Position, position } from '../../position.ts'
import type { Asks, State } from '../../types.ts'
import { levels } from '../levels.ts'

/** What the Captain answers here, and its record, if somebody answered this. */
function weighed(given: Position, also?: unknown): readonly [answer: unknown, record: Decision] {
  const table = position(given)
  const question = fist.choice(table.state, ana)
  if (question === null) return expect.fail('Ana is asked')
  const records: Decision[] = []
  const captain: Bot<State, FistEvent, Asks> = levels['captain@1']
  const sight = { seat: ana, view: redact(table.state, ana), question, at: 0, told: table.heard(ana), also }
  const answer = captain(sight, diceOf(seedFrom('aside'))(0), record => records.push(record))
  return [answer, records[0] ?? expect.fail('there is a record')]
}

const worthIn = ({ candidates }: Decision, answer: object): number | undefined =>
  candidates.find(each => JSON.stringify(each.answer) === JSON.stringify(answer))?.value

const poor: Position = { up: 'redDragon', purses: [{ fairy: 8 }, { fairy: 2 }, {}], black: [1] }

test('a bid that wastes coins is valued where somebody made it, and changes nothing else', () => {
  const [answer, record] = weighed(poor)
  const { candidates: usual, ...others } = record
  expect(worthIn(record, { fairy: 7 })).toBe(undefined)
  for (const [bid, better] of [
    [{ fairy: 7 }, { fairy: 3 }],
    [{ fairy: 3, black: 1 }, { black: 1 }],
  ] as const) {
    const [again, { candidates, ...rest }] = weighed(poor, bid)
    expect(again).toEqual(answer)
    expect(candidates.slice(0, -1)).toEqual(usual)
    expect(rest).toEqual(others)
    expect(candidates.at(-1)).toMatchObject({ answer: bid, share: 0 })
    expect(candidates.at(-1)?.value).toBeLessThan(worthIn(record, better) ?? 0)
  }
})

test('nothing is added for a bid that is weighed anyway, or that is paid in other coins than the bot would', () => {
  const [, record] = weighed(poor)
  expect(weighed(poor, { fairy: 1 })[1]).toEqual(record)
  expect(weighed(poor, {})[1]).toEqual(record)
  const mixed: Position = { up: 'redDragon', purses: [{ fairy: 3, common: 2 }, { fairy: 2 }, {}] }
  expect(weighed(mixed, { fairy: 1, common: 1 })[1]).toEqual(weighed(mixed)[1])
})
