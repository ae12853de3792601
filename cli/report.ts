import { createHash } from 'node:crypto'
import type { Boxed } from '#games/boxed'
import { nameIn } from '#games/workshop/guest'
import { guestOf, isGuest } from '#games/workshop/guest-id'
import { sharesOfWin } from '#kernel/winners'
import type { Outcome, Plan } from './simulate.ts'

type Tree = { [key: string]: number | Tree }

/** Statistics over many games. The same games give the same report, in whatever order they finish. */
export function reportOn(box: Boxed, plans: readonly Plan[], outcomes: readonly Outcome[]): Record<string, unknown> {
  const totals: Record<string, number> = {}
  for (const { counters } of outcomes)
    for (const [name, n] of Object.entries(counters)) totals[name] = (totals[name] ?? 0) + n
  const counters = treeOf(totals)
  const measures = Object.keys(outcomes[0]?.measures ?? {}).map(name => [
    name,
    spread(outcomes.map(o => o.measures[name] ?? 0)),
  ])
  const hash = createHash('sha256')
  for (const outcome of outcomes) hash.update(outcome.hash)
  return {
    games: outcomes.length,
    unfinished: outcomes.filter(o => !o.finished).length,
    ...Object.fromEntries(measures),
    moves: spread(outcomes.map(o => o.moves)),
    winsBySeat: winsBySeat(outcomes),
    pointsBySeat: pointsBySeat(outcomes),
    winsByBot: winsByBot(plans, outcomes),
    ...Object.fromEntries(Object.keys(outcomes[0]?.shares ?? {}).map(name => [name, shareWhere(outcomes, name)])),
    ...box.rates?.(totals),
    ...counters,
    logHash: hash.digest('hex'),
  }
}

function spread(values: readonly number[]): { readonly mean: number; readonly p50: number; readonly p95: number } {
  const sorted = [...values].sort((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
  return {
    mean: rounded(sorted.reduce((sum, v) => sum + v, 0) / Math.max(1, sorted.length)),
    p50: at(0.5),
    p95: at(0.95),
  }
}
const rounded = (n: number): number => Math.round(n * 1000) / 1000

const shareOf = ({ ranking }: Outcome, seat: number): number => sharesOfWin(ranking)[seat] ?? 0

const winsBySeat = (outcomes: readonly Outcome[]): readonly number[] =>
  (outcomes[0]?.ranking ?? []).map((_, seat) => rounded(outcomes.reduce((sum, o) => sum + shareOf(o, seat), 0)))

/** On average. */
const pointsBySeat = (outcomes: readonly Outcome[]): readonly number[] =>
  (outcomes[0]?.points ?? []).map((_, seat) =>
    rounded(outcomes.reduce((sum, o) => sum + (o.points[seat] ?? 0), 0) / outcomes.length),
  )

const shareWhere = (outcomes: readonly Outcome[], name: string): number =>
  rounded(outcomes.filter(o => o.shares[name]).length / outcomes.length)

function winsByBot(plans: readonly Plan[], outcomes: readonly Outcome[]): Record<string, number> {
  const wins: Record<string, number> = {}
  for (const [i, outcome] of outcomes.entries())
    for (const [seat, bot] of (plans[i]?.bots ?? []).entries())
      wins[bot] = rounded((wins[bot] ?? 0) + shareOf(outcome, seat))
  return wins
}

/** Names with dots, such as `matches.fist`, as nested tables. */
export function treeOf(counts: Readonly<Record<string, number>>): Tree {
  const tree: Tree = {}
  for (const [name, n] of Object.entries(counts)) add(tree, name.split('.'), n)
  return tree
}
function add(tree: Tree, path: readonly string[], n: number): void {
  const [name = '', ...rest] = path
  if (rest.length === 0) tree[name] = ((tree[name] as number | undefined) ?? 0) + n
  else {
    tree[name] ??= {}
    add(tree[name] as Tree, rest, n)
  }
}

/** The report as text: one line per figure, tables indented. */
export function readable(report: Readonly<Record<string, unknown>>, indent = ''): readonly string[] {
  return Object.entries(report).flatMap(([key, value]) => {
    const name = isGuest(key) ? nameIn(guestOf(key), 'en') : key
    if (value === null || typeof value !== 'object') return [`${indent}${name.padEnd(26)} ${value}`]
    const flat = Object.values(value).every(v => typeof v !== 'object')
    if (Array.isArray(value)) return [`${indent}${name.padEnd(22)}${value.join('  ')}`]
    if (!flat) return [`${indent}${name}`, ...readable(value as Record<string, unknown>, `${indent}  `)]
    const cells = Object.entries(value).map(([of, v]) => `${of} ${v}`)
    return [`${indent}${name.padEnd(22)}${cells.join('  ')}`]
  })
}
