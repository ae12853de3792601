import { createHash } from 'node:crypto'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { lineOf } from '#kernel/file'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'

const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']

/** A whole game of one kind of bot with the usual house rules, from a phrase alone. */
export function botGame(box: Boxed, bot: string, seats: number, seed: string): readonly Entry[] {
  const log: Entry[] = []
  const bots = Array<string>(seats).fill(bot)
  playBots(box, { options: defaultsOf(box.game.options), bots, seed }, entry => log.push(entry))
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
