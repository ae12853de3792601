import { type BotMatch, playBots } from '#bots/match'
import type { Note, Scribe, Source } from '#games/almanac'
import type { Playable } from '#games/boxed'
import { defaultsOf } from '#kernel/options'

/** How often something was noted, and the sum of it, by its name: `thief.price`, `thief.price@3` for round 3. */
export type Sums = Readonly<Record<string, readonly [n: number, sum: number]>>

/** Some of the games, one after another, as one line of the almanac's raw material. */
export function batchOf(box: Playable, scribe: Scribe, source: Source, batch: number): Sums {
  const adding = new Adding()
  const [from, to] = gamesOf(source, batch)
  const { game, bot, seats, seed } = source
  const options = defaultsOf(box.game.options)
  for (let i = from; i < to; i++)
    noteMatch(box, scribe, { options, bots: Array<string>(seats).fill(bot), seed: `${game} ${seed} ${i}` }, adding.note)
  return adding.sums
}

/** The games of a batch, from the first to the one after the last. */
export const gamesOf = ({ games, batches }: Source, batch: number): readonly [from: number, to: number] => [
  Math.floor((games * batch) / batches),
  Math.floor((games * (batch + 1)) / batches),
]

/** Plays one match and lets the scribe look at it. */
export function noteMatch(box: Playable, scribe: Scribe, match: BotMatch, note: Note): void {
  const see = scribe()
  const state = box.game.blank()
  playBots(box, match, entry => {
    for (const event of entry.events) {
      see(event, state, note, entry.at)
      box.game.evolve(state, event)
    }
  })
}

/** Adds up what is noted. */
export class Adding {
  readonly #sums = new Map<string, [number, number]>()

  readonly note: Note = (card, figure, value, at) => {
    const name = `${card}.${figure}${at === undefined ? '' : `@${at}`}`
    const [n, sum] = this.#sums.get(name) ?? [0, 0]
    this.#sums.set(name, [n + 1, sum + value])
  }

  get sums(): Sums {
    const names = [...this.#sums.keys()].sort()
    return Object.fromEntries(names.map(name => [name, tidy(this.#sums.get(name) ?? [0, 0])]))
  }
}

/** Millionths are enough, and the same on every machine. */
const tidy = ([n, sum]: readonly [number, number]): readonly [number, number] => [n, Math.round(sum * 1e6) / 1e6]
