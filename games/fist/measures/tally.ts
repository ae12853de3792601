import type { Count } from '#games/boxed'
import { boxedIds } from '../cards/characters.ts'
import type { FistEvent } from '../events.ts'

/** What became of each character and what it brought, and whether the game ended by its limit. */
export function tally(): (event: FistEvent, count: Count) => void {
  let playing = ''
  let goal = 0
  return (event, count) => {
    switch (event.type) {
      case 'seated':
        goal = event.options.pointsToWin
        count('endedByLimit', 0)
        for (const id of boxedIds)
          for (const what of ['sales', 'curses', 'passes', 'points']) count(`characters.${id}.${what}`, 0)
        return
      case 'characterWon':
        return count(`characters.${event.character}.sales`)
      case 'characterPassed':
        return count(`characters.${event.character}.${event.why === 'curse' ? 'curses' : 'passes'}`)
      case 'powerUsed':
        playing = event.character
        return
      case 'powerPaused':
        playing = event.power.playing.character
        return
      case 'pointsScored':
        return count(`characters.${playing}.points`, event.points)
      case 'gameEnded':
        return count('endedByLimit', Math.max(...event.result.points) < goal ? 1 : 0)
    }
  }
}
