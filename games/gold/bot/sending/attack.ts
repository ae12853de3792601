import type { Rng } from '#kernel/chance'
import { blade, objects } from '../../magic/cards.ts'
import { targetBy } from '../../magic/moves.ts'
import type { Asks } from '../../types.ts'
import type { Outlook } from '../value/outlook.ts'
import type { Weighed } from '../weighed.ts'
import { fieldOf, placeOf } from './field.ts'
import { seemsWorth } from './habit.ts'
import { type Foresight, foreseen, type Sending } from './playing-ahead.ts'
import { prospectsOf } from './prospects.ts'

/** How somebody chooses a placement: by playing ahead, or by the eye; and how many points it may be off. */
export interface Judgement {
  readonly foresight: Foresight | null
  readonly whim: number
}

/** What a blade must bring beyond a placement without it, in points. */
const BLADE = 1.5

/** The placement that brings most, with a blade if that is worth it. */
export function sendOut(outlook: Outlook, { moves }: Asks['attack'], judgement: Judgement, rng: Rng): Weighed {
  const { view, seat } = outlook
  const field = fieldOf(view)
  const { ready, resting } = { ready: bits(field.ready[seat] ?? 0), resting: bits(field.resting[seat] ?? 0) }
  const wakes = moves.dawnLantern !== undefined && resting >= 2 && ready <= 1
  const options = [
    ...(moves.place?.options ?? []).map(target => ({ answer: { place: target }, target, extra: 0, price: 0 })),
    ...(moves.keenBlade?.options ?? []).map(target => ({
      answer: { keenBlade: target },
      target,
      extra: objects[blade].adds as number,
      price: BLADE,
    })),
  ].map(option => ({ ...option, sending: sendingTo(option.target, option.extra) }))
  const prospects = prospectsOf(outlook)
  const sendings = options.map(option => option.sending)
  const values =
    judgement.foresight === null
      ? sendings.map(it => seemsWorth(field, prospects.loot, seat, it.adventurer, it.spot, it.extra))
      : foreseen(field, prospects, seat, sendings, judgement.foresight, 1000 * view.turns)
  const candidates = options.map(({ answer, price }, i) => ({
    answer,
    value: (values[i] ?? 0) - price + (judgement.whim * rng.below(1000)) / 1000,
  }))
  const best = candidates.reduce((a, b) => (b.value > a.value ? b : a))
  if (wakes)
    return {
      ...record,
      answer: { dawnLantern: 'yes' },
      candidates: [...candidates, { answer: { dawnLantern: 'yes' }, value: best.value }],
    }
  return { ...record, answer: best.answer, candidates }
}

const record = { unit: 'points', facts: {} } as const

function sendingTo(target: string, extra: number): Sending {
  const { adventurer, spot } = targetBy('place', target)
  return { adventurer: placeOf(adventurer), spot, extra }
}

function bits(set: number): number {
  let count = 0
  for (let rest = set; rest > 0; rest >>= 1) count += rest & 1
  return count
}
