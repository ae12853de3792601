import { defaultsOf } from '#kernel/options'
import { knows, peek } from '#kernel/secret'
import { adventurers } from '../cards/adventurers.ts'
import { objectIds } from '../magic/cards.ts'
import { options } from '../options.ts'
import { lairsIn } from '../rules/strength.ts'
import type { State } from '../types.ts'
import { introOf } from './intro.ts'
import { type CardId, powerAt } from './powers.ts'
import { nameOf, spoken } from './spoken.ts'

/* What can be looked up in the terminal: the newcomer's page, and every card with its effect. */

export const intro = [
  ...introOf(defaultsOf(options)).map(saying => spoken(saying)),
  'On the table: 4/7 is strength 4 against a dragon of 7; K D T W are Knight (4), Dame (3), Thief (2), Wizard (1); small ones rest, a dot is away.',
]

/** The row, the player's own objects, the other objects of this game, the adventurers. */
export function cards(view: State): readonly string[] {
  const mine = view.sides.flatMap(({ hand }) => (knows(hand) ? peek(hand) : []))
  const inGame = objectIds.filter(id => !view.boxed.includes(id))
  const row = lairsIn(view).map(([, { dragon }]) => dragon)
  const all: readonly CardId[] = [...row, ...new Set([...mine, ...inGame]), ...adventurers]
  return all.map(id => `${nameOf(id)}: ${spoken(powerAt(view, id))}`)
}
