import type { Boxed } from '#games/boxed'
import type { IsOurs } from '#protocol/note-text'
import type { Blocks } from '../friends/blocks.ts'
import type { Crafts } from '../gallery/crafts.ts'
import type { LiveMatches } from '../matches/live-matches.ts'
import type { News } from '../news/news.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Person, Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { Tavern } from '../tables/tavern.ts'
import { Board } from './board.ts'
import { Embeds } from './embeds.ts'
import type { NoteReader } from './markdown.ts'
import { type MayWrite, Posting, type PostingParams } from './posting.ts'
import { noAccount } from './refusals.ts'
import { Rendering } from './rendering.ts'
import { rulesOf } from './rules.ts'
import { ThreadNews } from './thread-news.ts'

export interface FurnishingParams {
  readonly store: Store<Table>
  readonly shelf: Readonly<Record<string, Boxed>>
  readonly crafts: Crafts
  readonly liveMatches: LiveMatches
  readonly tavern: Tavern
  readonly blocks: Pick<Blocks, 'by'>
  readonly news?: News | undefined
  readonly isOurs: IsOurs
  readonly mayWrite: MayWrite
  readonly isListed: PostingParams['isListed']
  readonly held: PostingParams['held']
  readonly nodes: Nodes | undefined
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

/** All parts of the board, put together. */
export function furnishBoard(params: FurnishingParams) {
  const { store, shelf, crafts, liveMatches, tavern, blocks, news, isOurs, mayWrite, isListed, held, now, failed } =
    params
  const share = params.nodes?.limits.as('threads')
  const reader: NoteReader = { isOurs, rulesOf: rulesOf(shelf) }
  const threads = new ThreadNews({ store: store.board.threads, news, failed })
  const changed = (thread: string): Promise<void> =>
    threads.changed(thread).catch(error => failed(`news of thread ${thread}`, error)) // what was written is written
  const telling = {
    store: store.board,
    people: store.people,
    order: store.order,
    blocks,
    reader,
    rendering: new Rendering(reader),
    now,
  }
  return {
    reader,
    threads,
    board: new Board({ ...telling, mayWrite, changed, share: params.nodes?.limits.as('votes') }),
    posting: new Posting({ store: store.board, shelf, reader, now, mayWrite, isListed, held, changed, share }),
    embeds: new Embeds({ store: store.board, gallery: store.gallery, shelf, crafts, liveMatches, tavern, isOurs }),
  }
}

/** Everybody with a name may write, or only those who have an account. */
export const writingBy =
  (hasAccount: ((person: Person) => Promise<boolean>) | null): MayWrite =>
  async person =>
    hasAccount === null || (await hasAccount(person)) ? null : noAccount
