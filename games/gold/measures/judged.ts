import { GAME, type Scribe } from '#games/almanac'
import { renaming } from '#games/workshop/judging'
import type { Seat } from '#kernel/seat'
import { sharesOfWin } from '#kernel/winners'
import type { DragonId } from '../cards/dragons.ts'
import type { GoldEvent } from '../events.ts'
import type { State } from '../types.ts'
import { scribe } from './scribe.ts'

/** What the verdict on a dragon needs: what each of its slayers gets, whether they win, and whether it was all for nothing. */
export const judged: Scribe<State, GoldEvent> = () => {
  const noted = scribe()
  const slain: { readonly dragon: DragonId; readonly party: readonly Seat[] }[] = []
  return (event, state, note, time) => {
    noted(event, state, renaming({ gain: ['price', 'worth'] }, note), time)
    const last = slain.at(-1)
    switch (event.type) {
      case 'dragonSlain':
        slain.push({ dragon: event.dragon, party: event.party })
        return
      case 'lootLost':
      case 'sharesTaken':
        if (last !== undefined) note(last.dragon, 'nothing', Number(event.type === 'lootLost'))
        return
      case 'gameEnded': {
        const won = sharesOfWin(event.result.ranking)
        for (const { dragon, party } of slain) for (const seat of party) note(dragon, 'winnerWins', won[seat] ?? 0)
        return note(GAME, 'length', state.turns)
      }
    }
  }
}
