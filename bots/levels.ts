/** The levels at which a game's bots are offered to people, the weakest first. */
export const levels = ['squire', 'knight', 'captain', 'dragonlord'] as const
export type Level = (typeof levels)[number]

/** What sets one bot of a level apart from another: what it likes. It plays about as well as the others. */
export const personas = ['miser', 'berserker', 'spoiler', 'collector', 'diplomat', 'fox'] as const
export type Persona = (typeof personas)[number]

/** The name of a bot: `knight@1`, or with a persona `knight.miser@1`. */
const form = /^(?<level>[a-z]+)(?:\.(?<persona>[a-z]+))?@(?<version>\d+)$/

/** The level of a bot: of `knight@1` it is knight; null for bots that are no level, such as yardsticks. */
export function levelOf(bot: string): Level | null {
  const name = form.exec(bot)?.groups?.level
  return levels.find(level => level === name) ?? null
}

/** The persona of a bot: of `knight.miser@1` it is miser; null for a bot without one. */
export function personaOf(bot: string): Persona | null {
  const name = form.exec(bot)?.groups?.persona
  return personas.find(persona => persona === name) ?? null
}

/** A bot at every level for every persona, by name: version 1. */
export function withPersonas<B>(bots: (level: Level, persona: Persona) => B): Readonly<Record<string, B>> {
  const all = levels.flatMap(level => personas.map(it => [`${level}.${it}@1`, bots(level, it)] as const))
  return Object.fromEntries(all)
}

/** The bots without personas: those that lists, ladders and trials take where all would be too many. */
export const plainBots = (bots: readonly string[]): readonly string[] => bots.filter(bot => personaOf(bot) === null)

/** Every bot, but personas at one level only: they differ from their level in taste alone, and tests cost time. */
export const everyKind = (bots: readonly string[]): readonly string[] =>
  bots.filter(bot => personaOf(bot) === null || levelOf(bot) === levels[0])

/** For people to choose from, in one line: of personas only how they are written. */
export function listed(bots: readonly string[]): string {
  const plain = plainBots(bots)
  const all = plain.join(', ')
  return plain.length === bots.length ? all : `${all}, or with a persona (${personas.join(', ')}) as in knight.fox@1`
}

/** Of these bots the one at this level without a persona, by its latest version; null if there is none. */
export function atLevel(bots: readonly string[], level: Level): string | null {
  const versions = bots.filter(bot => levelOf(bot) === level && personaOf(bot) === null)
  return versions.toSorted((a, b) => versionOf(b) - versionOf(a))[0] ?? null
}
const versionOf = (bot: string): number => Number(form.exec(bot)?.groups?.version)

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
