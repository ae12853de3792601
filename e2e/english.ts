import { botNames } from '#bots/names'
import { presets as dwarvesPresets, options as dwarvesRules } from '#games/dwarves/options'
import { de as deDwarves } from '#games/dwarves/words/de'
import { options as deDwarvesOptions } from '#games/dwarves/words/de-options'
import { en as enDwarves } from '#games/dwarves/words/en'
import { options as enDwarvesOptions } from '#games/dwarves/words/en-options'
import { it as itDwarves } from '#games/dwarves/words/it'
import { options as itDwarvesOptions } from '#games/dwarves/words/it-options'
import { ru as ruDwarves } from '#games/dwarves/words/ru'
import { options as ruDwarvesOptions } from '#games/dwarves/words/ru-options'
import { presets as fistPresets, options as fistRules } from '#games/fist/options'
import { de as deFist } from '#games/fist/words/de'
import { options as deOptions } from '#games/fist/words/de-options'
import { en as enFist } from '#games/fist/words/en'
import { options as enOptions } from '#games/fist/words/en-options'
import { it as itFist } from '#games/fist/words/it'
import { options as itOptions } from '#games/fist/words/it-options'
import { ru as ruFist } from '#games/fist/words/ru'
import { options as ruOptions } from '#games/fist/words/ru-options'
import { presets as goldPresets, options as goldRules } from '#games/gold/options'
import { de as deGold } from '#games/gold/words/de'
import { options as deGoldOptions } from '#games/gold/words/de-options'
import { en as enGold } from '#games/gold/words/en'
import { options as enGoldOptions } from '#games/gold/words/en-options'
import { it as itGold } from '#games/gold/words/it'
import { options as itGoldOptions } from '#games/gold/words/it-options'
import { ru as ruGold } from '#games/gold/words/ru'
import { options as ruGoldOptions } from '#games/gold/words/ru-options'
import type { Words } from '#games/saying'
import { anatomyOf, messagesOf } from '#testkit/messages'
import { type Language, languages } from '#ui/language'
import { de } from '#ui/words/de'
import { en, type HouseWords } from '#ui/words/en'
import { it } from '#ui/words/it'
import { ru } from '#ui/words/ru'
import { by, iconAuthors, libraries } from '#web/pages/people/credits'

/* Finds English where another language is spoken. */

export const houseWords: Readonly<Record<Language, HouseWords>> = { en, it, de, ru }
const words: Readonly<Record<Language, Words>> = {
  en: {
    house: en,
    fist: enFist,
    gold: enGold,
    dwarves: enDwarves,
    options: enOptions as unknown as Words,
    goldOptions: enGoldOptions as unknown as Words,
    dwarvesOptions: enDwarvesOptions as unknown as Words,
  },
  it: {
    house: it,
    fist: itFist,
    gold: itGold,
    dwarves: itDwarves,
    options: itOptions as unknown as Words,
    goldOptions: itGoldOptions as unknown as Words,
    dwarvesOptions: itDwarvesOptions as unknown as Words,
  },
  de: {
    house: de,
    fist: deFist,
    gold: deGold,
    dwarves: deDwarves,
    options: deOptions as unknown as Words,
    goldOptions: deGoldOptions as unknown as Words,
    dwarvesOptions: deDwarvesOptions as unknown as Words,
  },
  ru: {
    house: ru,
    fist: ruFist,
    gold: ruGold,
    dwarves: ruDwarves,
    options: ruOptions as unknown as Words,
    goldOptions: ruGoldOptions as unknown as Words,
    dwarvesOptions: ruDwarvesOptions as unknown as Words,
  },
}

/** Names, which are the same everywhere: of games, people, licences, programs and keys; and what one types. */
const names = [
  ...['Wyrmtavern', 'Fist of Dragonstones', 'Dragon’s Gold', 'My Dwarves Fly!'],
  ...[
    'Faidutti',
    'Schacht',
    'Game Icons',
    'game-icons.net',
    'CC BY 3.0',
    'SIL Open Font License',
    'MIT',
    'Apache',
    'Unlicense',
  ],
  ...['Juan Pablo del Peral', 'Huerta Tipográfica', 'Alegreya Sans', 'Alegreya', 'Days of Wonder', 'Eurogames'],
  ...Object.values(by).flatMap(({ designers }) => designers.split(' & ')),
  ...Object.values(languages),
  ...iconAuthors,
  ...botNames,
  ...libraries,
]
const typed =
  /npm run play|https?:\S+|\b(Tab|Home|End|Esc|Z|EN|IT|DE|RU)\b|\b[0-9a-f]{16,}\b|\b[0-9a-f]{4}…[0-9a-f]{2}\b/g
/** Rules have numbers, and options have in the rules the names that programs know them by: `2.8 coinCounts`. */
const numbers = /\b[A-Z]?\d+(\.\d+)*[a-z]?\b/g
const codes = [
  ...[fistRules, goldRules, dwarvesRules].flatMap(rules => Object.keys(rules)),
  ...[fistPresets, goldPresets, dwarvesPresets].flatMap(presets => Object.keys(presets)),
  ...[fistRules, goldRules, dwarvesRules].flatMap(table =>
    Object.values<object>(table).flatMap(it => ('oneOf' in it ? (it.oneOf as readonly unknown[]).map(String) : [])),
  ),
]
const code = new RegExp(`\\b(${codes.filter(it => /[a-z]/.test(it)).join('|')})\\b`, 'g')

/** Words that are frequent in English and are none in Italian or German. */
const frequent =
  /\b(the|of|and|you|your|is|are|with|this|that|from|for|by|at|to|has|have|they|their|it’s|who|which)\b/iu

/** English that is also good in another language. */
const alike: Readonly<Record<string, readonly string[]>> = { it: ['come in'] }

interface Phrase {
  readonly text: string
  readonly isWhole: boolean
}

/** What English says otherwise than this language: stretches of messages; single words only if they are all that is said. */
function phrasesBesides(language: Language): readonly Phrase[] {
  const own = messagesOf(words[language])
  const all = [...own.values()].join('\n').toLowerCase()
  return [...messagesOf(words.en)].flatMap(([name, message]) =>
    message === own.get(name)
      ? []
      : anatomyOf(message, 'en').literals.flatMap(literal => {
          const text = bare(literal)
          const isWhole = !text.includes(' ')
          if (alike[language]?.includes(text)) return []
          return text.length < 3 || new RegExp(`(?<!\\p{L})${escaped(text)}(?!\\p{L})`, 'u').test(all)
            ? []
            : [{ text, isWhole }]
        }),
  )
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Says what is English in a text, or otherwise foreign; null if nothing is. */
export function foreignIn(language: Language, people: readonly string[]): (text: string) => string | null {
  const phrases = phrasesBesides(language)
  const wholes = new Set(phrases.filter(it => it.isWhole).map(it => it.text))
  const stretches = phrases.filter(it => !it.isWhole)
  const proper = new RegExp(
    [...people, ...names]
      .map(escaped)
      .toSorted((a, b) => b.length - a.length)
      .join('|'),
    'g',
  )
  return text => {
    const rest = text.replaceAll(proper, ' ').replaceAll(typed, ' ').replaceAll(numbers, ' ').replaceAll(code, ' ')
    const read = bare(rest)
    if (wholes.has(read)) return read
    const stretch = stretches.find(it => contains(read, it.text))
    if (stretch !== undefined) return stretch.text
    if (language === 'ru') return rest.match(/\p{Script=Latin}{2,}/u)?.[0] ?? null
    return rest.match(frequent)?.[0] ?? null
  }
}

function contains(text: string, part: string): boolean {
  const at = text.indexOf(part)
  if (at < 0) return false
  return !/\p{L}/u.test(text[at - 1] ?? ' ') && !/\p{L}/u.test(text[at + part.length] ?? ' ')
}

/** A message that is missing is shown by its name. */
export const unsaid = /\b(common|home|people|play|rules|screen|cards|log|kinds|powers|texts|targets|phrases)\.[a-z]\w+/
