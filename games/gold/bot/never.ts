import type { Bot, Decision, Sight } from '#kernel/bot'
import { of } from '#kernel/seat'
import { dragonOf } from '../cards/dragons.ts'
import { size, type Token } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import type { Asks, Lair, State } from '../types.ts'
import { NEED, saidBy } from './sharing/speech.ts'

/** One decision of a bot, with its record. */
export interface Seen {
  readonly sight: Sight<State, GoldEvent, Asks>
  readonly answer: Readonly<Record<string, unknown>> | null
  readonly value: number
  readonly facts: Decision['facts']
}

/**
 * What nobody should ever see a bot do, whatever its level. Each rule finds the decisions that break it; `told` is what
 * the bot had heard by then.
 */
export const never: Readonly<Record<string, (seen: Seen, told: readonly GoldEvent[]) => boolean>> = {
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
  return sum + (power[adventurer] ?? 0) >= dragonOf(lair.dragon).strength + lair.draught
}

const hasTreasure = (lair: Lair, { inBag }: State): boolean =>
  size(lair.tokens) > 0 || (!lair.scried && inBag > 0 && dragonOf(lair.dragon).hidden > 0)

/** The record of a bot that says nothing about its decision. */
const silent: Decision = { unit: 'points', candidates: [], chosen: -1, facts: {} }

/** A bot whose every decision is told as it is made, with the rules it breaks. */
export const watching =
  (see: (seen: Seen, broken: readonly string[]) => void) =>
  (bot: Bot): Bot =>
  (sight, rng) => {
    const records: Decision[] = []
    const answer = bot(sight, rng, decision => records.push(decision))
    const { candidates, chosen, facts } = records[0] ?? silent
    const move = typeof answer === 'object' ? answer : null
    const seen = { sight, answer: move, value: candidates[chosen]?.value ?? 0, facts } as unknown as Seen
    see(
      seen,
      Object.keys(never).filter(rule => never[rule]?.(seen, seen.sight.told) === true),
    )
    return answer
  }
