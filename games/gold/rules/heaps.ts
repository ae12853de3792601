import { after } from '#games/pieces/clock'
import type { Question } from '#kernel/game'
import { oneOf, type Shares, split } from '#kernel/question'
import { clockwiseFrom, of, type Seat } from '#kernel/seat'
import { type Hoard, hoardOf, kindsIn, noTokens, type Token } from '../cards/tokens.ts'
import type { Asks, GoldLedger, Kill, StageOf, State, Task } from '../types.ts'
import { clocks } from './clocks.ts'
import { begins } from './showing.ts'

/** R12.7: whoever made the kill, or the next seat of the party. */
const dividerOf = ({ sides }: State, { by, party }: Kill): Seat =>
  clockwiseFrom(sides, by).find(seat => party.includes(seat)) ?? by

export function beginHeaps(ledger: GoldLedger, kill: Kill): readonly Task[] {
  const seat = dividerOf(ledger.state, kill)
  const closes = after(begins(ledger), clocks[ledger.state.options.clock].sand)
  ledger.emit({ type: 'stageOpened', stage: { at: 'heaps', seat, closes } })
  return [{ do: 'chooseHeap' }]
}

export function askHeaps({ kill }: State, stage: StageOf<'heaps' | 'heap'>, seat: Seat): Question<Asks> | null {
  if (kill === null || seat !== stage.seat) return null
  if (stage.at === 'heaps') return { name: 'heaps', ask: dividing(kill) }
  const free = (kill.heaps ?? []).flatMap(({ owner }, i) => (owner === null ? [i] : []))
  const taken = (kill.heaps ?? []).flatMap(({ owner }, i) => (owner === null ? [] : [{ option: i, rule: 'R12.7' }]))
  return { name: 'heap', ask: oneOf('R12.7', free, { barred: taken }) }
}

const dividing = ({ loot, party }: Kill) =>
  split(
    { there: 'R5.4', party: 'R12.7', whole: 'R5.3' },
    kindsIn(loot).map(name => ({ name, count: loot[name] })),
    party.map((_, heap) => ({ to: heap, least: 0, rule: 'R12.7' })),
    false,
  )

export function makeHeaps(ledger: GoldLedger, seat: Seat, heaps: Shares<Token>): readonly Task[] {
  const party = ledger.state.kill?.party ?? []
  ledger.emit({ type: 'heapsMade', seat, heaps: party.map((_, heap) => hoardOf(heaps[heap] ?? {})) })
  return []
}

export function takeHeap(ledger: GoldLedger, seat: Seat, heap: number): readonly Task[] {
  ledger.emit({ type: 'heapChosen', seat, heap })
  return [{ do: 'chooseHeap' }]
}

/** Clockwise from the divider, who is last and gets the remaining heap. */
export function chooseHeap(ledger: GoldLedger): readonly Task[] {
  const { state } = ledger
  const { kill } = state
  if (kill === null || kill.heaps === null || kill.shares !== null) return []
  const { party, heaps } = kill
  const divider = dividerOf(state, kill)
  const [, ...others] = clockwiseFrom(state.sides, divider).filter(seat => party.includes(seat))
  const empty = others.filter(seat => !heaps.some(heap => heap.owner === seat))
  const waiting = empty.find(seat => !of(state.sides, seat).left)
  if (waiting === undefined) {
    const last = [divider, ...empty]
    const shareOf = (seat: Seat): Hoard => heaps.find(heap => heap.owner === seat)?.tokens ?? leftOver(seat)
    const leftOver = (seat: Seat): Hoard =>
      heaps.filter(heap => heap.owner === null)[last.indexOf(seat)]?.tokens ?? noTokens
    ledger.emit({ type: 'dealStruck', by: divider, shares: party.map(shareOf) })
    return []
  }
  const closes = after(begins(ledger), clocks[state.options.clock].choose)
  ledger.emit({ type: 'stageOpened', stage: { at: 'heap', seat: waiting, closes } })
  return []
}
