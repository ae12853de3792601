/** What a visitor can switch on and off separately. `reveal` is also the switch for the sounds of scenes. */
export const sounds = ['yourTurn', 'acted', 'reveal', 'lowTime', 'said', 'ended'] as const
export type Sound = (typeof sounds)[number]

/** The sounds of scenes. */
export const effects = [
  'clench',
  'hush',
  'coins',
  'count',
  'card',
  'curse',
  'point',
  'blow',
  'roar',
  'token',
  'sand',
  'march',
  'dice',
  'die',
  'bluff',
  'banner',
] as const
export type Effect = (typeof effects)[number]
