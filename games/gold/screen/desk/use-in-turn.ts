import { useEffect, useState } from 'react'

type Answer = Readonly<Record<string, unknown>>
interface InTurn {
  /** Something is on its way, or waits for that. */
  readonly isBusy: boolean
  readonly give: (...answers: readonly Answer[]) => void
}
const moveOf = (answer: Answer): string => Object.keys(answer)[0] ?? ''

/**
 * Answers that are given faster than they arrive, one after another. Of signs of one kind only the latest is sent: it says all that
 * the ones before it said.
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
