import type { Saying } from '#games/saying'
import type { Entry } from '#kernel/match'
import type { Seat } from '#kernel/seat'
import type { Story, StoryStep } from '#ui/story'
import type { FistEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { saying, seatsIn } from '../../words/things.ts'
import { auctionsOf, type Showing, valueIn } from './auctions.ts'
import { pointsMade, type Scored } from './points.ts'

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

/** The last points and how they were bought; then how close the others were. */
function whyOf(scored: readonly Scored[], told: readonly FistEvent[], { sides }: State): readonly Saying[] {
  const last = scored.at(-1)
  if (last === undefined) return [saying('screen.story.noPoints')]
  const { seat, points, round, character, through } = last
  const pieces = { who: { seat }, n: points, card: { card: character }, round }
  const second = sides.flatMap(({ points: theirs }, other) => (other === seat ? [] : [{ seat: other as Seat, theirs }]))
  const best = Math.max(0, ...second.map(({ theirs }) => theirs))
  const rivals = second.filter(({ theirs }) => theirs === best).map(other => other.seat)
  return [
    saying('screen.story.last', pieces),
    ...boughtFor(auctionsOf(told).last, through ?? character, seat),
    best === 0 ? saying('screen.story.alone') : saying('screen.story.rivals', { who: seatsIn(rivals), points: best }),
  ]
}

/** What the deciding card cost, and how much more than anybody else offered. */
function boughtFor(showing: Showing | null, card: string, seat: Seat): readonly Saying[] {
  if (showing?.character !== card || showing.gold === null) return []
  const bid = valueIn(showing.gold, seat)
  const others = showing.gold.flatMap((_, other) => (other === seat ? [] : [valueIn(showing.gold, other as Seat) ?? 0]))
  if (bid === null) return []
  return [saying('screen.story.bid', { who: { seat }, bid, next: Math.max(0, ...others) })]
}
