import type { Boxed } from '#games/boxed'
import type { Rng } from '#kernel/chance'
import type { ListChoice } from '#kernel/options'
import type { CardTold } from '#protocol/gallery'
import type { Visitor } from './visitor.ts'

/** A card that hangs in the gallery, and one that somebody has taken down. */
export interface Hung {
  readonly id: string
  readonly card: object
  readonly taken: string
  /** The name of the one that was taken down: only its maker may still read it. */
  readonly hidden: string
}

let cards = 0

/** The host hangs up two cards and takes one down; null if the game has no guests. */
export async function hangsCards(host: Visitor | undefined, box: Boxed, rng: Rng): Promise<Hung | null> {
  const choice = (box.game.options as Readonly<Record<string, ListChoice | undefined>>).guests
  if (host === undefined || choice === undefined) return null
  const made = async (name: string): Promise<CardTold> =>
    host.does<CardTold>('/api/gallery', {
      game: box.game.id,
      card: { ...(choice.sample(rng) as object), names: { en: name } },
      story: `The story of ${name}`,
      language: 'en',
    })
  const number = cards++
  const hidden = `Hidden ${number} of ${process.pid}` // no other begins with it
  const [shown, taken] = [await made(`Shown ${process.pid} ${number}`), await made(hidden)]
  await host.asks(`/api/gallery/${taken.id}/remarks`, remark(), 'POST')
  await host.asks(`/api/gallery/${taken.id}`, { reason: 'a slip' }, 'DELETE')
  return { id: shown.id, card: shown.card ?? {}, taken: taken.id, hidden }
}

const reportOf = (id: string) => ({ subject: { kind: 'card', id }, cause: 'rude', words: 'not nice' })

const remark = () => ({ draft: `remark${cards++}`, language: 'en', text: 'A fine card.' })

/** What anybody may ask of the gallery, and of the desk, which tells them nothing. */
export const galleryRequests = (
  hung: Hung | null,
): readonly (readonly [path: string, body?: object, method?: string])[] => [
  ['/api/gallery'],
  ['/api/order/mine'],
  ['/api/notices'],
  ['/api/notices/wishes'],
  ['/api/order/desk/cases'],
  ['/api/order/desk/audit'],
  ['/api/gallery?order=new&search=hidden'],
  ...(hung === null
    ? []
    : ([
        [`/api/gallery/${hung.id}`],
        [`/api/gallery/${hung.taken}`],
        [`/api/gallery/${hung.id}/heart`, { on: true }, 'PUT'],
        [`/api/gallery/${hung.id}/remarks`, remark()],
        [`/api/gallery/${hung.taken}/remarks`, remark()],
        [`/api/board/threads/card-${hung.id}-en`],
        [`/api/board/threads/card-${hung.taken}-en`],
        ['/api/order/reports', reportOf(hung.id)],
        ['/api/order/reports', reportOf(hung.taken)],
        [`/api/gallery/${hung.taken}/heart`, { on: true }, 'PUT'],
      ] as const)),
]
