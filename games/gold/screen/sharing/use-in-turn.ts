import { useEffect, useState } from 'react'

type Answer = Readonly<Record<string, unknown>>
interface InTurn {
  /** Something is being sent or is queued. */
  readonly isBusy: boolean
  readonly give: (...answers: readonly Answer[]) => void
}
const moveOf = (answer: Answer): string => Object.keys(answer)[0] ?? ''

/**
 * Queues answers that are given faster than they arrive. Only the latest of several signs of one kind is sent, because
 * it includes the earlier ones.
 */
export function useInTurn(answer: (answer: Answer) => void, isSending: boolean): InTurn {
  const [waiting, setWaiting] = useState<readonly Answer[]>([])
  useEffect(() => {
    const [next, ...rest] = waiting
    if (isSending || next === undefined) return
    setWaiting(rest)
    answer(next)
  }, [waiting, isSending, answer])
  return {
    isBusy: isSending || waiting.length > 0,
    give: (...answers) =>
      setWaiting(known => [...known.filter(it => !answers.some(later => moveOf(later) === moveOf(it))), ...answers]),
  }
}
