import { expect, test } from 'vitest'
import { type Choices, shownParts } from '#protocol/friend-words'
import { refused } from '#protocol/refused'
import { Showing } from './showing.ts'

const all = Object.fromEntries(shownParts.map(part => [part, 'everybody'])) as Choices

/** A house that keeps what is chosen, but refuses to show anything to friends. */
function house() {
  let kept = all
  const ask = async (wish: Partial<Choices>) => {
    if (Object.values(wish).includes('friends')) return refused('too fast', 'fewer')
    const before = kept
    await Promise.resolve() // another request might come between
    kept = { ...before, ...wish }
    return kept
  }
  return { ask, kept: () => kept }
}

test('two quick choices are seen at once, and both are kept', async () => {
  const { ask, kept } = house()
  const showing = new Showing(all, ask)
  const done = [showing.choose('here', 'nobody'), showing.choose('since', 'nobody')]
  expect(showing.shown.value).toEqual({ ...all, here: 'nobody', since: 'nobody' })
  await Promise.all(done)
  expect(showing.shown.value).toEqual({ ...all, here: 'nobody', since: 'nobody' })
  expect(kept()).toEqual(showing.shown.value)
})

test('a refusal takes back its own choice and no other', async () => {
  const { ask, kept } = house()
  const showing = new Showing(all, ask)
  await Promise.all([showing.choose('here', 'nobody'), showing.choose('since', 'friends')])
  expect(showing.shown.value).toEqual({ ...all, here: 'nobody' })
  expect(kept()).toEqual(showing.shown.value)
  expect(showing.refused.value?.code).toBe('too fast')
})

test('what is refused twice is as it was before', async () => {
  const showing = new Showing(all, async () => refused('too fast', 'fewer'))
  await Promise.all([showing.choose('here', 'friends'), showing.choose('here', 'nobody')])
  expect(showing.shown.value).toEqual(all)
})
