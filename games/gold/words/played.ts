import type { Saying } from '#games/saying'
import { targetBy } from '../magic/moves.ts'
import type { Played, State } from '../types.ts'
import { targetOf } from './targets.ts'
import { saying } from './things.ts'

/** Who plays which object, and on what. */
export function playedSaying({ seat, object, target }: Omit<Played, 'cancelled'>, view: State | null): Saying {
  const played = { who: { seat }, card: { card: object } }
  const aimed = targetBy(object, target)
  if (aimed.kind === 'nothing') return saying('log.played', played)
  return saying('log.playedOn', { ...played, target: targetOf(aimed, view) })
}
