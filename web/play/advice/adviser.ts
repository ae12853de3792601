import type { Advice } from '#analysis/advice'
import type { Header } from '#kernel/file'
import { lineOf } from '#kernel/file'
import type { Entry } from '#kernel/match'
import type { AdviceTold } from '#local/advising'
import type { AdviseRequest } from '#local/messages'
import { newWorker } from '../../device/new-worker.ts'

interface Position {
  readonly header: Header
  readonly entries: readonly Entry[]
  readonly seat: number
  readonly at: number
}

/** A worker with the game's bots, which gets only what this page was told. It stays until it is dismissed. */
export class Adviser {
  #worker: Worker | null = null

  /** Null if there is no advice. */
  ask({ header, entries, seat, at }: Position): Promise<Advice | null> {
    const { port1, port2 } = new MessageChannel()
    this.#worker ??= newWorker()
    const worker = this.#worker
    return new Promise(resolve => {
      const done = (advice: Advice | null): void => {
        port1.close()
        resolve(advice)
      }
      worker.onerror = () => done(null)
      port1.onmessage = ({ data }) => {
        const told = data as AdviceTold
        done('advice' in told ? told.advice : null)
      }
      const advise: AdviseRequest = { header, lines: entries.map(lineOf), seat, at }
      worker.postMessage({ advise }, [port2])
    })
  }

  dismiss(): void {
    this.#worker?.terminate()
    this.#worker = null
  }
}
