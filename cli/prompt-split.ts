import type { Counts, Shares, Split } from '#kernel/question'
import { type Say, seatText } from './called.ts'
import { countsText } from './prompt-plain.ts'
import { Typed } from './typed.ts'

/** What is to be split, and among whom. */
export function splitLimits({ items, among }: Split, say: Say): readonly string[] {
  const all = items.filter(i => i.count > 0).map(i => `${i.count} ${i.name}`)
  const who = among.map(({ to, least }) => `${seatText(to, say)}${least > 0 ? ` (at least ${least})` : ''}`)
  return [`${all.join(' ') || 'nothing'} for ${who.join(', ')}`]
}

/** A split as it is typed. */
export function splitText(ask: Split, shares: Shares, say: Say): string {
  const text = partsText(ask, shares, say).join('; ')
  return text === partsText(ask, ask.idle, say).join('; ') ? 'even' : text
}
const partsText = ({ among }: Split, shares: Shares, say: Say): readonly string[] =>
  among.flatMap(({ to }) => {
    const share = countsText(shares[to] ?? {})
    return share === '' ? [] : [`${seatText(to, say)} ${share}`]
  })

/** Short if anybody may get anything; otherwise the idle split, with the rest for the last seat. */
export function splitExample(ask: Split, say: Say): string {
  const [first, second] = ask.among
  const some = ask.items.find(i => i.count > 0)
  if (first === undefined || second === undefined || some === undefined) return 'even'
  if (ask.among.every(s => s.least === 0))
    return `${seatText(first.to, say)} 1 ${some.name}; ${seatText(second.to, say)} rest`
  const heir = ask.among.findLast(s => countsText(ask.idle[s.to] ?? {}) !== '') ?? second
  return [...partsText(ask, ask.idle, say).slice(0, -1), `${seatText(heir.to, say)} rest`].join('; ')
}

/** `ana 2 gold 1 blue; ben rest`, or `even`. `rest` is everything not assigned, wherever it stands. */
export function readSplit(ask: Split, text: string, say: Say): unknown {
  const typed = new Typed(text)
  if (typed.take('even')) return typed.isRead ? ask.idle : text
  const seats = ask.among.map(s => s.to)
  const kinds = { likely: ask.items.filter(i => i.count > 0).map(i => i.name), all: ask.items.map(i => i.name) }
  const parts: Part[] = []
  const heirs: number[] = []
  while (!typed.isRead) {
    if (typed.take(';')) continue
    const isRest = typed.take('rest') // `the rest to ben`
    typed.take('to')
    const to = typed.seat(seats, say)
    if (to === null) return text
    typed.take('gets')
    const share = isRest ? null : typed.counts(kinds)
    if (isRest || (!typed.sees('rest', 'to') && typed.take('rest'))) heirs.push(to)
    else if (share === null) return text
    parts.push([to, share ?? {}])
  }
  const [heir, ...more] = heirs
  if (parts.length === 0 || more.length > 0) return text
  return together(heir === undefined ? parts : [...parts, [heir, rest(ask, parts)]])
}

type Part = readonly [to: number, share: Counts]

function rest({ items }: Split, parts: readonly Part[]): Counts {
  const given = (name: string): number => parts.reduce((n, [, share]) => n + (share[name] ?? 0), 0)
  return Object.fromEntries(items.map(({ name, count }) => [name, Math.max(0, count - given(name))]))
}

/** Merges the parts of a seat that is named twice, and leaves out seats that get nothing. */
function together(parts: readonly Part[]): Shares {
  const shares: Record<number, Record<string, number>> = {}
  for (const [to, part] of parts)
    for (const [name, count = 0] of Object.entries(part)) {
      if (count === 0) continue
      shares[to] ??= {}
      const share = shares[to]
      share[name] = (share[name] ?? 0) + count
    }
  return shares
}
