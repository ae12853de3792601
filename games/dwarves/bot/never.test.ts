import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import type { Bot } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { ana, ben } from '#testkit/table'
import { box } from '../box.ts'
import type { DwarvesEvent } from '../events.ts'
import { position } from '../position.ts'
import type { Asks, State } from '../types.ts'
import { folly } from './never.ts'

for (const [name, games, seats] of [
  ['squire@1', 3, 3],
  ['knight@1', 2, 3],
  ['captain@1', 2, 3],
  ['dragonlord@1', 1, 2],
] as const)
  test(`${name} does nothing visibly stupid`, () => {
    const follies: string[] = []
    let decisions = 0
    const watched: Bot<State, DwarvesEvent, Asks> = (sight, rng, note) => {
      const answer = (box.bots[name] as Bot<State, DwarvesEvent, Asks>)(sight, rng, note)
      const found = folly(sight.view, sight.seat, sight.question.name, answer)
      decisions++
      if (found !== null) follies.push(found)
      return answer
    }
    const table = boxed({ ...box, bots: { watched } })
    const options = { ...defaultsOf(box.game.options), clock: 'none', start: 'random', suddenDeath: true }
    for (let game = 0; game < games; game++)
      playBots(table, { options, bots: Array(seats).fill('watched'), seed: `never ${game}` }, () => {})
    expect(decisions).toBeGreaterThan(100 * games)
    expect(follies).toEqual([])
  })

test('the list finds what it is there to find', () => {
  const { state } = position({
    seats: 2,
    groups: [['orc', 'goblin'], ['troll']],
    hands: [['troll', 'sandwich', 'strongElves', 'weakTrolls']],
    gold: [12],
  })
  const found = (answer: unknown): string | null => folly(state, ana, 'turn', answer)
  expect(found({ ability: `weakTrolls@${ana}.orc` })).toBe('weak on the wrong side')
  expect(found({ ability: `weakTrolls@${ben}.troll` })).toBe(null)
  expect(found({ battle: 'sandwich' })).toBe(null)
  const weak = position({ seats: 2, groups: [['gnome'], ['troll']], hands: [['sandwich']] })
  expect(folly(weak.state, ana, 'turn', { battle: 'sandwich' })).toBe('starts a hopeless battle')
  const won = position({ seats: 2, groups: [['cyclops']], hands: [['sandwich', 'orc']], gold: [12] })
  expect(folly(won.state, ana, 'turn', { creature: 'orc' })).toBe('does not start the battle that surely wins the game')
})
