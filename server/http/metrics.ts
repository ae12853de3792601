import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

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
    help: 'How long requests took',
    labelNames: ['method', 'status'],
    buckets: [0.002, 0.01, 0.05, 0.2, 1],
    registers: [this.registry],
  })

  constructor(sizes: { readonly matches: () => number; readonly sockets: () => number }) {
    collectDefaultMetrics({ register: this.registry })
    const gauge = (name: string, help: string, size: () => number): Gauge =>
      new Gauge({
        name,
        help,
        registers: [this.registry],
        collect() {
          this.set(size())
        },
      })
    gauge('house_matches_in_memory', 'Matches in memory', sizes.matches)
    gauge('house_sockets', 'Open sockets', sizes.sockets)
  }
}
