import type { Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import { type CardId, isAbility, isBattle, isCreature } from '../../cards/index.ts'
import { abilityNamed } from '../../rules/groups.ts'
import type { Asks, State } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { forecastOf } from './forecast.ts'

/** What a card in the hand would do, in a few words. */
export interface Answer {
  readonly saying: Saying
  /** It hurts the player, or is of no use now. */
  readonly tone: 'harm' | 'strong' | 'idle' | null
}

export function answerOf(view: State, { moves }: Asks['turn'], seat: Seat, card: CardId): Answer {
  if (isCreature(card)) {
    const { all, own } = forecastOf(view, seat, card)
    if (all === 0) return { saying: saying('stage.answers.nobody'), tone: 'idle' }
    if (own === all) return { saying: saying('stage.answers.yours', { n: own }), tone: 'harm' }
    return { saying: saying('stage.answers.leave', { n: all }), tone: own > 0 ? 'harm' : 'strong' }
  }
  if (isAbility(card)) {
    const n = (moves.ability?.options ?? []).filter(option => abilityNamed(option).ability === card).length
    return { saying: saying('stage.answers.fits', { n }), tone: n === 0 ? 'idle' : null }
  }
  if (!isBattle(card)) return { saying: saying('stage.answers.inBattle'), tone: 'idle' }
  const can = moves.battle?.options.includes(card) === true
  return { saying: saying(can ? 'stage.answers.battle' : 'stage.answers.noBattle'), tone: can ? null : 'idle' }
}
