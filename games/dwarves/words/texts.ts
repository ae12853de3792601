import type { Saying } from '#games/saying'
import { abilities } from '../cards/abilities.ts'
import { battles } from '../cards/battles.ts'
import { creatures, isHater, type Kind } from '../cards/creatures.ts'
import { canceller } from '../cards/events.ts'
import { type CardId, isAbility, isBattle, isCreature } from '../cards/index.ts'
import type { State } from '../types.ts'
import { hatedBy, saying } from './things.ts'

/**
 * A card's effect by the standard rules, generated from its data. A new creature or battle describes itself in every
 * language.
 */
export function textOf(card: CardId): Saying {
  if (isCreature(card)) return creatureText(card)
  if (isBattle(card)) return saying('texts.battle', { n: battles[card].limit, award: battles[card].award })
  if (isAbility(card)) return saying(`texts.abilities.${abilities[card].adjective}`)
  return saying(`texts.events.${card}`)
}

/** By the rules of this table, or by the standard rules if none is given. */
export function textAt(view: State | null, card: CardId): Saying {
  if (card === canceller && view?.options.forget === 'laid') return saying('texts.forgetLaid')
  return textOf(card)
}

/** Without abilities. */
function creatureText(kind: Kind): Saying {
  const { dice, finds, power } = creatures[kind]
  const parts = [
    saying('texts.dice', { n: dice }),
    saying('texts.finds', { n: finds }),
    ...(isHater(kind) ? [saying('texts.drivesOff', { kinds: hatedBy(kind) })] : []),
    ...(power === null ? [] : [saying(`texts.powers.${power}`)]),
  ]
  return saying('texts.creature', { parts: { all: parts, joined: 'semicolons' } })
}
