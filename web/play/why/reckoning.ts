import { useEffect, useMemo } from 'react'
import type { Judged } from '#analysis/judged'
import type { Replica } from '#client/replica'
import { type Header, lineOf } from '#kernel/file'
import type { Seat } from '#kernel/seat'
import type { JudgeTold } from '#local/judging'
import type { JudgeRequest } from '#local/messages'
import { useTable } from '#ui/table'
import { newWorker } from '../../device/new-worker.ts'
import { Observable, useStore } from '../../house/observable.ts'

/** How far a seat's decisions have been judged. */
export interface Reckoned {
  /** Who judges; null before it is known. */
  readonly analyst: string | null
  /** The entries of all decisions. */
  readonly decisions: readonly number[]
  readonly judged: ReadonlyMap<number, Judged>
  readonly isDone: boolean
  readonly hasFailed: boolean
}

const nothing: Reckoned = { analyst: null, decisions: [], judged: new Map(), isDone: false, hasFailed: false }

/** A finished match, as a seat was told it. */
interface PlayedMatch {
  readonly header: Header
  readonly live: Replica
  readonly seat: Seat
}

/** A seat's decisions in a finished match, judged in a worker as long as somebody looks. What is known stays for the visit. */
class Reckoning {
  readonly now = new Observable(nothing)
  readonly #match: PlayedMatch
  #worker: Worker | null = null
  #port: MessagePort | null = null
  #lookers = 0

  constructor(match: PlayedMatch) {
    this.#match = match
  }

  /** Goes on until the returned function has been called by everybody who called this. */
  follow(): () => void {
    if (this.#lookers++ === 0) this.#begin()
    return () => {
      if (--this.#lookers === 0) this.#end()
    }
  }

  /** Somebody looks at this decision, so it is judged next. */
  look(seq: number): void {
    this.#port?.postMessage(seq)
  }

  #begin(): void {
    const { isDone, hasFailed, judged } = this.now.value
    if (isDone || hasFailed) return
    const { port1, port2 } = new MessageChannel()
    this.#worker = newWorker()
    this.#worker.onerror = () => this.#hear({ failed: 'the worker' })
    this.#port = port1
    port1.onmessage = ({ data }) => this.#hear(data as JudgeTold)
    const { header, live, seat } = this.#match
    const judge: JudgeRequest = { header, lines: live.entries.map(lineOf), seat, known: [...judged.keys()] }
    this.#worker.postMessage({ judge }, [port2])
  }

  #end(): void {
    this.#worker?.terminate()
    this.#port?.close()
    this.#worker = this.#port = null
  }

  #hear(told: JudgeTold): void {
    const before = this.now.value
    if ('failed' in told) this.now.set({ ...before, hasFailed: true })
    else if ('decisions' in told) this.now.set(checked({ ...before, ...told }))
    else this.now.set(checked({ ...before, judged: new Map(before.judged).set(told.judged.seq, told.judged) }))
    if (this.now.value.isDone || this.now.value.hasFailed) this.#end()
  }
}

const checked = (reckoned: Reckoned): Reckoned => ({
  ...reckoned,
  isDone: reckoned.decisions.length === reckoned.judged.size,
})

/** By match and seat. */
const reckonings = new Map<string, Reckoning>()
const unknown = new Observable(nothing)

/**
 * The verdicts on a seat's decisions in the match that is shown, as far as they are known; the one looked at comes first.
 * Nothing is fetched for them: they are worked out from what the seat was told.
 */
export function useReckoning(seat: Seat | null, look: number | null): Reckoned {
  const { match, introduction, live, isOver } = useTable()
  const { header } = introduction
  const reckoning = useMemo(() => {
    if (seat === null || !isOver) return null
    const key = `${match} ${seat}`
    const found = reckonings.get(key) ?? new Reckoning({ header, live, seat })
    reckonings.set(key, found)
    return found
  }, [match, header, live, seat, isOver])
  useEffect(() => reckoning?.follow(), [reckoning])
  useEffect(() => {
    if (look !== null) reckoning?.look(look)
  }, [reckoning, look])
  return useStore(reckoning?.now ?? unknown)
}
