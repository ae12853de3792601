import { isGuest } from '#games/workshop/guest-id'
import { abilities } from '../../cards/abilities.ts'
import { type BoxedKind, creatures } from '../../cards/creatures.ts'
import type { EventId } from '../../cards/events.ts'
import { guestCard } from '../../cards/guests.ts'
import { type CardId, type Invited, isAbility, isBattle, isCreature, isHater } from '../../cards/index.ts'
import type { State } from '../../types.ts'
import { battleRules, powerRules, rulingsFor } from '../../workshop/rulings.ts'

const adjectives = {
  strong: ['R5.7', 'R5.6'],
  greedy: ['R5.9', 'R5.6'],
  lucky: ['R5.11', 'R6.8'],
  flying: ['R5.12'],
  weak: ['R5.8', 'R5.6'],
  blind: ['R5.10'],
  generous: ['R5.13'],
  peaceful: ['R5.14'],
} as const

const events: { readonly [E in EventId]: readonly string[] } = {
  forgetIt: ['R8.1', 'R8.2', 'R8.4', 'R8.5'],
  neverNotice: ['R9.1', 'R10.4'],
  boo: ['R9.2', 'R9.8'],
  onceMore: ['R9.3', 'R7.6'],
  wrongBanner: ['R9.4', 'R7.6'],
  foolsGold: ['R9.5'],
  richVein: ['R9.6', 'R7.6'],
  nobodyGoesHome: ['R9.7', 'R7.6'],
}

const aversion = ['R4.2', 'R4.3', 'R4.4', 'R4.6']

const creatureRules = (kind: BoxedKind, invited: Invited): readonly string[] => {
  const { power, finds } = creatures[kind]
  return [
    ...(isHater(invited, kind) ? aversion : []),
    ...(power === null ? [] : powerRules[power]),
    ...(finds > 0 ? ['R6.6'] : []),
    'R10.5',
  ]
}

/** The rules about a card, most relevant first. A house rule of this table replaces the rule it overrides. */
export function rulingsOf(card: CardId, view: State | null): readonly string[] {
  const { forget, fourthClears, tieAward } = view?.options ?? {}
  return always(card, view?.options ?? {}).flatMap(rule => {
    if (rule === 'R8.2' && forget === 'laid') return ['R12.8']
    if (rule === 'R4.4' && fourthClears) return ['R12.4']
    return rule === 'R10.3' && tieAward !== undefined && tieAward !== 'full' ? [rule, 'R12.5'] : [rule]
  })
}

function always(card: CardId, invited: Invited): readonly string[] {
  if (isGuest(card)) return rulingsFor(guestCard(card))
  if (isCreature(card)) return creatureRules(card, invited)
  if (isBattle(card)) return battleRules
  if (isAbility(card)) return [...adjectives[abilities[card].adjective], 'R5.1', 'R5.2', 'R5.4']
  return [...events[card], 'R2.4']
}
