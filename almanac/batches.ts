import { playBots } from '#bots/match'
import type { Note, Scribe, Source } from '#games/almanac'
import type { Boxed } from '#games/boxed'
import { defaultsOf } from '#kernel/options'

/** How often something was noted, and the sum of it, by its name: `thief.price`, `thief.price@3` for round 3. */
export type Sums = Readonly<Record<string, readonly [n: number, sum: number]>>

/** Some of the games, one after another, as one line of the almanac's raw material. */
export function batchOf(box: Boxed, scribe: Scribe, source: Source, batch: number): Sums {
  const sums = new Map<string, [number, number]>()
  const [from, to] = gamesOf(source, batch)
  for (let i = from; i < to; i++) noteMatch(box, scribe, source, i, sums)
  const names = [...sums.keys()].sort()
  return Object.fromEntries(names.map(name => [name, tidy(sums.get(name) ?? [0, 0])]))
}

/** The games of a batch, from the first to the one after the last. */
export const gamesOf = ({ games, batches }: Source, batch: number): readonly [from: number, to: number] => [
  Math.floor((games * batch) / batches),
  Math.floor((games * (batch + 1)) / batches),
]

function noteMatch(box: Boxed, scribe: Scribe, source: Source, i: number, sums: Map<string, [number, number]>): void {
  const { game, bot, seats, seed } = source
  const note: Note = (card, figure, value, at) => {
    const name = `${card}.${figure}${at === undefined ? '' : `@${at}`}`
    const [n, sum] = sums.get(name) ?? [0, 0]
    sums.set(name, [n + 1, sum + value])
  }
  const see = scribe()
  const state = box.game.blank()
  const options = defaultsOf(box.game.options)
  playBots(box, { options, bots: Array<string>(seats).fill(bot), seed: `${game} ${seed} ${i}` }, entry => {
    for (const event of entry.events) {
      see(event, state, note, entry.at)
      box.game.evolve(state, event)
    }
  })
}

/** Millionths are enough, and the same on every machine. */
const tidy = ([n, sum]: readonly [number, number]): readonly [number, number] => [n, Math.round(sum * 1e6) / 1e6]
