import type { Playable } from '#games/boxed'
import { greedy1 } from './bot/greedy.ts'
import { levels, personas } from './bot/levels.ts'
import type { FistEvent } from './events.ts'
import { fist } from './index.ts'
import { type Options, presets } from './options.ts'
import type { Asks, State } from './types.ts'

/** The game as it is played, with its bots by name and version. */
export const play: Playable<State, FistEvent, Asks, Options> = {
  game: fist,
  presets,
  bots: { 'greedy@1': greedy1, ...levels, ...personas },
}
