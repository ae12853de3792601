import type { Queue, QueueEvents } from 'bullmq'
import type { ThinkingJob } from './thinking-jobs.ts'

interface Waiter {
  readonly resolve: (last: number | null) => void
  readonly reject: (error: Error) => void
}

/**
 * Waits for jobs that workers do. BullMQ has a way of its own, but if Redis goes away at the wrong moment its error
 * can be caught by nobody, and would end the process.
 */
export class FinishedJobs {
  readonly #queue: Queue<ThinkingJob, number | null>
  readonly #waiters = new Map<string, Set<Waiter>>()

  constructor(queue: Queue<ThinkingJob, number | null>, events: QueueEvents) {
    this.#queue = queue
    events.on('completed', ({ jobId, returnvalue }) => {
      for (const { resolve } of this.#waiters.get(jobId) ?? []) resolve(returnvalue as unknown as number | null)
    })
    events.on('failed', ({ jobId, failedReason }) => {
      for (const { reject } of this.#waiters.get(jobId) ?? []) reject(new Error(failedReason))
    })
  }

  /** Does `ask`, which may add the job, and resolves with the job's result. It may have been finished before. */
  async result(id: string, ask: () => Promise<unknown>, patience: number): Promise<number | null> {
    const { promise, ...waiter } = Promise.withResolvers<number | null>()
    promise.catch(() => {}) // if asking fails first
    const late = setTimeout(() => waiter.reject(new Error(`no worker did job ${id} in time`)), patience)
    const all = this.#waiters.get(id) ?? new Set()
    this.#waiters.set(id, all.add(waiter))
    try {
      await Promise.race([ask(), promise])
      const known = await Promise.race([this.#queue.getJob(id), promise])
      if (typeof known !== 'object' || known === null) return await promise
      if (known.failedReason !== undefined) throw new Error(known.failedReason)
      return known.finishedOn === undefined ? await promise : known.returnvalue
    } finally {
      clearTimeout(late)
      all.delete(waiter)
      if (all.size === 0) this.#waiters.delete(id)
    }
  }
}
