import type { BoxedKind } from './creatures.ts'
import { countsAs, type Kind } from './kinds.ts'

/** What an ability does to each creature of its group. Everything else is as on the creature's card. */
interface Effect {
  readonly dice?: number
  readonly finds?: number
  readonly blind?: true
  readonly reroll?: true
  readonly flies?: true
  readonly gives?: true
  readonly leaves?: true
}

/** R5.7 to R5.14. */
export const adjectives = {
  strong: { dice: 1 },
  greedy: { finds: 1 },
  lucky: { reroll: true },
  flying: { flies: true },
  weak: { dice: -1 },
  blind: { blind: true },
  generous: { gives: true },
  peaceful: { leaves: true },
} as const satisfies Readonly<Record<string, Effect>>
export type Adjective = keyof typeof adjectives

interface Ability {
  readonly adjective: Adjective
  readonly fits: readonly BoxedKind[]
  readonly copies: number
}
const ability = (adjective: Adjective, fits: readonly BoxedKind[], copies: number): Ability => ({
  adjective,
  fits,
  copies,
})

const table = {
  strongElves: ability('strong', ['elf', 'orc'], 2),
  strongDwarves: ability('strong', ['dwarf', 'goblin'], 2),
  greedyGoblins: ability('greedy', ['goblin', 'dwarf'], 2),
  greedyOrcs: ability('greedy', ['orc', 'elf'], 1),
  luckyGnomes: ability('lucky', ['gnome', 'orc'], 2),
  luckyGoblins: ability('lucky', ['goblin', 'troll'], 1),
  flyingDwarves: ability('flying', ['dwarf'], 2),
  weakTrolls: ability('weak', ['troll', 'orc'], 2),
  weakElves: ability('weak', ['elf', 'dwarf'], 1),
  blindDwarves: ability('blind', ['dwarf', 'gnome'], 2),
  blindElves: ability('blind', ['elf', 'orc'], 1),
  generousGnomes: ability('generous', ['gnome', 'goblin'], 2),
  peacefulDwarves: ability('peaceful', ['dwarf', 'elf'], 1),
  peacefulTrolls: ability('peaceful', ['troll', 'orc'], 1),
}

export type AbilityId = keyof typeof table
/** A reconstruction, except for the adjectives. */
export const abilities: Readonly<Record<AbilityId, Ability>> = table
export const abilityIds = Object.keys(table) as readonly AbilityId[]

const none: Effect = {}
export const effectOf = (id: AbilityId | null): Effect => (id === null ? none : adjectives[abilities[id].adjective])

/** R5.1, R14.5. */
export function fits(id: AbilityId, kind: Kind): boolean {
  const like = countsAs(kind)
  return like !== null && abilities[id].fits.includes(like)
}
