import { Queue, QueueEvents, Worker } from 'bullmq'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type RedisServer, startRedis } from '#testkit/redis'
import { hasRedis } from '#testkit/servers'
import { ana } from '#testkit/table'
import { forJobs } from '../news/redis.ts'
import { FinishedJobs } from './finished-jobs.ts'
import type { ThinkingJob } from './thinking-jobs.ts'

const QUEUE = 'jobs-of-a-test'
const job: ThinkingJob = { match: 'm', seat: ana, entry: 6, ahead: 0, isLast: false }

describe.skipIf(!hasRedis)('jobs that workers do', () => {
  let redis: RedisServer
  let queue: Queue<ThinkingJob, number | null>
  let events: QueueEvents
  let jobs: FinishedJobs
  const quiet = (): void => {}
  const add = (jobId: string) => () => queue.add('think', job, { jobId })
  beforeAll(async () => {
    redis = await startRedis()
    queue = new Queue(QUEUE, { connection: { ...forJobs(redis.url), enableOfflineQueue: false } })
    events = new QueueEvents(QUEUE, { connection: forJobs(redis.url) })
    queue.on('error', quiet)
    events.on('error', quiet)
    await Promise.all([queue.waitUntilReady(), events.waitUntilReady()])
    jobs = new FinishedJobs(queue, events)
  })
  afterAll(async () => {
    await Promise.all([queue.close(), events.close()]).catch(quiet)
    await redis.stop()
  })

  test('their results are told to everybody who asks, also later, and their failures too', async () => {
    const worker = new Worker<ThinkingJob, number | null>(
      QUEUE,
      async ({ id, data }) => {
        if (id === 'bad') throw new Error('it cannot think')
        return data.entry + 1
      },
      { connection: forJobs(redis.url) },
    )
    expect(await Promise.all([1, 2].map(() => jobs.result('good', add('good'), 5000)))).toEqual([7, 7])
    expect(await jobs.result('good', add('good'), 5000)).toBe(7)
    await expect(jobs.result('bad', add('bad'), 5000)).rejects.toThrow('it cannot think')
    await worker.close()
    await expect(jobs.result('late', add('late'), 200)).rejects.toThrow('no worker did job late in time')
  })

  test('if Redis goes away meanwhile, whoever asks is told, and nobody else', async () => {
    const asked = Promise.allSettled(['a', 'b', 'c'].map(id => jobs.result(id, add(id), 1000)))
    await redis.stop()
    const replies = await asked
    expect(replies.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
