import { randomBytes } from 'node:crypto'
import { manifests } from '#games/manifests'
import type { BoardStore, NewNote, NewThread } from '../storage/board-port.ts'
import { de } from './first-notes/de.ts'
import { en } from './first-notes/en.ts'
import { it } from './first-notes/it.ts'
import { ru } from './first-notes/ru.ts'
import type { FirstNote } from './first-notes/words.ts'
import type { NoteReader } from './markdown.ts'
import { outlineOf } from './posting.ts'
import { foundBy } from './words.ts'
import { HOUSE } from './writers.ts'

const languages = { en, it, de, ru }
type Language = keyof typeof languages

/**
 * The house writes the first notes of its board: what each game's part of it is for, and what the tavern's is, in every
 * language. Each is a draft with a name, so that it is written once, however many nodes open however often.
 */
export async function writeFirstNotes(
  store: BoardStore,
  shelf: Readonly<Record<string, unknown>>,
  reader: NoteReader,
  now: number,
): Promise<void> {
  const games = manifests.filter(({ id }) => Object.hasOwn(shelf, id))
  const all = (Object.keys(languages) as Language[]).flatMap(language => {
    const { game, house } = languages[language]
    return [
      ...games.map(({ id, words }) => begun(language, id, game(words[language].title), reader, now)),
      begun(language, null, house, reader, now),
    ]
  })
  if ((await store.notes.written(HOUSE, all.length)) < all.length) await store.threads.beginAll(all)
}

function begun(
  language: Language,
  game: string | null,
  { title, text }: FirstNote,
  reader: NoteReader,
  at: number,
): { readonly thread: NewThread; readonly first: NewNote } {
  const topic = game === null ? 'house' : 'strategy'
  const id = randomBytes(9).toString('base64url')
  const words = foundBy(`${title} ${text}`, language)
  return {
    thread: { id, topic, game, language, ...outlineOf(title, text, false, reader), poll: null },
    first: { draft: `first ${game ?? topic} ${language}`, by: HOUSE, at, text, words, isNewcomers: false },
  }
}
