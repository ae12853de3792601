import type { Saying } from '#games/saying'
import type { Entry } from '#kernel/match'
import { of, type Seat, seatsOf } from '#kernel/seat'
import type { Story, StoryStep } from '#ui/story'
import type { DwarvesEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { saying, seatsIn } from '../../words/things.ts'
import { amountOf, goldIn } from './battle-told.ts'
import { goldOf } from './gold.ts'

/** Everybody's gold, battle by battle, and which battle brought the winner most. */
export function storyOf(entries: readonly Entry<DwarvesEvent>[], view: State): Story {
  const gold = view.sides.map(() => 0)
  const steps: StoryStep[] = []
  let [at, battle] = [0, null as string | null]
  for (const { seq, events } of entries) {
    const changed = new Set<Seat>()
    for (const event of events) {
      if (event.type === 'battlePlayed') {
        at++
        battle = event.battle
      }
      for (const moved of goldIn(event)) {
        gold[moved.seat] = (gold[moved.seat] ?? 0) + amountOf(moved)
        if (amountOf(moved) !== 0) changed.add(moved.seat)
      }
    }
    for (const seat of changed) steps.push({ seat, total: gold[seat] ?? 0, at, seq, card: battle })
  }
  const told = entries.flatMap(({ events }) => events)
  return { title: saying('screen.story.title'), parts: [], length: Math.max(1, at), steps, why: whyOf(told, view) }
}

/** The winner's best battle, and how close the others were. */
function whyOf(told: readonly DwarvesEvent[], { sides }: State): readonly Saying[] {
  const ended = told.findLast(event => event.type === 'gameEnded')
  if (ended === undefined) return []
  const { ranking } = ended.result
  const seats = seatsOf(sides.length)
  const winners = seats.filter(seat => ranking[seat] === 1)
  const others = seats.filter(seat => ranking[seat] !== 1)
  const best = Math.max(...others.map(seat => of(sides, seat).gold))
  const nearest = others.filter(seat => of(sides, seat).gold === best)
  return [
    ...winners.flatMap(seat => {
      const most = goldOf(told, seat).toSorted((a, b) => b.amount - a.amount)[0]
      if (most === undefined || most.battle === null) return []
      const pieces = { who: { seat }, card: { card: most.battle }, no: most.no, n: most.amount }
      return [saying('screen.story.best', pieces)]
    }),
    ...(nearest.length === 0 ? [] : [saying('screen.story.nearest', { who: seatsIn(nearest), best })]),
  ]
}
