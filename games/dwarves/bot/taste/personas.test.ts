import { expect, test } from 'vitest'
import { personas } from '#bots/levels'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import type { Decision } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { ana, ben } from '#testkit/table'
import { box } from '../../box.ts'
import { minds } from '../levels.ts'
import { thinker } from '../thinking.ts'
import { Grudges } from './grudges.ts'

const fancy = 0.05

test('a persona gives up no more than its fancy for what it likes, and sometimes does', () => {
  const given: number[] = []
  const note = ({ candidates, chosen }: Decision): void => {
    const best = Math.max(...candidates.map(({ value }) => value))
    given.push(best - (candidates[chosen]?.value ?? 0))
  }
  const bots = Object.fromEntries(
    personas.map(persona => {
      const mind = { ...minds.squire, effort: { worlds: 1, rounds: 1, turns: 0 }, heat: 0, taste: { persona, fancy } }
      return [persona, ((sight, rng) => thinker(mind)(sight, rng, note)) as ReturnType<typeof thinker>]
    }),
  )
  const options = { ...defaultsOf(box.game.options), clock: 'none', goldToWin: 10 }
  for (const seated of [personas.slice(0, 3), personas.slice(3)])
    playBots(boxed({ ...box, bots }), { options, bots: seated, seed: 'fancies' }, () => {})
  expect(Math.max(...given)).toBeLessThanOrEqual(fancy + 1e-4)
  expect(given.filter(it => it > 0.01).length).toBeGreaterThan(3)
})

test('a grudge is held by whoever was harmed, against whoever did it', () => {
  const grudges = new Grudges()
  grudges.hear({ type: 'turnBegan', seat: ana })
  grudges.hear({ type: 'creaturesLeft', why: 'aversion', seat: ben, kind: 'orc', count: 1, ability: null })
  grudges.hear({ type: 'creaturesLeft', why: 'aversion', seat: ana, kind: 'orc', count: 1, ability: null })
  expect([grudges.has(ben, ana), grudges.has(ana, ana), grudges.has(ana, ben)]).toEqual([true, false, false])
})
