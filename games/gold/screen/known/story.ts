import type { Saying } from '#games/saying'
import type { Entry } from '#kernel/match'
import { type Seat, seatsOf } from '#kernel/seat'
import type { Story, StoryStep } from '#ui/story'
import { type Hoard, hoardOf, noTokens, plus } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import type { Options } from '../../options.ts'
import { pointsOf } from '../../rules/scoring.ts'
import type { State } from '../../types.ts'
import { saying, seatsIn } from '../../words/things.ts'
import { countOf } from './count.ts'

/**
 * What everybody took openly, dragon by dragon, counted in points. Gems and secret gains count only at the end, as they
 * do in the game.
 */
export function storyOf(entries: readonly Entry<GoldEvent>[], { sides, options }: State): Story {
  const hoards: Hoard[] = sides.map(() => noTokens)
  const steps: StoryStep[] = []
  let [at, dragon, last] = [0, null as string | null, 0]
  const worth = (seat: number): number => pointsOf([hoards[seat] ?? noTokens], options)[0]?.tokens ?? 0
  for (const { seq, events } of entries)
    for (const event of events) {
      last = seq
      if (event.type === 'dragonSlain') {
        at++
        dragon = event.dragon
      }
      for (const { seat, tokens } of gainsIn(event)) {
        const before = worth(seat)
        hoards[seat] = plus(hoards[seat] ?? noTokens, tokens)
        if (worth(seat) !== before) steps.push({ seat, total: worth(seat), at, seq, card: dragon })
      }
    }
  const told = entries.flatMap(({ events }) => events)
  const ended = told.findLast(event => event.type === 'gameEnded')
  const final = seatsOf(sides.length).map(seat => ({
    seat,
    total: ended?.result.points[seat] ?? 0,
    at: at + 1,
    seq: last,
    card: null,
  }))
  return {
    title: saying('screen.story.title'),
    parts: [{ at, name: saying('screen.story.count') }],
    length: at + 1,
    steps: [...thinned(steps, at, sides.length), ...final],
    why: whyOf(told, options),
  }
}

/** How many dragons can have a picture each. */
const FEW = 8

/**
 * The same with fewer steps, if so many pictures would hide the lines: each seat's last of as many dragons as there are
 * seats, and of other dragons than its neighbour's.
 */
export function thinned(steps: readonly StoryStep[], dragons: number, seats: number): readonly StoryStep[] {
  if (dragons <= FEW) return steps
  const stretch = ({ seat, at }: StoryStep): number => Math.floor((at + seat) / Math.max(3, seats))
  return steps.filter((step, i) => {
    const next = steps.slice(i + 1).find(({ seat }) => seat === step.seat)
    return next === undefined || stretch(next) !== stretch(step)
  })
}

/** What is won openly: shares, and red tokens that a Wizard claims first (R4.1, R12.6). */
function gainsIn(event: GoldEvent): readonly { readonly seat: Seat; readonly tokens: Hoard }[] {
  if (event.type === 'redClaimed') return [{ seat: event.seat, tokens: hoardOf({ red: event.red }) }]
  if (event.type !== 'sharesTaken') return []
  return event.party.map((seat, i) => ({ seat, tokens: event.shares[i] ?? noTokens }))
}

/** What the winner's points are made of, and how close the others were. */
function whyOf(told: readonly GoldEvent[], { game }: Options): readonly Saying[] {
  const count = countOf(told)
  const ended = told.findLast(event => event.type === 'gameEnded')
  if (count === null || ended === undefined) return []
  const { ranking, points } = ended.result
  const seats = seatsOf(points.length)
  const winners = seats.filter(seat => ranking[seat] === 1)
  const others = seats.filter(seat => ranking[seat] !== 1)
  const best = Math.max(...others.map(seat => points[seat] ?? 0))
  const nearest: readonly Seat[] = others.filter(seat => points[seat] === best)
  return [
    ...winners.map(seat => {
      const { tokens = 0, gems = 0, sets = 0 } = count.points[seat] ?? {}
      const who = { seat }
      // R9.8: sets are paid in the advanced game only.
      if (game === 'basic') return saying('screen.story.madeBasic', { who, tokens, gems })
      return saying('screen.story.made', { who, tokens, gems, sets })
    }),
    ...(nearest.length === 0 ? [] : [saying('screen.story.nearest', { who: seatsIn(nearest), best })]),
  ]
}
