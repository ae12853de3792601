import { expect, test } from 'vitest'
import { nothingLookedAt, offerLookedAt } from './looking.ts'

const [me, ben, cleo] = [0, 1, 2]
const offers = [
  { by: ben, number: 1 },
  { by: me, number: 2 },
  { by: cleo, number: 3 },
]
const terms = { looking: nothingLookedAt, offers, me, isNarrow: true, isBegun: false }
const looking = (looksAt: 'draft' | number) => ({ ...terms, looking: { ...nothingLookedAt, looksAt } })

test('who has begun nothing and chosen nothing is shown the newest offer of another', () => {
  expect(offerLookedAt(terms)?.number).toBe(3)
  expect(offerLookedAt({ ...terms, offers: offers.slice(1, 2) })).toBeNull()
})

test('who is at a draft stays there, whatever is offered', () => {
  expect(offerLookedAt({ ...terms, isBegun: true })).toBeNull()
  expect(offerLookedAt(looking('draft'))).toBeNull()
})

test('an offer that was chosen stays, also in its next version', () => {
  expect(offerLookedAt(looking(ben))?.number).toBe(1)
  const changed = [...offers.slice(1), { by: ben, number: 4 }]
  expect(offerLookedAt({ ...looking(ben), offers: changed })?.number).toBe(4)
  expect(offerLookedAt({ ...looking(ben), offers: offers.slice(1) })).toBeNull()
})

test('where all offers lie side by side none is looked at alone', () => {
  expect(offerLookedAt({ ...looking(ben), isNarrow: false })).toBeNull()
})
