import { lazy, Suspense } from 'react'
import { InBoardWords } from './in-board-words.ts'
import { BoardList } from './list/board-list.tsx'
import './board.css'
import { Loading } from '../house/loading.tsx'

const ThreadPage = lazy(async () => ({ default: (await import('./thread/thread-page.tsx')).ThreadPage }))
const NewThread = lazy(async () => ({ default: (await import('./writing/new-thread.tsx')).NewThread }))

/** No thread is called so: the ids of threads are longer. */
const NEW = 'new'

/** The notice board: all notes, one thread, or a new one. */
export function BoardPage({ thread }: { readonly thread?: string | undefined }) {
  return (
    <InBoardWords before={<Loading />}>
      <Suspense fallback={<Loading />}>
        {thread === undefined ? (
          <BoardList />
        ) : thread === NEW ? (
          <NewThread />
        ) : (
          <ThreadPage key={thread} id={thread} />
        )}
      </Suspense>
    </InBoardWords>
  )
}
