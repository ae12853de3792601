import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface Sizes {
  readonly isReady: () => Promise<boolean>
  readonly matches: () => number
  readonly sockets: () => number
  /** Whether Redis passes on news, in a house that uses it. */
  readonly redis?: (() => boolean) | undefined
}

/** Metrics for operators, in Prometheus format. */
export class Metrics {
  readonly registry = new Registry()
  readonly failures = new Counter({
    name: 'house_failures_total',
    help: 'Things that went wrong',
    registers: [this.registry],
  })
  readonly requests = new Histogram({
    name: 'http_seconds',
    help: 'How long requests took, other than those that ask how the house is',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1],
    registers: [this.registry],
  })
  readonly commits = new Histogram({
    name: 'house_commit_seconds',
    help: 'How long it took until a move was stored',
    buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2],
    registers: [this.registry],
  })
  readonly botTurns = new Histogram({
    name: 'house_bot_seconds',
    help: 'How long it took until a bot had answered, wherever it thought',
    buckets: [0.01, 0.05, 0.2, 1, 2, 5, 20],
    registers: [this.registry],
  })
  readonly thoughts = new Histogram({
    name: 'house_thought_seconds',
    help: 'How long it took until a bot had thought in this process, with the time it waited for a thread',
    buckets: [0.01, 0.05, 0.2, 1, 5, 20],
    registers: [this.registry],
  })

  readonly notices = new Counter({
    name: 'house_notices_total',
    help: 'Messages outside the page that this process has seen to, by channel and how they ended',
    labelNames: ['channel', 'end'],
    registers: [this.registry],
  })

  constructor(sizes: Sizes) {
    collectDefaultMetrics({ register: this.registry })
    this.gauge('house_ready', 'Whether the house can write: 1 or 0', async () => ((await sizes.isReady()) ? 1 : 0))
    this.gauge('house_matches_in_memory', 'Matches in memory', sizes.matches)
    this.gauge('house_sockets', 'Open sockets', sizes.sockets)
    const { redis } = sizes
    if (redis !== undefined) this.gauge('house_redis', 'Whether Redis passes on news: 1 or 0', () => (redis() ? 1 : 0))
  }

  /** A figure that is looked up whenever somebody reads the metrics. */
  gauge(name: string, help: string, size: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      async collect() {
        this.set(await size())
      },
    })
  }
}

/** Does the same, and records how long it took. */
export const timed =
  <Given extends readonly unknown[], Result>(seconds: Histogram, act: (...given: Given) => Promise<Result>) =>
  (...given: Given): Promise<Result> => {
    const stop = seconds.startTimer()
    return act(...given).finally(() => stop())
  }
