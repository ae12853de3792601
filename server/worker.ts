import { Worker } from 'bullmq'
import { pino } from 'pino'
import { shelf } from '#games/shelf'
import { furnishBackroom } from './backroom.ts'
import { QUEUE, type ThinkingJob } from './bots/thinking-jobs.ts'
import type { Config } from './config.ts'
import { houseEditions } from './editions/keeping.ts'
import { judgeHere } from './gallery/judge-here.ts'
import { forJobs } from './news/redis.ts'
import { otherNodes } from './nodes/other-nodes.ts'
import { noticeSettings } from './notices/settings.ts'
import { openStore } from './storage/opening.ts'
import type { Table } from './tables/table.ts'

/** Jobs in hand for each thread that thinks: the others read their matches meanwhile. */
const LANES = 4
/** After this long without a sign of life, another worker may take the job, in milliseconds. */
const LOCKED = 10_000
/** What no node sees to within this time, a worker does unasked, in milliseconds: bots that must answer, and what is due. */
const UNASKED = { least: 8000, most: 10_000 }
const LATER = 1000

/** A node without doors: it thinks for bots, and wakes matches that are due. */
export async function openWorker(config: Config & { readonly redisUrl: string }): Promise<{ close(): Promise<void> }> {
  const log = pino({ level: config.log })
  const failed = (what: string, error: unknown): void => log.error({ err: error }, what)
  const opened = await openStore<Table>(config)
  const { store } = opened
  const editions = await houseEditions(store.editions, config.data, Object.keys(shelf), Date.now()).catch(
    async error => {
      const reason = await opened.reasonOf(error)
      await opened.close()
      throw reason
    },
  )
  const others = otherNodes(config.redisUrl, store, Date.now, failed)
  const { botThreads } = config
  const { news } = others
  const asLast = { pause: UNASKED, patience: LATER }
  const backroom = furnishBackroom({
    store,
    editions,
    shelf,
    now: Date.now,
    failed,
    news,
    botThreads,
    presence: others.presence,
    notices: noticeSettings(config),
    judge: config.judge ? judgeHere(shelf) : undefined,
    ...asLast,
  })
  const think = async ({ data }: { readonly data: ThinkingJob }): Promise<number | null> => {
    const live = await backroom.liveMatches.find(data.match)
    await live?.catchUp()
    if (live === null || live.isOver) return null
    await backroom.bots.answer({ live, ...data, tries: 0 })
    return live.next - 1 > data.entry ? live.next - 1 : null
  }
  const worker = new Worker<ThinkingJob, number | null>(QUEUE, think, {
    connection: forJobs(config.redisUrl),
    concurrency: botThreads * LANES,
    lockDuration: LOCKED,
    stalledInterval: LOCKED / 2,
    maxStalledCount: 1,
  })
  worker.on('error', error => log.warn({ err: error }, 'the queue of bots'))
  backroom.open()
  return {
    async close() {
      await worker.close()
      await backroom.close()
      await others.close()
      await opened.close()
    },
  }
}
