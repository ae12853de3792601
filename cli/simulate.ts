import { createHash } from 'node:crypto'
import type { Boxed } from '#games/boxed'
import { consult } from '#kernel/bot'
import { lineOf } from '#kernel/file'
import { type Entry, isRefusal, type Match, open, submit } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'
import { botNamed } from './usage.ts'

/** One game of a simulation: everything that decides it. */
export interface Plan {
  readonly game: string
  readonly options: object
  /** By seat. */
  readonly bots: readonly string[]
  readonly seed: string
}

export interface Outcome {
  readonly hash: string
  readonly moves: number
  readonly ranking: readonly number[]
  readonly measures: Readonly<Record<string, number>>
  readonly counters: Readonly<Record<string, number>>
}

/** Plays a whole match with bots; `see` is shown every entry. */
export function playWithBots(box: Boxed, { options, bots, seed }: Plan, see: (entry: Entry) => void): Match {
  const players = bots.map(name => botNamed(box, name))
  const botDice = diceOf(seedFrom(`bots of ${seed}`))
  const { match, entry } = open(box.game, { seats: bots.length, options, dice: diceOf(seedFrom(seed)) })
  see(entry)
  while (box.game.result(match.state) === null) {
    const before = match.next
    for (const [i, seat] of match.seats.entries()) {
      const answer = consult(
        players[i] as (typeof players)[0],
        box.game,
        match.state,
        seat,
        botDice(match.next * 16 + seat),
      )
      if (answer === null) continue
      const next = submit(match, seat, answer)
      if (isRefusal(next))
        throw new Error(
          `${bots[i]} answered ${JSON.stringify(answer)}: ${next.refused}, expected ${next.expected} (seed "${seed}")`,
        )
      see(next)
    }
    if (match.next === before) throw new Error(`nobody can act (seed "${seed}")`)
  }
  return match
}

export function simulate(box: Boxed, plan: Plan): Outcome {
  const hash = createHash('sha256')
  const counters: Record<string, number> = {}
  const tally = box.tally()
  const match = playWithBots(box, plan, entry => {
    hash.update(lineOf(entry)).update('\n')
    for (const event of entry.events)
      tally(event, (counter, by = 1) => {
        counters[counter] = (counters[counter] ?? 0) + by
      })
  })
  const ranking = box.game.result(match.state)?.ranking ?? []
  return { hash: hash.digest('hex'), moves: match.next - 1, ranking, measures: box.measures(match.state), counters }
}
