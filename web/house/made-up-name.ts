import { isSameName } from '#kernel/names'
import { colours, type Face, faces, type OwnCrest } from '#protocol/crest'
import type { Language } from '#ui/language'
import { de } from './names/de.ts'
import { en } from './names/en.ts'
import { it } from './names/it.ts'
import { ru } from './names/ru.ts'
import type { NameStock } from './names/stock.ts'
import { Observable, useStore } from './observable.ts'
import { settings } from './settings.ts'

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

const anyNumber = (): number => Math.floor(Math.random() * STOCK)
/** The number of the name suggested to somebody without one, the same while the page is open. */
const suggested = new Observable(anyNumber())

/** A name for somebody who has none, in the current language, and another one on request. */
export function useMadeUpName(taken: readonly string[] = []): {
  readonly name: string
  readonly another: () => string
} {
  const [number, { language }] = [useStore(suggested), useStore(settings)]
  const another = (): string => {
    suggested.set(anyNumber())
    return madeUpAmong(taken, suggested.value, language)
  }
  return { name: madeUpAmong(taken, number, language), another }
}

/** A crest for somebody who plays under a made-up name and has not chosen one: its creature. */
export function crestFor(name: string): OwnCrest | null {
  const number = Object.values(stocks).flatMap(({ creatures }) =>
    faces.flatMap((face, n) => (name.split(' ').includes(creatures[face]) ? [n] : [])),
  )[0]
  if (number === undefined) return null
  return { face: faceOf(number), colour: colours[suggested.value % colours.length] ?? colours[0] }
}
