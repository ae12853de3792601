import type { News } from '../news/news.ts'
import { PersonNews } from '../news/person-news.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Store } from '../storage/port.ts'
import type { Chat } from '../tables/chat.ts'
import type { Table } from '../tables/table.ts'
import { Desk } from './desk.ts'
import { guardOf } from './guard.ts'
import { Order } from './order.ts'
import { lineIn } from './subject-line.ts'
import { noteIn } from './subject-note.ts'
import { Subjects, sourcesIn } from './subjects.ts'

export interface FurnishingParams {
  readonly store: Store<Table>
  readonly now: () => number
  readonly news?: News | undefined
  readonly nodes?: Nodes | undefined
  /** Something was decided about a note of this thread. */
  readonly noteDecided: (thread: string) => void
  readonly unsay: Chat['unsay']
  /** Somebody's name was taken from them. */
  readonly nameTaken: (person: string) => void
}

/** All parts of keeping order, put together. */
export function furnishOrder(params: FurnishingParams) {
  const { store, now, noteDecided, unsay, nameTaken } = params
  const news = new PersonNews('order', params.news)
  const subjects = new Subjects(sourcesIn(store))
  const desk = new Desk({
    order: store.order,
    people: store.people,
    subjects,
    now,
    decided: ({ subject, people, hides }) => {
      news.tell(people)
      const note = subject.kind === 'note' ? noteIn(subject.id) : null
      if (note !== null) noteDecided(note.thread)
      const line = subject.kind === 'line' && hides ? lineIn(subject.id) : null
      if (line !== null) unsay(line.table, line.room, line.number)
      if (subject.kind === 'name' && hides) nameTaken(subject.id)
    },
  })
  return {
    guard: guardOf(store.order, now),
    order: new Order({
      ...{ store: store.order, subjects, now, share: params.nodes?.limits.as('reports') },
      waits: keepers => news.tell(keepers),
    }),
    desk,
    news,
  }
}
