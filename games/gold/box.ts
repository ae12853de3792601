import type { Boxed } from '#games/boxed'
import type { GoldEvent } from './events.ts'
import { census } from './measures/census.ts'
import { habits } from './measures/habits.ts'
import { measures, rates, tally } from './measures/tally.ts'
import type { Options } from './options.ts'
import { play } from './play.ts'
import type { Asks, State } from './types.ts'
import { english } from './words/voice.ts'

export const box: Boxed<State, GoldEvent, Asks, Options> = {
  ...play,
  title: 'Dragon’s Gold',
  voice: english,
  rules: new URL('./RULES.md', import.meta.url),
  census,
  measures,
  shares: state => ({ bagEmptyAtEnd: state.inBag === 0 }),
  tally,
  rates,
  habits,
}
