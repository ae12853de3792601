import type { Boxed } from '#games/boxed'
import type { FistEvent } from './events.ts'
import { census } from './measures/census.ts'
import { habits } from './measures/habits.ts'
import { tally } from './measures/tally.ts'
import type { Options } from './options.ts'
import { play } from './play.ts'
import type { Asks, State } from './types.ts'
import { english } from './words/voice.ts'

export const box: Boxed<State, FistEvent, Asks, Options> = {
  ...play,
  title: 'Fist of Dragonstones',
  voice: english,
  rules: new URL('./RULES.md', import.meta.url),
  census,
  measures: state => ({ rounds: state.round }),
  habits,
  tally,
}
