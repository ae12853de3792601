import { atLevel } from '#bots/levels'
import type { Source } from '#games/almanac'
import type { Playable } from '#games/boxed'
import type { Guest, Kind, Kinds } from '#games/workshop/guest'
import { sha256Hex } from '#kernel/sha256'

/** What it takes to judge a card: everything that determines the games. The games of the source are its deals. */
export interface Trial {
  readonly source: Source
  readonly card: Guest
}

/** Who plays, four at a table. */
const LEVEL = 'knight'
const SEATS = 4
/** The deals that verdicts are made of unless somebody wants others, and all yardsticks. */
export const SEED = 'verdict'

/** These deals of a game, by the Knights of today; null if it has none. */
export function dealsOf(play: Playable, games: number, seed = SEED): Omit<Source, 'batches'> | null {
  const { id, version } = play.game
  const bot = atLevel(Object.keys(play.bots), LEVEL)
  return bot === null ? null : { game: id, rules: version, bot, seats: SEATS, seed, games }
}

/** The deals are summed up in this many parts. */
const BATCHES = 50

/**
 * The treatment: as many copies as the kind allows, so that nearly every game tells something. Name and picture make no
 * difference, so the same card under another name is the same trial. The cards of the box were judged in the same way.
 */
export function trialOf(card: Guest, kinds: Kinds, source: Omit<Source, 'batches'>): Trial {
  const { mostCopies } = kinds[card.kind] as Kind
  const plain: Guest = { ...card, names: { en: 'Guest' }, picture: 'cowled', light: 'candle', copies: mostCopies }
  return { source: { ...source, batches: Math.min(BATCHES, source.games) }, card: plain }
}

/** The same for the same card, rules, bot and deals: what its verdict can be kept under. */
export const keyOf = (trial: Trial): string => sha256Hex(JSON.stringify(trial))
