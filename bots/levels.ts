import { type Level, levelOf, levels, type Persona, personaOf, personas, versionOf } from '#kernel/bot-name'

export { type Level, levelOf, levels, type Persona, personaOf, personas } from '#kernel/bot-name'

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

/** Exact names to choose from, in one line: of personas only how they are written. */
export function listed(bots: readonly string[]): string {
  const plain = plainBots(bots)
  const all = plain.join(', ')
  return plain.length === bots.length ? all : `${all}, or with a persona (${personas.join(', ')}) as in knight.fox@1`
}

/** Of these bots the one at this level with this persona, or without one, by its latest version; null if there is none. */
export function atLevel(bots: readonly string[], level: Level, persona: Persona | null = null): string | null {
  const versions = bots.filter(bot => levelOf(bot) === level && personaOf(bot) === persona)
  return versions.toSorted((a, b) => (versionOf(b) ?? 0) - (versionOf(a) ?? 0))[0] ?? null
}

/**
 * The bots that somebody may mean. An exact name (`captain@1`) is that bot. A level alone (`captain`) leaves its persona open;
 * where a game has no personas, it is the level's own bot. With a persona (`captain.miser`) only the version is open.
 */
export function botsMeant(bots: readonly string[], wish: string): readonly string[] {
  if (bots.includes(wish)) return [wish]
  const [level, persona] = [levelOf(wish), personaOf(wish)]
  if (level === null || versionOf(wish) !== null) return []
  if (wish !== level) return persona === null ? [] : [atLevel(bots, level, persona) ?? []].flat()
  const open = personas.flatMap(it => atLevel(bots, level, it) ?? [])
  return open.length > 0 ? open : [atLevel(bots, level) ?? []].flat()
}

/** The bots that people are offered: the levels, the weakest first; where a game has none, whoever can play it. */
export function offeredBots(bots: readonly string[]): readonly string[] {
  const own = levels.filter(level => botsMeant(bots, level).length > 0)
  return own.length > 0 ? own : bots
}

/** The personas that a game's bots have at every level it offers. */
export const offeredPersonas = (bots: readonly string[]): readonly Persona[] =>
  personas.filter(
    persona =>
      bots.some(bot => personaOf(bot) === persona) &&
      offeredBots(bots).every(level => botsMeant(bots, `${level}.${persona}`).length > 0),
  )

/** What a wish for a bot may be, for a refusal. */
export function botsExpected(bots: readonly string[]): string {
  const exact = `one of ${bots.filter(bot => personaOf(bot) === null).join(', ')}`
  const open = offeredBots(bots).filter(bot => !bots.includes(bot))
  if (open.length === 0) return exact
  const own = offeredPersonas(bots)
  const named = own.length === 0 ? '' : `, with a persona (${own.join(', ')}) if you like: ${open[0]}.${own[0]}`
  return `${exact}; or a level: ${open.join(', ')}${named}`
}

/** Who sits down where nobody says which bot. */
export const usualBot = (bots: readonly string[]): string =>
  offeredBots(bots).find(bot => bot === 'knight') ?? offeredBots(bots)[0] ?? ''

/** Who answers for somebody who is away or has left; null if there is nobody. */
export const standInAmong = (bots: readonly string[]): string | null =>
  [atLevel(bots, 'knight'), 'caretaker@1', 'greedy@1'].find(bot => bot !== null && bots.includes(bot)) ??
  bots[0] ??
  null
