import type { Playable } from '#games/boxed'
import { greedy1 } from './bot/greedy.ts'
import { captain1, dragonlord1, knight1, squire1 } from './bot/levels.ts'
import type { DwarvesEvent } from './events.ts'
import { dwarves } from './index.ts'
import { type Options, presets } from './options.ts'
import type { Asks, State } from './types.ts'

/** The game as it is played, with its bots by name and version. */
export const play: Playable<State, DwarvesEvent, Asks, Options> = {
  game: dwarves,
  presets,
  bots: {
    'greedy@1': greedy1,
    'squire@1': squire1,
    'knight@1': knight1,
    'captain@1': captain1,
    'dragonlord@1': dragonlord1,
  },
}
