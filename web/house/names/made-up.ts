import { isSameName } from '#kernel/names'
import { type Face, faces, type OwnCrest, usualCrest } from '#protocol/crest'
import type { Language } from '#ui/language'
import { de } from './de.ts'
import { en } from './en.ts'
import { it } from './it.ts'
import { ru } from './ru.ts'
import type { NameStock } from './stock.ts'

/** Small enough to be here at once, in every language: somebody may change it at any moment. */
export const stocks: Readonly<Record<Language, NameStock>> = { en, it, de, ru }

/** How many made-up names there are in each language. */
export const STOCK = faces.length * en.adjectives.m.length

/** One of the made-up names, by its number: the same creature and the same crest in every language. */
export function madeUpName(number: number, language: Language): string {
  const { creatures, genders, adjectives, isAdjectiveFirst } = stocks[language]
  const face = faceOf(number)
  const all = adjectives[genders[face] ?? 'm'] ?? adjectives.m
  const adjective = all[Math.floor(number / faces.length) % all.length] ?? ''
  return isAdjectiveFirst ? `${adjective} ${creatures[face]}` : `${creatures[face]} ${adjective}`
}
const faceOf = (number: number): Face => faces[number % faces.length] ?? faces[0]

/** The first from this number on that nobody at the table has. */
export function madeUpAmong(taken: readonly string[], number: number, language: Language): string {
  const all = Array.from({ length: STOCK }, (_, i) => madeUpName((number + i) % STOCK, language))
  return all.find(name => !taken.some(other => isSameName(other, name))) ?? madeUpName(number, language)
}

/** A crest for somebody who has not chosen one, after the creature in their name. Null if there is none in it. */
export function crestFor(name: string): OwnCrest | null {
  const words = name.split(' ')
  const isIn = (face: Face): boolean => Object.values(stocks).some(({ creatures }) => words.includes(creatures[face]))
  const face = faces.find(isIn)
  return face === undefined ? null : { ...usualCrest(name), face }
}
