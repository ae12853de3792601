import type { Trade, Transfer } from '#kernel/question'
import { type Say, seatText } from './called.ts'
import { countsText } from './prompt-plain.ts'
import { type Kinds, Typed } from './typed.ts'

/** The possible partners, and what can be given and received. */
export function tradeLimits({ partners, most, own, wishes }: Trade, say: Say): readonly string[] {
  const have = own.filter(i => i.max > 0).map(i => `${i.max} ${i.name}`)
  const wish = wishes.filter(i => i.max > 0).map(i => i.name)
  const limit = most > 2 && partners.length > 1 ? `, at most ${most} of you` : ''
  return [
    `with ${partners.map(p => seatText(p, say)).join(' or ')}${limit}`,
    `to give: ${have.join(' ')}`,
    `to get: ${wish.join(', ')}`,
  ]
}

/** A trade as it is typed: between two as "this for that", otherwise as who gives what to whom. */
export function tradeText({ self }: Trade, deal: readonly Transfer[], say: Say): string {
  const [given, got, ...more] = deal
  if (more.length === 0 && given?.from === self && got?.to === self && got.from === given.to)
    return `${seatText(given.to, say)} ${countsText(given.what)} for ${countsText(got.what)}`
  return deal
    .map(({ from, to, what }) => `${seatText(from, say)} to ${seatText(to, say)} ${countsText(what)}`)
    .join('; ')
}

/** How two can trade, and three if allowed. If possible, the examples exchange different things. */
export function tradeExamples(ask: Trade, say: Say): readonly string[] {
  const [first = ask.self, second] = ask.partners
  const mine = kindsOf(ask, ask.self).likely[0] ?? ''
  const theirs = kindsOf(ask, first).likely
  const wish = theirs.find(name => name !== mine) ?? mine
  const one = (from: number, to: number, name: string): Transfer => ({ from, to, what: { [name]: 1 } })
  const given = one(ask.self, first, mine)
  const two = tradeText(ask, [given, one(first, ask.self, wish)], say)
  if (ask.most < 3 || second === undefined) return [two]
  return [two, tradeText(ask, [given, one(first, second, wish), one(second, ask.self, wish)], say)]
}

/** `give ben 2 silver for 1 blue`, `2 silver to ben for 1 blue`; of three: `me to ben 2 silver; ben to cleo 1 blue; …`. */
export function readTrade(ask: Trade, text: string, say: Say): unknown {
  const typed = new Typed(text)
  const deal: Transfer[] = []
  while (!typed.isRead) {
    if (typed.take(';')) continue
    const part = readPart(ask, typed, say)
    if (part === null) return text
    deal.push(...part)
  }
  return deal.length === 0 ? text : deal.filter(({ what }) => countsText(what) !== '')
}

function readPart(ask: Trade, typed: Typed, say: Say): readonly Transfer[] | null {
  const seats = [ask.self, ...ask.partners]
  const isMine = typed.take('give')
  const first = typed.counts(kindsOf(ask, ask.self))
  if (!typed.take('to') && first !== null) return null
  const named = typed.seat(seats, say)
  const isTheirs = first === null && !isMine && typed.take('to', 'gives')
  const [from, to] = isTheirs ? [named, typed.seat(seats, say)] : [ask.self, named]
  if (from === null || to === null) return null
  const what = first ?? typed.counts(kindsOf(ask, from))
  const back = typed.take('for') ? typed.counts(kindsOf(ask, to)) : {}
  if (what === null || back === null) return null
  return [
    { from, to, what },
    { from: to, to: from, what: back },
  ]
}

const kindsOf = ({ self, own, wishes }: Trade, giver: number): Kinds => ({
  likely: (giver === self ? own : wishes).filter(i => i.max > 0).map(i => i.name),
  all: [...new Set([...own, ...wishes].map(i => i.name))],
})
