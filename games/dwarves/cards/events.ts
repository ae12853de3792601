/**
 * A reconstruction, except for a few names. The effects are in `effects.ts`; `amount` is the number on the card, if it
 * has one.
 */
export const events = {
  forgetIt: { copies: 4 },
  neverNotice: { copies: 2, amount: 2 },
  boo: { copies: 2 },
  onceMore: { copies: 2 },
  wrongBanner: { copies: 1 },
  foolsGold: { copies: 1 },
  richVein: { copies: 1, amount: 2 },
  nobodyGoesHome: { copies: 1 },
} as const

export type EventId = keyof typeof events
export const eventIds = Object.keys(events) as readonly EventId[]

/** The events that take their turn when they are turned up: all except the one that answers others. */
export type LaidEvent = Exclude<EventId, 'forgetIt'>
