import type { Boxed } from '#games/boxed'
import { bots } from './bots.ts'
import type { FistEvent } from './events.ts'
import { fist } from './index.ts'
import { census } from './measures/census.ts'
import { tally } from './measures/tally.ts'
import { type Options, presets } from './options.ts'
import type { Asks, State } from './types.ts'
import { english } from './words/voice.ts'

export const fistBox: Boxed<State, FistEvent, Asks, Options> = {
  title: 'Fist of Dragonstones',
  game: fist,
  presets,
  bots,
  voice: english,
  rules: new URL('./RULES.md', import.meta.url),
  census,
  measures: state => ({ rounds: state.round }),
  tally,
}
