import type { NoteAnswer } from '#protocol/board'
import type {
  CardTold,
  CardWithVersions,
  GalleryAnswer,
  GallerySearch,
  Publication,
  RemarkDraft,
} from '#protocol/gallery'
import { call } from '../house/calling.ts'

/** What somebody looks for. Whatever is left out does not matter. */
export type Sought = Partial<Omit<GallerySearch, 'after'>>

const at = (id: string): string => `/api/gallery/${encodeURIComponent(id)}`

function query(sought: Sought, after: string | null): string {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries({ ...sought, after: after ?? undefined }))
    if (value !== undefined && value !== '') words.set(name, value)
  return `${words}`
}

/** Requests about the gallery. */
export const galleryHouse = {
  cards: (sought: Sought, after: string | null) => call<GalleryAnswer>('GET', `/api/gallery?${query(sought, after)}`),
  card: (id: string) => call<CardWithVersions>('GET', at(id)),
  hang: (it: Publication) => call<CardTold>('POST', '/api/gallery', it),
  heart: (id: string, on: boolean) => call<CardTold>('PUT', `${at(id)}/heart`, { on }),
  remark: (id: string, draft: RemarkDraft) => call<NoteAnswer>('POST', `${at(id)}/remarks`, draft),
  takeDown: (id: string) => call<CardTold>('DELETE', at(id), {}),
}
