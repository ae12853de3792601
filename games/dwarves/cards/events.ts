const table = {
  forgetIt: { copies: 4 },
  neverNotice: { copies: 2 },
  boo: { copies: 2 },
  onceMore: { copies: 2 },
  wrongBanner: { copies: 1 },
  foolsGold: { copies: 1 },
  richVein: { copies: 1 },
  nobodyGoesHome: { copies: 1 },
}

export type EventId = keyof typeof table
/** The 14 events; a reconstruction but for a few names. What each does is in `effects.ts`. */
export const events: Readonly<Record<EventId, { readonly copies: number }>> = table
export const eventIds = Object.keys(table) as readonly EventId[]

/** Those that take their turn when they are turned up: all but the one that answers others. */
export type TurnEvent = Exclude<EventId, 'forgetIt'>
