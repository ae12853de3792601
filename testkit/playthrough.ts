import { createHash } from 'node:crypto'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { consult } from '#kernel/bot'
import { lineOf } from '#kernel/file'
import { type Entry, isRefusal, open, submit } from '#kernel/match'
import { optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import { diceOf, seedFrom } from '#kernel/seed'

const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']

/** A whole game of bots with the usual house rules, from a phrase alone. */
export function botGame(box: Boxed, bot: string, seats: number, phrase: string): readonly Entry[] {
  const player = rosterOf(box)[bot]
  if (player === undefined) throw new Error(`no bot ${bot}`)
  const { game } = box
  const { match, entry } = open(game, { seats, options: optionsFrom(game.options, {}), dice: diceOf(seedFrom(phrase)) })
  const thinking = diceOf(seedFrom(`${bot} ${phrase}`))
  const log = [entry]
  while (game.result(match.state) === null)
    for (const seat of match.seats) {
      const answer = consult(player, game, match.state, seat, thinking(match.next * 16 + seat))
      if (answer === null) continue
      const next = submit(match, seat, answer)
      if (isRefusal(next)) throw new Error(`${bot}: ${next.refused}, expected ${next.expected}`)
      log.push(next)
    }
  return log
}

/** The game as spectators heard it, for people to read. */
export function toldToTheTable(box: Boxed, log: readonly Entry[]): string {
  const lines = log.flatMap(entry =>
    redact(entry, 'table').events.flatMap(event => box.voice.event(event, people) ?? []),
  )
  return `${lines.join('\n')}\n`
}

/** Changes when one coin of one bid changes. */
export function fingerprint(logs: readonly (readonly Entry[])[]): string {
  const hash = createHash('sha256')
  for (const log of logs) for (const entry of log) hash.update(lineOf(entry))
  return hash.digest('hex').slice(0, 16)
}
