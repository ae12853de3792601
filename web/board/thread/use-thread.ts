import { useCallback, useEffect, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { NoteAnswer, NoteTold, PollTold, ThreadAnswer } from '#protocol/board'
import { MOST_NOTES_A_PAGE, NOTES_A_PAGE } from '#protocol/board-words'
import { client, threadNews } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { boardHouse } from '../api.ts'

export interface ThreadShown {
  /** Null until it has loaded. */
  readonly told: ThreadAnswer | null
  /** Why it is not there, by code. */
  readonly problem: string | null
  /** The number up to which I had read it when I came; null for strangers and for who has never been here. */
  readonly readUpTo: number | null
  /** How many notes came since, which are not shown yet: nothing may move under somebody who reads. */
  readonly arrived: number
  /** Shows more of the notes there are: those that are new, or the next page. */
  readonly more: () => Promise<void>
  /** Something in it is different now, because I changed it. */
  readonly changed: (part: Partial<Pick<ThreadAnswer, 'thread' | 'poll'>> & { readonly note?: NoteTold }) => void
  /** An answer of mine is there: it is shown, with those before it that were not yet. */
  readonly posted: (answer: NoteAnswer) => Promise<void>
  readonly voted: (poll: PollTold) => void
}

/** A thread and its notes, followed while the page is open. `upTo`: the number of a note that must be there. */
export function useThread(id: string, upTo: number): ThreadShown {
  const person = useStore(me)?.id
  const [told, setTold] = useState<ThreadAnswer | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [readUpTo, setReadUpTo] = useState<number | null>(null)
  const news = useStore(threadNews).get(id)
  const most = Math.min(MOST_NOTES_A_PAGE, Math.max(NOTES_A_PAGE, upTo))
  // biome-ignore lint/correctness/useExhaustiveDependencies: somebody else sees other marks and hidden notes
  useEffect(() => {
    let isHere = true
    void pagesUpTo(id, 1, most, upTo).then(answer => {
      if (!isHere) return
      setProblem(isRefused(answer) ? answer.code : null)
      if (isRefused(answer)) return
      setTold(answer)
      setReadUpTo(before => before ?? (answer.thread.mine?.readUpTo || null))
    })
    return () => {
      isHere = false
    }
  }, [id, most, upTo, person])
  useHearing(id)
  useReadMark(id, told, person !== undefined)
  const shown = told?.notes.length ?? 0
  const lastShown = told?.notes.at(-1)?.number ?? 0
  const version = told?.thread.version ?? 0
  // A reaction, a vote or an edit is shown in its place. New notes wait until somebody wants them.
  useEffect(() => {
    if (news === undefined || news.version <= version || shown === 0) return
    let isHere = true
    void boardHouse.thread(id, 1, Math.min(MOST_NOTES_A_PAGE, shown)).then(answer => {
      if (!isHere || isRefused(answer)) return
      setTold(
        now => now && { ...answer, notes: [...answer.notes, ...now.notes.slice(answer.notes.length)], next: now.next },
      )
    })
    return () => {
      isHere = false
    }
  }, [id, news, version, shown])
  const more = useCallback(async () => {
    const answer = await boardHouse.thread(id, lastShown + 1, NOTES_A_PAGE)
    if (!isRefused(answer)) setTold(now => joined(now, answer))
  }, [id, lastShown])
  const changed = useCallback<ThreadShown['changed']>(({ note, ...part }) => {
    setTold(now => now && { ...now, ...part, notes: note === undefined ? now.notes : withNote(now, note) })
  }, [])
  const posted = useCallback<ThreadShown['posted']>(
    async ({ thread, note }) => {
      const missing = note.number - lastShown
      if (missing <= 1) return changed({ thread, note })
      const answer = await pagesUpTo(id, lastShown + 1, Math.min(MOST_NOTES_A_PAGE, missing), note.number)
      if (!isRefused(answer)) setTold(now => joined(now, answer))
    },
    [id, lastShown, changed],
  )
  const voted = useCallback((poll: PollTold) => changed({ poll }), [changed])
  const last = Math.max(news?.notes ?? 0, told?.thread.last.number ?? 0)
  const arrived = told === null || told.next !== null ? 0 : last - lastShown
  return { told, problem, readUpTo, arrived, more, changed, posted, voted }
}

/** A page of a thread, and the next ones up to this note. */
async function pagesUpTo(id: string, from: number, most: number, upTo: number): Promise<ThreadAnswer | Refused> {
  let answer = await boardHouse.thread(id, from, most)
  while (!isRefused(answer) && answer.next !== null && answer.next <= upTo) {
    const more = await boardHouse.thread(id, answer.next, MOST_NOTES_A_PAGE)
    answer = isRefused(more) ? more : { ...more, notes: [...answer.notes, ...more.notes] }
  }
  return answer
}

/** A thread with more of its notes. */
function joined(now: ThreadAnswer | null, answer: ThreadAnswer): ThreadAnswer {
  const known = new Set(now?.notes.map(({ number }) => number))
  return { ...answer, notes: [...(now?.notes ?? []), ...answer.notes.filter(({ number }) => !known.has(number))] }
}

/** The notes with this one in its place, or after them if it is the next. */
function withNote({ notes, next }: ThreadAnswer, note: NoteTold): readonly NoteTold[] {
  if (notes.some(({ number }) => number === note.number))
    return notes.map(each => (each.number === note.number ? note : each))
  const isNext = next === null && note.number === (notes.at(-1)?.number ?? 0) + 1
  return isNext ? [...notes, note] : notes
}

/** Asks the house to tell when the thread changes. */
function useHearing(id: string): void {
  useEffect(() => {
    client.line.want('threads', () => ({ t: 'threads', threads: [id] }))
    return () => client.line.unwant('threads', { t: 'threads', threads: [] })
  }, [id])
}

/** What was shown counts as read. */
function useReadMark(id: string, told: ThreadAnswer | null, isSomebody: boolean): void {
  const last = told?.notes.at(-1)?.number ?? 0
  const known = told?.thread.mine?.readUpTo ?? null
  useEffect(() => {
    if (isSomebody && known !== null && last > known) void boardHouse.read(id, last)
  }, [id, isSomebody, last, known])
}
