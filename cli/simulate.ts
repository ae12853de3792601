import { createHash } from 'node:crypto'
import { type BotMatch, playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { lineOf } from '#kernel/file'

/** One game of a simulation. */
export interface Plan extends BotMatch {
  readonly game: string
}

export interface Outcome {
  readonly hash: string
  readonly moves: number
  readonly finished: boolean
  readonly ranking: readonly number[]
  readonly points: readonly number[]
  readonly measures: Readonly<Record<string, number>>
  readonly shares: Readonly<Record<string, boolean>>
  readonly counters: Readonly<Record<string, number>>
}

export function simulate(box: Boxed, plan: Plan): Outcome {
  const hash = createHash('sha256')
  const counters: Record<string, number> = {}
  const tally = box.tally()
  const match = playBots(box, plan, entry => {
    hash.update(lineOf(entry)).update('\n')
    for (const event of entry.events)
      tally(event, (counter, by = 1) => {
        counters[counter] = (counters[counter] ?? 0) + by
      })
  })
  const result = box.game.result(match.state)
  const { ranking, points } = result ?? { ranking: [], points: [] }
  const measures = box.measures(match.state)
  const shares = box.shares?.(match.state) ?? {}
  const finished = result !== null
  return { hash: hash.digest('hex'), moves: match.next - 1, finished, ranking, points, measures, shares, counters }
}
