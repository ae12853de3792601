import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { boxed } from '#games/boxed'
import type { Bot } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { of, type Seat } from '#kernel/seat'
import { box } from '../box.ts'
import { abilities, adjectives } from '../cards/abilities.ts'
import { battles } from '../cards/battles.ts'
import type { DwarvesEvent } from '../events.ts'
import { victimsOf } from '../rules/aversion.ts'
import { abilityNamed, groupOf } from '../rules/groups.ts'
import { targetOn } from '../rules/targets.ts'
import type { Asks, State } from '../types.ts'
import { bestFighters } from './fighting.ts'
import { creatureWorth } from './worth.ts'

type Answer = Readonly<Record<string, never>> & string
const kindsOf = { strong: true, greedy: true, lucky: true, flying: true } as Readonly<Record<string, true>>

/** What is stupid about an answer, in a word; null for nothing. */
function folly(view: State, seat: Seat, name: string, answer: Answer): string | null {
  const { battle, stage } = view
  const side = of(view.sides, seat)
  if (name === 'turn' && 'ability' in answer) {
    const { ability, seat: on, kind } = abilityNamed(answer.ability)
    if (groupOf(of(view.sides, on), kind)?.ability !== null) return null
    const { adjective } = abilities[ability]
    expect(adjectives).toHaveProperty(adjective)
    return (kindsOf[adjective] === true) === (on === seat) ? null : `${adjective} on the wrong side`
  }
  if (name === 'turn' && 'creature' in answer) {
    const gone = victimsOf(view, seat, answer.creature)
    const lost = gone.reduce((sum, { kind, count }) => sum + count * creatureWorth(side, kind), 0)
    const isWorse = gone.length > 0 && gone.every(victim => victim.seat === seat)
    return isWorse && lost > 1.5 * creatureWorth(side, answer.creature) + 0.1
      ? 'drives off better ones of its own'
      : null
  }
  if (name === 'turn' && 'battle' in answer)
    return bestFighters(view, seat, battles[answer.battle]).chance < 0.04 ? 'starts a hopeless battle' : null
  if (name === 'reroll') return 'die' in answer && answer.die === 6 ? 'rerolls a six' : null
  if (name === 'react') return 'forget' in answer && battle?.playing?.seat === seat ? 'cancels its own event' : null
  if (name === 'target' && stage?.at === 'target' && (stage.event === 'boo' || stage.event === 'foolsGold')) {
    const isSelf = targetOn(stage.event, answer).seat === seat
    return isSelf && battle?.armies.some((army, s) => s !== seat && army !== null) ? 'aims at itself' : null
  }
  if (name === 'lay' && 'lay' in answer && battle !== null) {
    const mine = of(battle.armies, seat)
    const best = Math.max(...battle.armies.map((army, s) => (s === seat ? -1 : (army?.strength ?? -1))))
    if (['richVein', 'nobodyGoesHome', 'onceMore', 'wrongBanner'].includes(answer.lay) && mine === null)
      return `lays ${answer.lay} without fighting`
    return answer.lay === 'wrongBanner' && mine !== null && mine.strength >= best
      ? 'gives away the highest strength'
      : null
  }
  return null
}

for (const [name, games] of [
  ['squire@1', 3],
  ['knight@1', 2],
  ['captain@1', 2],
  ['dragonlord@1', 1],
] as const)
  test(`${name} does nothing visibly stupid`, () => {
    const follies: string[] = []
    let decisions = 0
    const watched: Bot<State, DwarvesEvent, Asks> = (sight, rng, note) => {
      const answer = (box.bots[name] as Bot<State, DwarvesEvent, Asks>)(sight, rng, note)
      const folly_ = folly(sight.view, sight.seat, sight.question.name, answer as Answer)
      decisions++
      if (folly_ !== null) follies.push(folly_)
      return answer
    }
    const table = boxed({ ...box, bots: { watched } })
    const options = { ...defaultsOf(box.game.options), clock: 'none', start: 'random', suddenDeath: true }
    for (let game = 0; game < games; game++)
      playBots(table, { options, bots: ['watched', 'watched', 'watched'], seed: `never ${game}` }, () => {})
    expect(decisions).toBeGreaterThan(100 * games)
    expect(follies).toEqual([])
  })
