import type { Saying } from '#games/saying'
import type { State } from '../../types.ts'
import { ofFighter, playedSaying } from '../../words/played.ts'
import { saying } from '../../words/things.ts'

/** The event that takes its turn in the battle, as a sentence; none if no event does. */
export function playingNow({ battle, stage }: State): readonly Saying[] {
  if (battle === null) return []
  const { playing } = battle
  if (stage?.at === 'target')
    return [saying('screen.battle.aims', { who: { seat: stage.seat }, card: { card: stage.event } })]
  if (playing === null) return []
  const event = playedSaying(playing, ofFighter(battle, playing.seat))
  return [saying('screen.battle.playing', { who: { seat: playing.seat }, event })]
}
