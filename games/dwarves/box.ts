import type { Boxed } from '#games/boxed'
import type { DwarvesEvent } from './events.ts'
import { census } from './measures/census.ts'
import { habits } from './measures/habits.ts'
import { measures, tally } from './measures/tally.ts'
import type { Options } from './options.ts'
import { play } from './play.ts'
import type { Asks, State } from './types.ts'
import { english } from './words/voice.ts'

export const box: Boxed<State, DwarvesEvent, Asks, Options> = {
  ...play,
  title: 'My Dwarves Fly!',
  voice: english,
  rules: new URL('./RULES.md', import.meta.url),
  census,
  measures,
  habits,
  tally,
}
