import type { Audit } from '../chaos/audit.ts'
import type { StormParams } from '../chaos/storm.ts'
import { until } from '../chaos/until.ts'
import { Evening } from './evening.ts'

export interface Rolling extends Audit {
  /** How many nodes were closed and opened again, in turn. */
  readonly kills: number
  /** How long a node took to end, at most, in milliseconds. */
  readonly slowestClosing: number
  /** The longest that a device was without a connection, in milliseconds. */
  readonly longestGap: number
  readonly longestWithoutAnswer: number
  /** Requests that failed and were repeated. */
  readonly requestsFailed: number
  readonly refusals: Readonly<Record<string, number>>
  readonly seconds: number
  readonly failures: readonly string[]
}

/** How many moves are made between two closings, at least, and how long that may take, in milliseconds. */
const MOVES = 40
const MOVES_MOST = 60_000
/** How long a node may take to end, and a device may be without a connection, in milliseconds. */
const CLOSING = 10_000
const GAP = 3000
/** Refusals that nobody may see because a node is closed. */
const NEVER = ['broken', 'closing', 'unsure'] as const

/** Closes one node after another and opens it again, as an upgrade does, while people play. */
export async function rolling({ kills, tables, seed, killed }: StormParams): Promise<Rolling> {
  const began = Date.now()
  const evening = await Evening.begin(tables, seed)
  const { house, crowd, hearsay, failures } = evening
  try {
    let slowestClosing = 0
    for (let n = 0; n < kills; n++) {
      const enough = hearsay.acknowledged.size + MOVES
      if (!(await until(() => hearsay.acknowledged.size >= enough, MOVES_MOST))) throw new Error('nobody gets to move')
      const node = house.nodes[n % house.nodes.length]
      const told = Date.now()
      if (!(await node?.process.close())) failures.push(`${node?.name} did not close in order`)
      slowestClosing = Math.max(slowestClosing, Date.now() - told)
      await node?.process.open()
      if (!(await house.isReady())) failures.push(`${node?.name} is not ready again`)
      killed?.()
    }
    crowd.stop()
    const { longestGap, longestWait: longestWithoutAnswer, requestsFailed } = hearsay
    if (slowestClosing > CLOSING) failures.push(`a node took ${slowestClosing} ms to end`)
    if (longestGap > GAP) failures.push(`a device was without a connection for ${longestGap} ms`)
    for (const code of NEVER) if (hearsay.refusals.has(code)) failures.push(`a move was refused as ${code}`)
    await evening.settle('after the upgrade')
    const result = await evening.judge()
    const course = { kills, slowestClosing, longestGap, longestWithoutAnswer, requestsFailed }
    const refusals = Object.fromEntries(hearsay.refusals)
    return { ...result, ...course, refusals, seconds: Math.round((Date.now() - began) / 1000), failures }
  } finally {
    await evening.end()
  }
}
