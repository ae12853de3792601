import type { SearchAnswer, Topic } from '#protocol/board'
import type { IsOurs } from '#protocol/note-text'
import type { BoardStore, SoughtWord, StoredNote } from '../storage/board-port.ts'
import { plainOf } from './markdown.ts'
import type { Rendering } from './rendering.ts'
import { isSought, wordsIn } from './words.ts'
import { type WritersParams, writersAmong } from './writers.ts'

/** How much of a text is shown before the first word that was found, and in all. */
const [BEFORE, LONGEST] = [60, 220]
/** In how many words of a note the first that was found is looked for: stemming all of a long one takes too long. */
const LOOKED_AT = 400

interface FoundParams extends WritersParams {
  readonly store: BoardStore
  readonly isOurs: IsOurs
  readonly rendering: Pick<Rendering, 'inTurn'>
}

/** Notes that were found, with the words marked. */
export async function foundTold(
  { store, isOurs, rendering, ...around }: FoundParams,
  notes: readonly StoredNote[],
  sought: readonly SoughtWord[],
  viewer: string | null,
): Promise<SearchAnswer['found']> {
  const [threads, writers] = await Promise.all([
    store.threads.findAll([...new Set(notes.map(({ thread }) => thread))]),
    writersAmong(
      around,
      notes.map(({ by }) => by),
      viewer,
    ),
  ])
  const byId = new Map(threads.map(thread => [thread.id, thread]))
  const told = notes.flatMap(note => {
    const thread = byId.get(note.thread)
    if (thread === undefined) return []
    const { id, game, language, title } = thread
    return rendering.inTurn(() => ({
      thread: { id, topic: thread.topic as Topic, game, language, title },
      number: note.number,
      by: writers(note.by),
      at: note.at,
      title: markedIn(title, language, sought),
      excerpt: excerptOf(plainOf(note.text, isOurs, false), language, sought),
    }))
  })
  return Promise.all(told)
}

/** The part of a text with the first word that was found, in parts: found or not. */
export function excerptOf(text: string, language: string, sought: readonly SoughtWord[]) {
  const all = wordsIn(text)
  const first = all.slice(0, LOOKED_AT).find(({ word }) => isSought(word, language, sought))?.at ?? 0
  const start = all.findLast(({ at }) => at <= Math.max(0, first - BEFORE))?.at ?? 0
  const end = all.find(({ at }) => at > start + LONGEST)?.at ?? text.length
  const parts = markedIn(text.slice(start, end), language, sought)
  if (start > 0) parts.unshift({ text: '… ', isFound: false })
  if (end < text.length) parts.push({ text: ' …', isFound: false })
  return parts
}

interface Part {
  readonly text: string
  readonly isFound: boolean
}

/** A text in parts: found or not. */
function markedIn(text: string, language: string, sought: readonly SoughtWord[]): Part[] {
  const parts: Part[] = []
  let done = 0
  const push = (to: number, isFound: boolean): void => {
    if (to > done) parts.push({ text: text.slice(done, to), isFound })
    done = Math.max(done, to)
  }
  for (const { at } of wordsIn(text)) {
    const [word = ''] = /^[\p{L}\p{N}\p{M}]+/u.exec(text.slice(at, at + LONGEST)) ?? []
    if (!isSought(word.toLowerCase().normalize('NFC'), language, sought)) continue
    push(at, false)
    push(at + word.length, true)
  }
  push(text.length, false)
  return parts
}
