import { createContext, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { isRefused, type Refused } from '#client/messages'
import type { Replica } from '#client/replica'
import { lastBy } from '#ui/asking'
import { client } from '../house/line.ts'

export interface Answering {
  readonly answer: (given: unknown) => void
  readonly isSending: boolean
  readonly refusal: Refusing
}

/** The last answer, if it was refused, and how to forget it. */
export interface Refusing {
  readonly refused: Refused | null
  readonly forgive: () => void
}
export const RefusedContext = createContext<Refusing>({ refused: null, forgive: () => undefined })

/** Gives answers, and says how they fare. One is on its way until something else is asked or it is refused. */
export function useAnswering(match: string, live: Replica, name: string | null, asking: string | null): Answering {
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
      if (!isRefused(reply)) return
      isSent.current = false
      setSent(null)
      setRefused({ ...reply, asking })
    },
    [match, name, asking],
  )
  const own = lastBy(live.entries, live.viewer)
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn is drawn when there is a new entry of one's own
  useLayoutEffect(() => {
    if (!isSent.current) return
    isSent.current = false
    requestAnimationFrame(() => afterPaint(() => performance.mark('wyrm:drawn')))
  }, [own])
  const refusal = useMemo(() => ({ refused, forgive: () => setRefused(null) }), [refused])
  return { answer, isSending: sent !== null && sent === asking, refusal }
}

interface Scheduler {
  postTask(act: () => void, terms: { readonly priority: 'user-blocking' }): Promise<void>
}

/** Within a frame: the first task after it is painted, before all that waits already. */
function afterPaint(act: () => void): void {
  const { scheduler } = window as { readonly scheduler?: Scheduler }
  if (scheduler === undefined) setTimeout(act)
  else void scheduler.postTask(act, { priority: 'user-blocking' })
}
