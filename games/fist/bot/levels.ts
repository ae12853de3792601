import type { Effort } from '#bots/auction/solve'
import { withPersonas } from '#bots/levels'
import type { Bot } from '#kernel/bot'
import type { FistEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import type { Mind } from './mind.ts'
import { tastes } from './taste/tastes.ts'
import { thinker } from './thinking.ts'
import * as captain from './value/captain-weights.ts'
import * as dragonlord from './value/dragonlord-weights.ts'
import { netOf } from './value/packed.ts'

const quick: Effort = { regret: 60, restarts: 0, cooling: 0, enough: 0.01 }
const usual = { effort: quick, samples: 3, tables: 12, amounts: 4, models: [] }

/** What every level thinks with. The warmer, the more often it misses a close decision; a plain one it hardly ever does. */
const captainNet = netOf(captain.shape, captain.weights, captain.count)
const captainMind: Mind = { ...usual, net: captainNet, heat: 0 }
export const minds = {
  'squire@1': { ...usual, net: captainNet, heat: 0.35 },
  'knight@1': { ...usual, net: captainNet, heat: 0.17 },
  'captain@1': captainMind,
  'dragonlord@1': {
    net: netOf(dragonlord.shape, dragonlord.weights, dragonlord.count),
    effort: { regret: 150, restarts: 6, cooling: 0, enough: 0.01 },
    samples: 4,
    tables: 60,
    amounts: 5,
    heat: 0,
    models: [captainMind],
  },
} satisfies Record<string, Mind>

type FistBot = Bot<State, FistEvent, Asks>

/** The four levels by name and version. */
export const levels: Readonly<Record<keyof typeof minds, FistBot>> = {
  'squire@1': thinker(minds['squire@1']),
  'knight@1': thinker(minds['knight@1']),
  'captain@1': thinker(minds['captain@1']),
  'dragonlord@1': thinker(minds['dragonlord@1']),
}

/** Every level with every persona: its mind, and a taste of its own. */
export const personas: Readonly<Record<string, FistBot>> = withPersonas((level, persona) =>
  thinker(minds[`${level}@1`], tastes[persona]),
)
