import type { FastifyReply, FastifyRequest } from 'fastify'
import { Allowances } from '../allowance.ts'
import { networkOf } from '../network.ts'
import type { Nodes } from '../nodes/nodes.ts'

/** Entries that one address may read: at once, and per second. */
const ENTRIES = { most: 20_000, rate: 1000 } as const

/** Charges a request for the length of a match. Throws a refusal if the budget is exhausted. */
export type Charge = (request: FastifyRequest, reply: FastifyReply, entries: number) => void

export function chargedByLength(title: string, nodes?: Nodes, now: () => number = Date.now): Charge {
  const allowances = new Allowances(ENTRIES.most, ENTRIES.rate, now, nodes?.limits.as(`entries ${title}`))
  return ({ ip }, reply, entries) => {
    const [address, cost] = [networkOf(ip ?? ''), Math.min(Math.max(1, entries), ENTRIES.most / 2)]
    if (allowances.may(address, cost)) return
    const seconds = Math.max(1, Math.ceil(allowances.wait(address, cost) / 1000))
    reply.header('retry-after', seconds)
    throw tooFast(`${seconds} s`)
  }
}

/** Must be an Error: error handlers skip other thrown values. */
export function tooFast(after: string): Error {
  const expected = `fewer requests: try again after ${after}`
  return Object.assign(new Error(expected), { statusCode: 429, code: 'too fast', expected })
}
