import type { Boxed } from '#games/boxed'
import { bots } from './bots.ts'
import { census } from './census.ts'
import { dwarves } from './index.ts'
import type { DwarvesEvent } from './log.ts'
import { type Options, presets } from './options.ts'
import { measures, tally } from './tally.ts'
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
