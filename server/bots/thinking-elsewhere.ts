import type { Queue, QueueEvents } from 'bullmq'
import type { BotThinking, BotTurn } from './bot-turn.ts'
import { FinishedJobs } from './finished-jobs.ts'
import { jobIdOf, type ThinkingJob } from './thinking-jobs.ts'

/** How long a worker may take before the node thinks for itself, in milliseconds. */
const PATIENCE = 3000
/** How long the node then does without workers, before it asks again whether there are any: twice as long each time. */
const [ALONE, LONGEST] = [10_000, 80_000]
/** How long a finished job is kept, in seconds: whoever asked for it may look a little later. */
const KEPT = 10

/** Workers think for the node. If none does, or Redis is away, the node thinks for itself. */
export class ThinkingElsewhere implements BotThinking {
  readonly #queue: Queue<ThinkingJob, number | null>
  readonly #finished: FinishedJobs
  readonly #here: BotThinking
  readonly #now: () => number
  #aloneUntil = 0
  #alone = ALONE

  constructor(queue: Queue<ThinkingJob, number | null>, events: QueueEvents, here: BotThinking, now: () => number) {
    this.#queue = queue
    this.#finished = new FinishedJobs(queue, events)
    this.#here = here
    this.#now = now
  }

  async answer(turn: BotTurn): Promise<void> {
    if (this.#now() < this.#aloneUntil) return this.#here.answer(turn)
    const { live, seat, tries, ahead, isLast } = turn
    const job: ThinkingJob = { match: live.id, seat, entry: live.next - 1, ahead, isLast }
    const last = await this.#ask(job, tries).catch(() => 'nobody' as const)
    if (last === 'nobody') {
      this.#aloneUntil = this.#now() + this.#alone
      this.#alone = Math.min(LONGEST, this.#alone * 2)
      if (live.next - 1 === job.entry) await this.#here.answer(turn)
      return
    }
    this.#alone = ALONE
    if (last !== null) await live.reach(last)
  }

  /** Resolves with the last entry the worker knew after it had answered; null if it had nothing to say. */
  #ask(job: ThinkingJob, tries: number): Promise<number | null> {
    const id = jobIdOf(job, tries)
    const kept = { removeOnComplete: { age: KEPT }, removeOnFail: { age: KEPT } }
    return this.#finished.result(id, () => this.#queue.add('think', job, { jobId: id, ...kept }), PATIENCE)
  }

  forget(match: string): void {
    this.#here.forget(match)
  }
}
