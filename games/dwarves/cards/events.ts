import type { TargetKind } from '../rules/targets.ts'

/** What an event card says. */
interface EventCard<On extends TargetKind | 'event' = TargetKind | 'event'> {
  readonly copies: number
  /** What it is aimed at. What is aimed at an event answers it, and takes no turn of its own. */
  readonly on: On
  /** When it does something; who does not win or steal has laid it for nothing. */
  readonly works: 'at once' | 'for a winner' | 'for a thief'
  /** The number it says. */
  readonly amount: number
}
const event = <On extends TargetKind | 'event'>(
  copies: number,
  on: On,
  { works = 'at once', amount = 0 }: Partial<Pick<EventCard, 'works' | 'amount'>> = {},
): EventCard<On> => ({ copies, on, works, amount })

/** A reconstruction but for a few names. What each does is in `rules/effects.ts`. */
export const events = {
  forgetIt: event(4, 'event'),
  neverNotice: event(2, 'nothing', { works: 'for a thief', amount: 2 }),
  boo: event(2, 'fighter'),
  onceMore: event(2, 'ownFighter'),
  wrongBanner: event(1, 'partner'),
  foolsGold: event(1, 'treasure'),
  richVein: event(1, 'nothing', { amount: 2 }),
  nobodyGoesHome: event(1, 'nothing', { works: 'for a winner' }),
} as const satisfies Readonly<Record<string, EventCard>>

export type EventId = keyof typeof events
export const eventIds = Object.keys(events) as readonly EventId[]

type EventOn<On> = { [E in EventId]: (typeof events)[E]['on'] extends On ? E : never }[EventId]

/** The one that answers others (chapter 8). */
export const canceller = 'forgetIt' satisfies EventOn<'event'>

/** Those that take their turn when they are turned up. */
export type LaidEvent = EventOn<TargetKind>
export const takesTurn = (event: EventId): event is LaidEvent => events[event].on !== 'event'

/** Those whose owner may be asked for a target. */
export type AimedEvent = EventOn<Exclude<TargetKind, 'nothing'>>
export const isAimed = (event: LaidEvent): event is AimedEvent => events[event].on !== 'nothing'
