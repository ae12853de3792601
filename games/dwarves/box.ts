import type { Boxed } from '#games/boxed'
import { bots } from './bots.ts'
import type { DwarvesEvent } from './events.ts'
import { dwarves } from './index.ts'
import { census } from './measures/census.ts'
import { measures, tally } from './measures/tally.ts'
import { type Options, presets } from './options.ts'
import type { Asks, State } from './types.ts'
import { english } from './words/voice.ts'

export const dwarvesBox: Boxed<State, DwarvesEvent, Asks, Options> = {
  title: 'My Dwarves Fly!',
  game: dwarves,
  presets,
  bots,
  voice: english,
  rules: new URL('./RULES.md', import.meta.url),
  census,
  measures,
  tally,
}
