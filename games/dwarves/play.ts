import type { Playable } from '#games/boxed'
import { greedy1 } from './bot/greedy.ts'
import { levelBots } from './bot/levels.ts'
import type { DwarvesEvent } from './events.ts'
import { dwarves } from './index.ts'
import { type Options, presets } from './options.ts'
import type { Asks, State } from './types.ts'

/** The game as it is played, with its bots by name and version. */
export const play: Playable<State, DwarvesEvent, Asks, Options> = {
  game: dwarves,
  presets,
  bots: { 'greedy@1': greedy1, ...levelBots },
}
