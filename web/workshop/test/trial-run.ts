import type { Guest } from '#games/workshop/guest'
import type { Verdict } from '#games/workshop/verdict'
import type { TryTold } from '#local/trying'
import { newWorker } from '../../device/new-worker.ts'

/** How far a trial has come. `verdict`: what the games so far would say. */
export interface Progress {
  /** From 0 to 1. */
  readonly part: number
  readonly games: number
  readonly verdict: Verdict | null
}

interface Heard {
  readonly progress: (progress: Progress) => void
  /** Again, for the last time, when changes have been tried that would help. */
  readonly said: (verdict: Verdict, isLast: boolean) => void
  readonly failed: () => void
}

/** As many as the device has cores, but no more than make a difference. */
const MOST_PLAYERS = 4

/** A card tried in workers: one judges, the others play. */
export class TrialRun {
  readonly #heard: Heard
  readonly #workers: readonly Worker[]
  readonly #port: MessagePort
  #progress: Progress | null = null
  #isOver = false

  constructor(game: string, card: Guest, heard: Heard) {
    this.#heard = heard
    const count = Math.max(1, Math.min(MOST_PLAYERS, navigator.hardwareConcurrency))
    const judge = this.#worker()
    const players = Array.from({ length: count }, () => {
      const [worker, { port1, port2 }] = [this.#worker(), new MessageChannel()]
      worker.postMessage({ plays: game }, [port1])
      return { worker, port: port2 }
    })
    const { port1, port2 } = new MessageChannel()
    this.#port = port1
    port1.onmessage = ({ data }: MessageEvent<TryTold>) => this.#hear(data)
    judge.postMessage({ try: { game, card } }, [port2, ...players.map(({ port }) => port)])
    this.#workers = [judge, ...players.map(({ worker }) => worker)]
  }

  stop(): void {
    this.#isOver = true
    for (const worker of this.#workers) worker.terminate()
    this.#port.close()
  }

  #worker(): Worker {
    const worker = newWorker()
    worker.onerror = () => this.#hear({ failed: 'a worker' })
    return worker
  }

  #hear(told: TryTold): void {
    if (this.#isOver) return
    if ('failed' in told) {
      this.stop()
      this.#heard.failed()
    } else if ('verdict' in told) {
      if (told.isLast) this.stop()
      this.#heard.said(told.verdict, told.isLast)
    } else {
      const before = this.#progress ?? { part: 0, games: 0, verdict: null }
      this.#progress =
        'games' in told
          ? { ...before, games: told.games }
          : { ...before, part: told.done / told.of, verdict: told.soFar }
      this.#heard.progress(this.#progress)
    }
  }
}
