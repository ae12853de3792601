import { threadsWish } from '#protocol/board'
import { isRefused } from '#protocol/refused'
import type { Board } from '../board.ts'
import { LONGEST, listTold, type Speaking, threadTold } from './told.ts'
import { spokenFor } from './words.ts'

/** A page of the board, for the document that the house sends. */
export interface BoardPage {
  readonly language: string
  readonly title: string
  readonly description: string
  /** Its address, from the root on. */
  readonly path: string
  /** A page or something somebody wrote, as Open Graph has it. */
  readonly type: 'website' | 'article'
  readonly html: string
}

/** Everybody gets the same: what a stranger may see. Null if there is no such page. */
export type BoardPages = (path: string, query: object, accepted: string) => Promise<BoardPage | null>

const NOTES = 60

export const boardPages =
  (board: Board): BoardPages =>
  async (path, query, accepted) => {
    const speaking = spokenFor(accepted)
    const found = /^board(?:\/([\w-]{1,64}))?$/.exec(path)
    if (found === null) return null
    const [, thread] = found
    return thread === undefined ? list(board, query, speaking) : oneThread(board, thread, query, speaking)
  }

async function list(board: Board, query: object, speaking: Speaking): Promise<BoardPage | null> {
  const { language, words } = speaking
  const wish = threadsWish.omit({ only: true }).safeParse(query)
  const { topic, game, after } = wish.success ? wish.data : {}
  const wished = { ...(topic && { topic }), ...(game && { game }), ...(after && { after }), languages: language }
  const told = await board.list(wished, null)
  if (isRefused(told)) return null
  const title = topic === undefined ? words.board : `${words.topics[topic]} · ${words.board}`
  const html = listTold({ topic: topic ?? null, game: game ?? null, told }, speaking)
  const place = new URLSearchParams({ ...(topic && { topic }), ...(game && { game }), ...(after && { after }) })
  const path = place.size === 0 ? '/board' : `/board?${place}`
  return { language, title, description: words.about, path, type: 'website', html }
}

async function oneThread(board: Board, id: string, query: object, speaking: Speaking): Promise<BoardPage | null> {
  const { from = '1' } = query as { readonly from?: unknown }
  const first = /^[1-9]\d{0,5}$/.test(String(from)) ? Number(from) : 1
  const told = await board.thread(id, { from: first, most: NOTES, longest: LONGEST }, null)
  if (isRefused(told)) return null
  const { title, excerpt } = told.thread
  const page = {
    language: speaking.language,
    path: `/board/${id}${first > 1 && told.notes.length > 0 ? `?from=${first}` : ''}`,
    type: 'article' as const,
  }
  const { words } = speaking
  return {
    ...page,
    title: title || words.hidden,
    description: excerpt || words.about,
    html: threadTold(told, speaking),
  }
}
