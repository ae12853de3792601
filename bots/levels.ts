/** The levels at which a game's bots are offered to people, the weakest first. */
export const levels = ['squire', 'knight', 'captain', 'dragonlord'] as const
export type Level = (typeof levels)[number]

/** The level of a bot: of `knight@1` it is knight; null for bots that are no level, such as yardsticks. */
export function levelOf(bot: string): Level | null {
  const [, name] = /^([a-z]+)@\d+$/.exec(bot) ?? []
  return levels.find(level => level === name) ?? null
}

/** Of these bots the one at this level, by its latest version; null if there is none. */
export function atLevel(bots: readonly string[], level: Level): string | null {
  const versions = bots.filter(bot => levelOf(bot) === level)
  return versions.toSorted((a, b) => versionOf(b) - versionOf(a))[0] ?? null
}
const versionOf = (bot: string): number => Number(bot.split('@')[1])

/** The bots that people are offered: the levels, the weakest first; where a game has none, whoever can play it. */
export function offeredBots(bots: readonly string[]): readonly string[] {
  const own = levels.flatMap(level => atLevel(bots, level) ?? [])
  return own.length > 0 ? own : bots
}

/** Who sits down where nobody says which bot, and in place of somebody who left. */
export const usualBot = (bots: readonly string[]): string => atLevel(bots, 'knight') ?? offeredBots(bots)[0] ?? ''

/** Who answers for somebody who is away; null if there is nobody. */
export const standInAmong = (bots: readonly string[]): string | null =>
  [atLevel(bots, 'knight'), 'caretaker@1', 'greedy@1'].find(bot => bot !== null && bots.includes(bot)) ??
  bots[0] ??
  null
