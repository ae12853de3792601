import type { Saying } from '#games/saying'
import { type GuestId, isGuest } from '#games/workshop/guest-id'
import { abilities } from '../cards/abilities.ts'
import { battleOf } from '../cards/battles.ts'
import { canceller } from '../cards/events.ts'
import { type GuestCreature, guestCard } from '../cards/guests.ts'
import { type CardId, hatedAt, type Invited, isAbility, isBattle, isCreature } from '../cards/index.ts'
import { countsAs, creatureOf, type Kind, strikesAt } from '../cards/kinds.ts'
import type { State } from '../types.ts'
import { saying, several, severalIn } from './things.ts'

/**
 * A card's effect by the standard rules, generated from its data. A new creature or battle describes itself in every
 * language.
 */
export function textOf(card: CardId, invited: Invited = {}): Saying {
  if (isCreature(card)) return creatureText(card, invited)
  if (isBattle(card)) return saying('texts.battle', { n: battleOf(card).limit, award: battleOf(card).award })
  if (isAbility(card)) return saying(`texts.abilities.${abilities[card].adjective}`)
  return saying(`texts.events.${card}`)
}

/** By the rules of this table, or by the standard rules if none is given. */
export function textAt(view: State | null, card: CardId): Saying {
  if (card === canceller && view?.options.forget === 'laid') return saying('texts.forgetLaid')
  return textOf(card, view?.options)
}

/** Without abilities. */
function creatureText(kind: Kind, invited: Invited): Saying {
  const { dice, finds, power } = creatureOf(kind)
  const hated = hatedAt(invited, kind)
  const parts = [
    saying('texts.dice', { n: dice }),
    saying('texts.finds', { n: finds }),
    ...(hated.length === 0 ? [] : [saying('texts.drivesOff', { kinds: severalIn(hated) })]),
    ...(isGuest(kind) ? guestParts(kind) : []),
    ...(power === null ? [] : [saying(`texts.powers.${power}`)]),
  ]
  return saying('texts.creature', { parts: { all: parts, joined: 'semicolons' } })
}

/** R14.3 to R14.5: what only a guest says. */
function guestParts(kind: GuestId): readonly Saying[] {
  const { drivesOff, drivenOffBy } = guestCard(kind) as GuestCreature
  const [strikes, like] = [strikesAt(kind), countsAs(kind)]
  return [
    ...(drivesOff.length === 0 || strikes === 3 ? [] : [saying('texts.strikesAt', { n: strikes })]),
    ...(drivenOffBy.length === 0 ? [] : [saying('texts.drivenOffBy', { kinds: severalIn(drivenOffBy) })]),
    ...(like === null ? [] : [saying('texts.countsAs', { kinds: several(like) })]),
  ]
}
