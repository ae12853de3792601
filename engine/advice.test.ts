import { expect, test } from 'vitest'
import { ana, ben, cleo } from '#testkit/table'
import { adviceTold, noAdvice, withAdvice } from './advice.ts'

const openly = (after: number, since = after) => ({ after, since, isSealed: false })
const secretly = (after: number) => ({ after, since: after, isSealed: true })

test('everybody is told who took advice, and after which entry; asking again about the same question is not noted', () => {
  const once = withAdvice(noAdvice, ana, openly(4))
  expect(withAdvice(once, ana, openly(6, 4))).toBe(once)
  const more = withAdvice(withAdvice(once, ben, openly(6, 4)), ana, openly(9))
  expect(more.told).toEqual([
    { seat: ana, after: 4 },
    { seat: ben, after: 6 },
    { seat: ana, after: 9 },
  ])
})

test('while answers are sealed nobody is told; then all at once, in the order of the seats', () => {
  const one = withAdvice(noAdvice, cleo, secretly(4))
  const two = withAdvice(withAdvice(one, ana, secretly(5)), ana, secretly(5))
  expect([two.told, adviceTold(two, { seq: 6, isSealed: true })]).toEqual([[], two])
  expect(adviceTold(two, { seq: 7 })).toEqual({
    told: [
      { seat: ana, after: 7 },
      { seat: cleo, after: 7 },
    ],
    sealed: [],
  })
})
