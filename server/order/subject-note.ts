import { manifestOf } from '#games/manifests'
import { type Topic, topicSchema } from '#protocol/board'
import type { Evidence } from '#protocol/order'
import { HELD, HOUSE } from '../board/writers.ts'
import type { StoredNote, StoredThread } from '../storage/board-port.ts'
import type { Store } from '../storage/port.ts'
import type { SubjectSource } from './subjects.ts'

/**
 * Notes of the board, by THREAD/NUMBER. The first note of a thread is the thread: to hide it hides all of it, with its
 * title.
 */
export const notes = ({ board, people }: Pick<Store, 'board' | 'people'>): SubjectSource => {
  const { threads, notes, orderly } = board
  const found = async (id: string) => {
    const at = noteIn(id)
    if (at === null) return null
    const [thread, note] = await Promise.all([threads.find(at.thread), notes.find(at.thread, at.number)])
    return thread === null || note === null ? null : { thread, note }
  }
  return {
    async look(id, viewer) {
      const it = await found(id)
      if (it === null) return null
      const { thread, note } = it
      const { by, at, number } = note
      const own = ownHidden(thread, note)
      const hidden = thread.hidden ?? own
      if (viewer !== null && hidden !== null) return null
      const text = viewer !== null && note.hidden !== null ? '' : note.text // a title stays when the first note is taken back
      const writer = by === HOUSE ? null : await people.find(by)
      const evidence: Evidence = {
        text,
        title: thread.title,
        game: thread.game,
        by: writer === null ? null : { person: by, name: writer.name },
        at,
        where: `/board/${thread.id}#${number}`,
        before: [],
        card: null,
      }
      const person = by === HOUSE ? null : by
      return { evidence, person, hidden: hidden !== null, held: own?.reason === HELD && own.by === HOUSE }
    },
    /** What its writer has taken back stays as it is. */
    async hide(id, { at, reason }) {
      const it = await found(id)
      if (it === null) return
      if (ownHidden(it.thread, it.note)?.by === it.note.by) return
      await orderly.hide(it.thread.id, placeOf(it.note), { at, reason, by: HOUSE })
    },
    async unhide(id) {
      const it = await found(id)
      if (it !== null && ownHidden(it.thread, it.note)?.by === HOUSE)
        await orderly.unhide(it.thread.id, placeOf(it.note))
    },
    async close(id, how) {
      const at = noteIn(id)
      if (at !== null) await (how === null ? orderly.open(at.thread) : orderly.close(at.thread, how))
    },
    async move(id, to, at) {
      const it = await found(id)
      const place = it === null ? null : topicIn(to, it.thread.game)
      if (it === null || place === null) return null
      await orderly.move(it.thread.id, place.topic, place.game, at)
      const { topic, game } = it.thread
      return game === null ? topic : `${topic}/${game}`
    },
  }
}

const placeOf = ({ number }: StoredNote): number | null => (number === 1 ? null : number)

/** What hides this subject itself: its thread, of a first note. */
const ownHidden = (thread: StoredThread, note: StoredNote) => (note.number === 1 ? thread.hidden : note.hidden)

/** Only the first note stands for its thread: what is done to a whole thread is done about whoever began it. */
export const isThread = (id: string): boolean => noteIn(id)?.number === 1

export function noteIn(id: string): { readonly thread: string; readonly number: number } | null {
  const [, thread, number] = /^([\w-]{1,64})\/([1-9]\d{0,8})$/.exec(id) ?? []
  return thread === undefined ? null : { thread, number: Number(number) }
}

/** TOPIC or TOPIC/GAME: the tavern itself has no game, and what is about one keeps its own unless another is named. */
function topicIn(to: string, own: string | null): { readonly topic: Topic; readonly game: string | null } | null {
  const [name, wanted = own] = to.split('/')
  const topic = topicSchema.safeParse(name).data
  if (topic === undefined) return null
  if (topic === 'house') return { topic, game: null }
  if (wanted === null) return topic === 'players' ? { topic, game: null } : null
  return wanted === own || manifestOf(wanted) !== null ? { topic, game: wanted } : null
}
