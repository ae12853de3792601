import { type Bidder, type SealedAuction, stageOf } from './sealed.ts'
import { type Effort, solve } from './solve.ts'

/** One sealed auction as JSON, from outside. What is wrong with it is said in one line. */

const MOST_BIDDERS = 6
const MOST_COINS = 40
const MOST_TYPES = 8
const LARGEST = 1e9
const COINS = Object.keys({ gold: 0, silver: 0 })

/** The auction, or what was expected instead. */
export function readAuction(it: unknown): SealedAuction | string {
  try {
    return auctionIn(it)
  } catch (error) {
    if (error instanceof Unexpected) return error.message
    throw error
  }
}

class Unexpected extends Error {}

function expected(where: string, what: string, found: unknown): never {
  const shown = JSON.stringify(found) ?? 'nothing'
  throw new Unexpected(`${where}: expected ${what}, found ${shown.length > 60 ? `${shown.slice(0, 60)}…` : shown}`)
}

function auctionIn(it: unknown): SealedAuction {
  const { bidders, worth, coin } = object('the auction', it, ['bidders', 'worth', 'coin'])
  const all = list('bidders', bidders, 2, MOST_BIDDERS).map((one, i) => bidder(`bidders[${i}]`, one))
  const rows = list('worth', worth, all.length, all.length).map((row, i) =>
    list(`worth[${i}]`, row, all.length + 1, all.length + 1).map((x, j) => number(`worth[${i}][${j}]`, x, -LARGEST)),
  )
  const { gold, silver } = object('coin', coin, COINS)
  return {
    bidders: all,
    worth: rows,
    coin: { gold: number('coin.gold', gold, 0), silver: number('coin.silver', silver, 0) },
  }
}

function bidder(where: string, it: unknown): Bidder {
  const { gold, silver, types } = object(where, it, [...COINS, 'types'])
  const typed = types !== undefined
  if (!typed)
    return { types: [{ p: 1, gold: coins(`${where}.gold`, gold) }], silver: coins(`${where}.silver`, silver), typed }
  if (gold !== undefined) expected(`${where}.gold`, 'either gold or types, not both', gold)
  const each = list(`${where}.types`, types, 1, MOST_TYPES).map((one, t) => {
    const at = `${where}.types[${t}]`
    const type = object(at, one, ['p', ...COINS])
    return {
      p: number(`${at}.p`, type.p, 0),
      gold: coins(`${at}.gold`, type.gold),
      silver: type.silver === undefined ? null : coins(`${at}.silver`, type.silver),
    }
  })
  const total = each.reduce((sum, { p }) => sum + p, 0)
  if (Math.abs(total - 1) > 1e-6) expected(`${where}.types`, 'chances p that add up to 1', total)
  const own = silver === undefined ? (each[0]?.silver ?? 0) : coins(`${where}.silver`, silver)
  if (each.some(t => t.silver !== null && t.silver !== own))
    expected(`${where}.types`, 'the same silver for all types: only gold can be hidden', types)
  return { types: each.map(({ p, gold }) => ({ p: p / total, gold })), silver: own, typed }
}

function object(where: string, it: unknown, names: readonly string[]): Readonly<Record<string, unknown>> {
  if (typeof it !== 'object' || it === null || Array.isArray(it))
    expected(where, `an object with ${names.join(', ')}`, it)
  for (const name of Object.keys(it)) if (!names.includes(name)) expected(where, `only ${names.join(', ')}`, name)
  return it as Readonly<Record<string, unknown>>
}

function list(where: string, it: unknown, least: number, most: number): readonly unknown[] {
  const count = least === most ? `${least}` : `${least} to ${most}`
  if (!Array.isArray(it) || it.length < least || it.length > most) expected(where, `a list of ${count}`, it)
  return it
}

function number(where: string, it: unknown, least: number): number {
  if (typeof it !== 'number' || !(it >= least && it <= LARGEST))
    expected(where, least === 0 ? 'a number, 0 or more' : 'a number', it)
  return it
}

function coins(where: string, it: unknown): number {
  if (typeof it !== 'number' || !Number.isInteger(it) || it < 0 || it > MOST_COINS)
    expected(where, `a whole number, 0 to ${MOST_COINS}`, it)
  return it
}

/** Nobody waits for it at a table, so it may take a second or two. */
const thorough: Effort = { regret: 4000, restarts: 8, cooling: 3000, enough: 1e-4 }

export interface SolvedAuction {
  readonly mixes: readonly (readonly number[] | readonly (readonly number[])[])[]
  readonly values: readonly number[]
  readonly nashConv: number
}

/** The solution in the shape of the question: a bidder with types has a mix for every type. */
export function solveSealed(auction: SealedAuction): SolvedAuction {
  const { mixes, values, nashConv } = solve(stageOf(auction, thorough), thorough)
  let next = 0
  const all: SolvedAuction['mixes'][number][] = []
  const worths: number[] = []
  for (const { types, typed } of auction.bidders) {
    const own = mixes.slice(next, next + types.length).map(mix => [...mix].map(rounded))
    worths.push(rounded(types.reduce((sum, { p }, t) => sum + p * (values[next + t] ?? 0), 0)))
    all.push(typed ? own : (own[0] ?? []))
    next += types.length
  }
  return { mixes: all, values: worths, nashConv: rounded(nashConv) }
}
const rounded = (x: number): number => Math.round(x * 1e6) / 1e6
