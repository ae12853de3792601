import type { Asks, GameEvent } from '#kernel/game'
import type { Boxed } from './boxed.ts'
import { dwarvesBox } from './dwarves/box.ts'
import { fistBox } from './fist/box.ts'
import { goldBox } from './gold/box.ts'

/** A game's own types are forgotten here: tools hand a game only what came from it. */
const put = <S extends object, E extends GameEvent, A extends Asks, O extends object>(box: Boxed<S, E, A, O>): Boxed =>
  box as unknown as Boxed

/** The games of the house, by id. */
export const shelf: Readonly<Record<string, Boxed>> = {
  fist: put(fistBox),
  gold: put(goldBox),
  dwarves: put(dwarvesBox),
}
