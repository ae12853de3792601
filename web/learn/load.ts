import type { Lessons } from '#games/lesson'
import { manifestOf } from '#games/manifests'
import type { Saying } from '#games/saying'
import { type Speaker, speaker } from '#games/speaker'
import type { Language } from '#ui/language'

/** The lessons of a game in one language. */
export interface LessonsRead {
  readonly game: string
  readonly language: Language
  readonly lessons: Lessons
  readonly speaker: Speaker
}

export async function loadLessons(game: string, language: Language): Promise<LessonsRead | null> {
  const manifest = manifestOf(game)
  if (manifest?.lessons === undefined) return null
  const [lessons, own, words] = await Promise.all([
    manifest.lessons.all(),
    manifest.lessons.texts[language](),
    manifest.texts[language](),
  ])
  return { game, language, lessons, speaker: speaker(language, { ...words, lessons: own }) }
}

/** A message of the lessons, with the cards that it names and the players at the table. */
export function said({ lessons, speaker }: LessonsRead, key: string, names: readonly string[]): string {
  const cards = new Set(lessons.all.flatMap(({ cards = [] }) => cards))
  const pieces: Record<string, Saying['with'][string]> = {}
  for (const card of cards) pieces[card] = { card }
  for (const [seat] of names.entries()) pieces[`rival${seat}`] = { seat }
  const saying = { say: `lessons.${key}`, with: pieces }
  return speaker
    .sentence(saying, names, 0)
    .map(({ text }) => text)
    .join('')
}
