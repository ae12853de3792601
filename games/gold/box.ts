import type { Boxed } from '#games/boxed'
import { bots } from './bots.ts'
import type { GoldEvent } from './events.ts'
import { gold } from './index.ts'
import { census } from './measures/census.ts'
import { measures, rates, tally } from './measures/tally.ts'
import { type Options, presets } from './options.ts'
import type { Asks, State } from './types.ts'
import { english } from './words/voice.ts'

export const goldBox: Boxed<State, GoldEvent, Asks, Options> = {
  title: 'Dragon’s Gold',
  game: gold,
  presets,
  bots,
  voice: english,
  rules: new URL('./RULES.md', import.meta.url),
  census,
  measures,
  shares: state => ({ bagEmptyAtEnd: state.inBag === 0 }),
  tally,
  rates,
}
