import type { Scribe } from '#games/almanac'
import { renaming } from '#games/workshop/judging'
import type { DwarvesEvent } from '../events.ts'
import type { State } from '../types.ts'
import { Brought } from './brought.ts'
import { scribe } from './scribe.ts'

const names = {
  wins: ['winnerWins'],
  brought: ['price', 'worth'],
  toStarter: ['price', 'worth'],
  rounds: ['length'],
}

/**
 * What the verdict on a creature or a battle needs. Whoever plays it has it; it is worth the gold that the creature
 * brings, or what the battle pays to whoever starts it.
 */
export const judged: Scribe<State, DwarvesEvent> = () => {
  const noted = scribe()
  const brought = new Brought()
  return (event, state, note, time) => {
    const told = renaming(names, note)
    noted(event, state, told, time)
    switch (event.type) {
      case 'creaturePlayed':
      case 'creatureThawed':
        return brought.came(event.kind)
      case 'spoilsPaid':
        return state.battle === null ? undefined : brought.paid(state.battle, event.seat, event.award)
      case 'gameEnded':
        return brought.end(told)
    }
  }
}
