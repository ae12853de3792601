import type { Boxed } from '#games/boxed'
import { bots } from './bots.ts'
import { census } from './census.ts'
import { fist } from './index.ts'
import { type Options, presets } from './options.ts'
import { tally } from './tally.ts'
import type { Asks, FistEvent, State } from './types.ts'
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
