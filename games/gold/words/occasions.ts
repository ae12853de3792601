import type { Saying } from '#games/saying'
import type { Seat } from '#kernel/seat'
import type { When } from '../magic/cards.ts'
import type { State } from '../types.ts'
import { playedSaying } from './played.ts'
import { dragonAt } from './targets.ts'
import { saying, seatsIn, sharesIn, tokensIn } from './things.ts'

/** What has just happened or is about to, so that an object may be played now. */
export function occasionOf(when: When, view: State, seat: Seat): Saying | null {
  const { kill } = view
  switch (when) {
    case 'between turns':
      return saying('questions.turnNext', { who: { seat: view.turn } })
    case 'loot shown':
      return lootShown(view)
    case 'deal struck':
      return saying('questions.deal', { shares: sharesIn(kill?.party ?? [], kill?.shares ?? []) })
    case 'robbed':
      return saying('questions.robbed', { who: { seat: kill?.theft?.thief ?? seat }, thief: { card: 'thief' } })
    case 'answer':
      return justPlayed(view)
    case 'own turn':
    case 'bargain':
      return null
  }
}

function lootShown(view: State): Saying {
  const { kill } = view
  const dragon = dragonAt(view, kill?.spot ?? -1)
  if (kill === null || dragon === undefined) return saying('questions.lootShown')
  const [party, loot] = [seatsIn(kill.party), tokensIn(kill.loot)]
  return saying('questions.lootOf', { dragon: { card: dragon }, party, loot })
}

function justPlayed(view: State): Saying | null {
  const last = view.played.at(-1)
  return last === undefined ? null : playedSaying(last, view)
}
