import type { Playable } from '#games/boxed'
import { caretaker1 } from './bot/caretaker.ts'
import { greedy1 } from './bot/greedy.ts'
import { levelBots } from './bot/levels.ts'
import { nash1 } from './bot/nash.ts'
import type { GoldEvent } from './events.ts'
import { gold } from './index.ts'
import { type Options, presets } from './options.ts'
import type { Asks, State } from './types.ts'

/** The game as it is played, with its bots by name and version. */
export const play: Playable<State, GoldEvent, Asks, Options> = {
  game: gold,
  presets,
  bots: { 'greedy@1': greedy1, 'nash@1': nash1, 'caretaker@1': caretaker1, ...levelBots },
}
