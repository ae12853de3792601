import { botNames } from '#bots/names'
import { manifests } from '#games/manifests'
import type { Words } from '#games/saying'
import { shelf } from '#games/shelf'
import { guests } from '#local/lessons/school'
import { anatomyOf, messagesOf } from '#testkit/messages'
import { type Language, languages } from '#ui/language'
import { de } from '#ui/words/de'
import { en, type HouseWords } from '#ui/words/en'
import { it } from '#ui/words/it'
import { ru } from '#ui/words/ru'
import { iconAuthors, libraries } from '#web/pages/people/credits'

/* Finds English text in other languages. */

export const houseWords: Readonly<Record<Language, HouseWords>> = { en, it, de, ru }
const wordsIn = async (language: Language): Promise<Words> => {
  const games = manifests.map(async ({ id, words, texts, options }) => [
    id,
    { ...words[language], texts: await texts[language](), options: (await options[language]()) as unknown as Words },
  ])
  return { house: houseWords[language], ...Object.fromEntries(await Promise.all(games)) }
}
const words: Readonly<Record<Language, Words>> = {
  en: await wordsIn('en'),
  it: await wordsIn('it'),
  de: await wordsIn('de'),
  ru: await wordsIn('ru'),
}

/** Names that are the same everywhere: of games, people, licences, programs and keys; and typed text, such as the code of a table. */
const names = [
  'Wyrmtavern',
  ...manifests.map(({ words }) => words.en.title),
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
  ...['Firefox', 'Safari', 'Linux', 'JSON', 'cookie'],
  ...['Juan Pablo del Peral', 'Huerta Tipográfica', 'Alegreya Sans', 'Alegreya', 'Days of Wonder', 'Eurogames'],
  ...manifests.flatMap(({ credits }) => credits.designers.split(' & ')),
  ...Object.values(languages),
  ...iconAuthors,
  ...botNames,
  ...guests,
  ...libraries,
]
const typed =
  /npm run play|https?:\S+|\b[A-Z]{3,} [A-Z]{3,} \d\d\b|\b(Tab|Home|End|Esc|Enter|Backspace|Delete|Alt|Z|EN|IT|DE|RU)\b|\b[0-9a-f]{16,}\b|\b[0-9a-f]{4}…[0-9a-f]{2}\b/g
/** Rules have numbers, and in the rules options have the names that programs use: `2.8 coinCounts`. */
const numbers = /\b[A-Z]?\d+(\.\d+)*[a-z]?\b/g
const codes = Object.values(shelf).flatMap(({ game, presets }) => [
  ...Object.keys(game.options),
  ...Object.keys(presets),
  ...Object.values(game.options as Readonly<Record<string, object>>).flatMap(it =>
    'oneOf' in it ? (it.oneOf as readonly unknown[]).map(String) : [],
  ),
])
const code = new RegExp(`\\b(${codes.filter(it => /[a-z]/.test(it)).join('|')})\\b`, 'g')

/** Words that are common in English and do not exist in Italian or German. */
const frequent =
  /\b(the|of|and|you|your|is|are|with|this|that|from|for|by|at|to|has|have|they|their|it’s|who|which)\b/iu

interface Phrase {
  readonly text: string
  readonly isWhole: boolean
}

/** English phrases that differ from this language: parts of messages; single words only if they are a whole message. */
function phrasesBesides(language: Language): readonly Phrase[] {
  const own = messagesOf(words[language])
  const all = [...own.values()].join('\n').toLowerCase()
  return [...messagesOf(words.en)].flatMap(([name, message]) =>
    message === own.get(name)
      ? []
      : anatomyOf(message, 'en').literals.flatMap(literal => {
          const text = bare(literal)
          const isWhole = !text.includes(' ')
          return text.length < 3 || new RegExp(`(?<!\\p{L})${escaped(text)}(?!\\p{L})`, 'u').test(all)
            ? []
            : [{ text, isWhole }]
        }),
  )
}

const bare = (text: string): string => text.toLowerCase().replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&')

/** Returns what is English, or otherwise foreign, in a text; null if nothing is. */
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

/** A missing message is shown by its name. */
export const unsaid = /\b(common|home|people|play|rules|screen|cards|log|kinds|powers|texts|targets|phrases)\.[a-z]\w+/
