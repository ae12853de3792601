import type { Saying } from '#games/saying'
import { percent } from '#games/why'
import type { Decision } from '#kernel/bot'
import { groupObject, several, whoseObject } from '../../words/things.ts'
import { abilityCard, cardIn, expected, groupIn, moveIn, numberIn, saying, treasureOf } from './record.ts'

/** Why it did this with its turn. */
export function turnReasons(decision: Decision, answer: unknown, seat: number): readonly Saying[] {
  const [move, what] = moveIn(answer)
  const card = { card: String(what) }
  switch (move) {
    case 'battle':
      return battle(decision)
    case 'creature':
      return [creature(decision, card), ...battleLeft(decision)]
    case 'ability':
      return [ability(decision, what, seat), ...battleLeft(decision)]
    case 'thaw':
      return [saying('turn.thaw', { card })]
    case 'stare':
      return [saying('turn.stare', { whose: whoseObject(groupIn(decision)) })]
    default:
      return [saying('turn.discard', { card }), ...(what === decision.facts.battle ? [] : battleLeft(decision))]
  }
}

function battle(decision: Decision): readonly Saying[] {
  const [need, award] = [numberIn(decision, 'need') ?? 0, numberIn(decision, 'award') ?? 0]
  const calls = saying('turn.battle', { card: cardIn(decision, 'battle'), chance: percent(chanceOf(decision)) })
  if (need <= award) return [calls, saying('turn.last', { need })]
  return expected(decision) > 0 ? [calls, saying('turn.spoils', { award, treasure: treasureOf(decision) })] : [calls]
}

const chanceOf = (decision: Decision): number => numberIn(decision, 'battleChance') ?? 0

function creature(decision: Decision, card: { readonly card: string }): Saying {
  const [own, n] = [numberIn(decision, 'ownGone') ?? 0, numberIn(decision, 'rivalsGone') ?? 0]
  if (n > 0) return own > 0 ? saying('turn.trade', { card, n, own }) : saying('turn.drivesOff', { card, n })
  if (own > 0) return saying('turn.costs', { card, n: own })
  return saying(numberIn(decision, 'inPlay') === 0 ? 'turn.firstCreature' : 'turn.creature', { card })
}

function ability(decision: Decision, what: string | number, seat: number): Saying {
  const group = groupIn(decision)
  const played = { ability: abilityCard(what) }
  if (group.seat !== seat) return saying('turn.hinder', { ...played, group: groupObject(group, seat) })
  return saying('turn.help', { ...played, kinds: several(group.kind) })
}

/** Chances below this are called poor. */
const POOR = 0.5

/** What has become of the battles it could have played. */
function battleLeft(decision: Decision): readonly Saying[] {
  if (numberIn(decision, 'inPlay') === 0) return []
  if (numberIn(decision, 'battleChance') === null) return [saying('turn.noBattle')]
  const chance = percent(chanceOf(decision))
  if (chance === 0) return [saying('turn.hopeless')]
  const pieces = { card: cardIn(decision, 'battle'), chance }
  return [saying(chanceOf(decision) < POOR ? 'turn.poor' : 'turn.good', pieces)]
}
