import { describe, expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import type { Bot, Decision, Sight } from '#kernel/bot'
import { defaultsOf } from '#kernel/options'
import { of } from '#kernel/seat'
import { box as goldBox } from '../box.ts'
import { dragons } from '../cards/dragons.ts'
import { size, type Token } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { Asks, Lair, State } from '../types.ts'
import { NEED, saidBy } from './sharing/speech.ts'

const box = goldBox as unknown as Boxed
const levels = ['squire@1', 'knight@1', 'captain@1', 'dragonlord@1']

/** The record of a bot that says nothing about its decision. */
const silent: Decision = { unit: 'points', candidates: [], chosen: -1, facts: {} }

/** One decision of a bot, with its record. */
interface Seen {
  readonly sight: Sight<State, GoldEvent, Asks>
  readonly answer: Readonly<Record<string, unknown>> | null
  readonly value: number
  readonly facts: Decision['facts']
  readonly heard: number
}

/** Every decision in a game of four of this level. */
function decisions(level: string): readonly Seen[] {
  const seen: Seen[] = []
  const watched =
    (bot: Bot): Bot =>
    (sight, rng) => {
      let record: Decision | null = null
      const answer = bot(sight, rng, decision => {
        record = decision
      })
      const { candidates, chosen, facts } = (record ?? silent) as Decision
      const value = candidates[chosen]?.value ?? 0
      const move = typeof answer === 'object' ? answer : null
      seen.push({ sight, answer: move, value, facts, heard: sight.told.length } as unknown as Seen)
      return answer
    }
  const options = defaultsOf(box.game.options)
  playBots(box, { options, bots: Array<string>(4).fill(level), seed: `never ${level}` }, () => {}, watched)
  return seen
}

/**
 * What nobody should ever see a bot do, whatever its level. Each rule finds the decisions that break it; `told` is what
 * the bot had heard by then.
 */
const never: Readonly<Record<string, (seen: Seen, told: readonly GoldEvent[]) => boolean>> = {
  'offers or accepts a division that costs it points': ({ sight, answer, value }) =>
    sight.question.name === 'bargain' && answer !== null && ('offer' in answer || 'accept' in answer) && value < 0,
  'breaks an agreement while it closes': ({ sight, answer }) =>
    sight.question.name === 'bargain' && sight.view.bargain?.closing !== null && answer !== null,
  'makes a third offer, or the same again': ({ sight, answer }) => {
    const { bargain, kill } = sight.view
    if (bargain === null || kill === null || answer === null || !('offer' in answer)) return false
    const own = bargain.offers.find(offer => offer.by === sight.seat)
    const shares = answer.offer as Readonly<Record<number, Readonly<Partial<Record<Token, number>>>>>
    const isSame = kill.party.every((seat, i) =>
      Object.entries(own?.shares[i] ?? {}).every(([token, count]) => (shares[seat]?.[token as Token] ?? 0) === count),
    )
    return of(bargain.made, sight.seat) >= 2 || (own !== undefined && isSame)
  },
  'makes an offer after its last offer': ({ sight, answer }, told) =>
    answer !== null &&
    'offer' in answer &&
    sight.question.name === 'bargain' &&
    saidBy(told, sight.seat).includes('my last offer'),
  'says “no deal” twice in a bargain': ({ sight, answer }, told) =>
    answer !== null &&
    'noDeal' in answer &&
    told
      .slice(told.findLastIndex(event => event.type === 'dragonSlain'))
      .some(event => event.type === 'dealRefused' && event.seat === sight.seat),
  'says it needs what it does not': ({ sight, answer, facts }) => {
    const phrase = answer !== null && 'say' in answer ? String(answer.say) : ''
    if (!phrase.startsWith('need ') || sight.view.kill === null) return false
    const token = phrase.slice('need '.length) as Token
    return sight.view.kill.loot[token] === 0 || Number(facts.need) < NEED
  },
  'trades at a loss': ({ sight, answer, value }) =>
    sight.question.name === 'market' && answer !== null && ('offer' in answer || 'accept' in answer) && value <= 0,
  'plays a blade where the adventurer alone is enough': ({ sight, answer }) => {
    if (answer === null || !('keenBlade' in answer)) return false
    const [adventurer = '', spot = ''] = String(answer.keenBlade).split('@')
    return killsAlone(sight, adventurer, Number(spot))
  },
  'goes to an empty dragon where nobody is, while others have treasure': ({ sight, answer }) => {
    if (answer === null || !('place' in answer)) return false
    const [, spot = ''] = String(answer.place).split('@')
    const lair = sight.view.row[Number(spot)] ?? null
    if (lair === null || hasTreasure(lair, sight.view) || (sight.view.attackers[Number(spot)] ?? []).length > 0)
      return false
    return sight.view.row.some(other => other !== null && hasTreasure(other, sight.view))
  },
}

const power: Readonly<Record<string, number>> = { knight: 4, dame: 3, thief: 2, wizard: 1 }
function killsAlone({ view }: Seen['sight'], adventurer: string, spot: number): boolean {
  const lair = view.row[spot]
  if (!lair) return false
  const sum = (view.attackers[spot] ?? []).reduce((n, a) => n + (power[a.adventurer] ?? 0), 0)
  return sum + (power[adventurer] ?? 0) >= dragons[lair.dragon].strength + lair.draught
}

const hasTreasure = (lair: Lair, { inBag }: State): boolean =>
  size(lair.tokens) > 0 || (!lair.scried && inBag > 0 && dragons[lair.dragon].hidden > 0)

describe.each(levels)('%s never', level => {
  const seen = decisions(level)
  test.each(Object.keys(never))('%s', rule => {
    const breaks = seen.filter(it => never[rule]?.(it, it.sight.told.slice(0, it.heard)))
    expect(breaks.map(({ answer, value }) => ({ answer, value }))).toEqual([])
  })
  test('and it was asked often enough to tell', () => expect(seen.length).toBeGreaterThan(300))
})
