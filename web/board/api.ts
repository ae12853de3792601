import type {
  BoardAnswer,
  BoardSearch,
  EditsAnswer,
  EmbedAnswer,
  NoteAnswer,
  NoteDraft,
  NoteEdit,
  PollTold,
  PreviewAnswer,
  SearchAnswer,
  ThreadAnswer,
  ThreadDraft,
  ThreadsAnswer,
  ThreadsWish,
} from '#protocol/board'
import type { ReactionKind } from '#protocol/board-words'
import { call } from '../house/calling.ts'

/** What somebody looks for. Whatever is left out does not matter. */
export type Wished = Partial<Omit<ThreadsWish, 'after'>>
type Mark = { readonly follows: boolean; readonly readUpTo: number }

const at = (thread: string): string => `/api/board/threads/${encodeURIComponent(thread)}`
const noteAt = (thread: string, number: number): string => `${at(thread)}/notes/${number}`

function query(all: object): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(all)) if (value != null && value !== '') words.set(name, String(value))
  return `${words}`
}

/** Requests about the board. */
export const boardHouse = {
  whole: () => call<BoardAnswer>('GET', '/api/board'),
  threads: (wished: Wished, after: string | null) =>
    call<ThreadsAnswer>('GET', `/api/board/threads?${query({ ...wished, after })}`),
  search: (sought: BoardSearch) => call<SearchAnswer>('GET', `/api/board/search?${query(sought)}`),
  thread: (id: string, from: number, most: number) => call<ThreadAnswer>('GET', `${at(id)}?${query({ from, most })}`),
  edits: (thread: string, number: number) => call<EditsAnswer>('GET', `${noteAt(thread, number)}/edits`),
  embed: (thread: string, number: number, index: number) =>
    call<EmbedAnswer>('GET', `${noteAt(thread, number)}/embeds/${index}`),
  /** What an address would show in a note of mine. */
  embedAt: (address: string) => call<EmbedAnswer>('GET', `/api/board/embed?${query({ address })}`),
  preview: (text: string, game: string | null) => call<PreviewAnswer>('POST', '/api/board/preview', { text, game }),
  begin: (draft: ThreadDraft) => call<NoteAnswer>('POST', '/api/board/threads', draft),
  answer: (thread: string, draft: NoteDraft) => call<NoteAnswer>('POST', `${at(thread)}/notes`, draft),
  edit: (thread: string, number: number, edit: NoteEdit) => call<NoteAnswer>('PUT', noteAt(thread, number), edit),
  takeBack: (thread: string, number: number) => call<NoteAnswer>('DELETE', noteAt(thread, number), {}),
  react: (thread: string, number: number, kind: ReactionKind, on: boolean) =>
    call<NoteAnswer>('PUT', `${noteAt(thread, number)}/reactions`, { kind, on }),
  vote: (thread: string, choice: number | null) => call<PollTold>('PUT', `${at(thread)}/vote`, { choice }),
  closePoll: (thread: string) => call<PollTold>('PUT', `${at(thread)}/poll`, { closed: true }),
  follow: (thread: string, on: boolean) => call<Mark>('PUT', `${at(thread)}/follow`, { on }),
  read: (thread: string, upTo: number) => call<Mark>('PUT', `${at(thread)}/read`, { upTo }),
}
