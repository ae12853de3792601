import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { everyKind, levelOf } from '#bots/levels'
import { playBots } from '#bots/match'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { lineOf } from '#kernel/file'
import type { Asks, GameEvent } from '#kernel/game'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { seatsOf } from '#kernel/seat'

const people = ['Ana', 'Ben', 'Cleo', 'Dan', 'Eva', 'Fay']

/** A complete game among copies of one bot with default options, derived from a phrase. */
export function botGame(box: Boxed, bot: string, seats: number, seed: string): readonly Entry[] {
  const log: Entry[] = []
  const bots = Array<string>(seats).fill(bot)
  playBots(box, { options: defaultsOf(box.game.options), bots, seed }, entry => log.push(entry))
  return log
}

/** The game as spectators were told it, for people to read. */
function toldToTheTable(box: Boxed, log: readonly Entry[]): string {
  const lines = log.flatMap(entry =>
    redact(entry, 'table').events.flatMap(event => box.voice.event(event, people) ?? []),
  )
  return `${lines.join('\n')}\n`
}

/** Changes if a single coin of a single bid changes. */
function fingerprint(logs: readonly (readonly Entry[])[]): string {
  const hash = createHash('sha256')
  for (const log of logs) for (const entry of log) hash.update(lineOf(entry))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Complete games of greedy@1 as golden files next to the rules, for people to read. Also freezes every bot by a
 * fingerprint: a bot that plays one move differently is another bot and needs a new number. Personas are frozen at one
 * level: the others differ from it as their levels do.
 */
export function playthroughsHold<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  typed: Boxed<S, E, A, O>,
  frozen: Readonly<Record<string, string>>,
): void {
  const box = typed as unknown as Boxed
  const { min, max } = box.game.seats
  for (const seats of [min, min + 1, max])
    test(`a game of ${seats}, told to the table, reads as it always did`, async () => {
      const told = toldToTheTable(box, botGame(box, 'greedy@1', seats, `playthrough ${seats}`))
      const file = fileURLToPath(new URL(`./playthroughs/${seats}-seats.txt`, box.rules))
      await expect(told).toMatchFileSnapshot(file)
    })

  test('every bot is frozen: it plays its games move by move as it always did', () => {
    /** Levels think long, so one game at the smallest table must do. */
    const sizesFor = (bot: string) => seatsOf(levelOf(bot) === null ? max + 1 : min + 1).slice(min)
    const print = (bot: string): string => fingerprint(sizesFor(bot).map(n => botGame(box, bot, n, `frozen ${n}`)))
    expect(Object.fromEntries(everyKind(Object.keys(rosterOf(box))).map(bot => [bot, print(bot)]))).toEqual(frozen)
  })
}
