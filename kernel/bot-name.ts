/** The levels at which a game's bots are offered to people, the weakest first. */
export const levels = ['squire', 'knight', 'captain', 'dragonlord'] as const
export type Level = (typeof levels)[number]

/** What sets one bot of a level apart from another: what it likes. It plays about as well as the others. */
export const personas = ['miser', 'berserker', 'spoiler', 'collector', 'diplomat', 'fox'] as const
export type Persona = (typeof personas)[number]

/** The name of a bot: `knight@1`, or with a persona `knight.miser@1`. A wish for one may leave the version out. */
const form = /^(?<level>[a-z]+)(?:\.(?<persona>[a-z]+))?(?:@(?<version>\d+))?$/

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

/** The version of a bot: of `knight@2` it is 2; null where none is named. */
export function versionOf(bot: string): number | null {
  const version = form.exec(bot)?.groups?.version
  return version === undefined ? null : Number(version)
}
