import { numbered } from '#games/pieces/english'
import type { Kind } from '../cards/creatures.ts'
import { diceOf, effectOn, findsOf, mayReroll } from '../groups.ts'
import type { Side } from '../types.ts'
import { cardNames } from './en.ts'

/** `finds on 1–2`. */
export function findsText(finds: number): string {
  if (finds === 0) return 'finds nothing'
  return `finds on ${finds === 1 ? '1' : `1–${finds}`}`
}

/** What creatures of this kind are good for in front of this seat: `Elf (3 dice, finds on 1, may reroll)`. */
export function fighterText(side: Side, kind: Kind): string {
  const { flies, gives, leaves } = effectOn(side, kind)
  const traits = [
    numbered(diceOf(side, kind), 'die', 'dice'),
    findsText(findsOf(side, kind)),
    ...(mayReroll(side, kind) ? ['may reroll'] : []),
    ...(flies ? ['is never lost'] : []),
    ...(gives ? ['gives its finds away'] : []),
    ...(leaves ? ['leaves after the battle'] : []),
  ]
  return `${cardNames[kind]} (${traits.join(', ')})`
}
