import { createContext, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { Replica } from '#client/replica'
import { askingKey, lastBy } from '#ui/asking'
import { useVenue } from './venue.ts'

export interface Answering {
  /** An identifier for the current question; null if there is none. */
  readonly asking: string | null
  readonly answer: (given: unknown) => void
  readonly isSending: boolean
  readonly refusal: Refusing
}

/** The last answer, if it was refused, and a way to dismiss it. */
export interface Refusing {
  readonly refused: Refused | null
  readonly forgive: () => void
}
export const RefusedContext = createContext<Refusing>({ refused: null, forgive: () => undefined })

/** Submits answers and reports how they fare. An answer is pending until something else is asked or it is refused. */
export function useAnswering(match: string, live: Replica): Answering {
  const { client, lesson } = useVenue()
  const { question } = live
  // Nobody is told who gave a covert answer, not even its author. If the same is asked again immediately, only the
  // house's reply tells the two apart.
  const [again, setAgain] = useState<{ readonly of: string | null; readonly seq: number }>({ of: null, seq: -1 })
  const plain = question === null ? null : askingKey(question, live.entries, live.viewer, live.unasked)
  const asking = plain !== null && plain === again.of ? `${plain} ${again.seq}` : plain
  const name = question?.name ?? null
  const isCovert = question?.ask.kind === 'menu' && question.ask.covert
  const [sent, setSent] = useState<string | null>(null)
  const [refused, setRefused] = useState<(Refused & { readonly asking: string | null }) | null>(null)
  const isSent = useRef(false)
  const answer = useCallback(
    async (given: unknown) => {
      if (name === null) return
      performance.mark('wyrm:answer')
      isSent.current = true
      setSent(asking)
      setRefused(null)
      const reply = await client.answer(match, name, given)
      if (!isRefused(reply)) {
        if (isCovert) setAgain({ of: plain, seq: reply.seq })
        return lesson?.answered(name, given, reply.seq)
      }
      isSent.current = false
      setSent(null)
      setRefused({ ...reply, asking })
    },
    [client, lesson, match, name, asking, plain, isCovert],
  )
  const own = lastBy(live.entries, live.viewer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a new entry of the player's own is drawn
  useLayoutEffect(() => {
    if (!isSent.current) return
    isSent.current = false
    requestAnimationFrame(() => afterPaint(() => performance.mark('wyrm:drawn')))
  }, [own])
  const refusal = useMemo(() => ({ refused, forgive: () => setRefused(null) }), [refused])
  return { asking, answer, isSending: sent !== null && sent === asking, refusal }
}

interface Scheduler {
  postTask(act: () => void, terms: { readonly priority: 'user-blocking' }): Promise<void>
}

/** Called within a frame: runs as the first task after the paint, before everything already queued. */
function afterPaint(act: () => void): void {
  const { scheduler } = window as { readonly scheduler?: Scheduler }
  if (scheduler === undefined) setTimeout(act)
  else void scheduler.postTask(act, { priority: 'user-blocking' })
}
