import type { Entry } from '#kernel/match'
import type { Story, StoryStep } from '#ui/story'
import type { FistEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { pointsMade } from './points.ts'
import { whyOf } from './why.ts'

/** Everybody's points, auction by auction, and what decided the match. */
export function storyOf(entries: readonly Entry<FistEvent>[], view: State): Story {
  const parts: Story['parts'][number][] = []
  const steps: StoryStep[] = []
  const told = entries.flatMap(({ events }) => events)
  const scored = pointsMade(told)
  let at = 0
  for (const { seq, events } of entries)
    for (const event of events) {
      if (event.type === 'roundBegan') parts.push({ at, name: saying('screen.round.heading', { round: event.round }) })
      if (event.type === 'characterTurnedUp') at++
      if (event.type !== 'pointsScored' || event.points === 0) continue
      const it = scored[steps.length]
      steps.push({ seat: event.seat, total: event.total, at, seq, card: it?.character ?? null })
    }
  return { title: saying('screen.story.title'), parts, length: at, steps, why: whyOf(scored, told, view) }
}
