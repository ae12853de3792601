import type { Boxed } from '#games/boxed'
import type { Bot } from '#kernel/bot'
import { listed } from './levels.ts'
import { random1 } from './random.ts'

/** Every bot that can play this game: its own, and those that play anything. */
export const rosterOf = (box: Pick<Boxed, 'bots'>): Readonly<Record<string, Bot>> => ({
  ...box.bots,
  'random@1': random1,
})

/** A bot by its name; throws if this game has none. */
export function botNamed(box: Pick<Boxed, 'bots'>, name: string): Bot {
  const roster = rosterOf(box)
  const bot = Object.hasOwn(roster, name) ? roster[name] : undefined
  if (bot === undefined) throw new RangeError(`unknown bot ${name}: expected one of ${listed(Object.keys(roster))}`)
  return bot
}
