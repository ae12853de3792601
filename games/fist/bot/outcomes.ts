import type { Rng } from '#kernel/chance'
import type { Answer } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import { type Trial, whatIfAnswered } from '../rules/what-if.ts'
import type { Asks, Power, State } from '../types.ts'
import { questionOf } from '../verbs/index.ts'
import { answersTo } from './answers.ts'
import type { Mind } from './mind.ts'
import { type Valued, valued } from './value/net.ts'

/** What a power may come to: tables between two auctions, each as likely as its weight. */
export interface Leaf {
  readonly weight: number
  readonly table: Valued
}

/** How many more tables are looked at for one power: after that the first answer stands for all. */
export interface Patience {
  readonly of: number
  left: number
}
export const patience = (tables: number): Patience => ({ of: tables, left: tables })

/** Tries something with several outcomes of its dice, spread evenly; with one if it rolls none. */
export function leavesOf(mind: Mind, seat: Seat, run: (rng: Rng) => Trial, budget: Patience): readonly Leaf[] {
  const first = new SpreadDice(0, mind.samples)
  const trial = run(first)
  const leaves = settle(mind, seat, trial, budget)
  if (!first.rolled) return leaves
  const all = [...leaves]
  for (let k = 1; k < mind.samples; k++) all.push(...settle(mind, seat, run(new SpreadDice(k, mind.samples)), budget))
  return all.map(leaf => ({ ...leaf, weight: leaf.weight / mind.samples }))
}

/** The seat answers every question as is best for itself. */
function settle(mind: Mind, seat: Seat, { state, power }: Trial, budget: Patience): readonly Leaf[] {
  if (power === null) {
    budget.left--
    return [{ weight: 1, table: valued(mind.net, state) }]
  }
  return best(weigh(mind, seat, state, power, budget)).leaves
}

export interface Weighed {
  readonly answer: Answer<Asks>['answer']
  readonly value: number
  readonly leaves: readonly Leaf[]
}

/** What each answer to a power's question is worth to the seat. Once it has drawn a stone on trial, it stops there. */
export function weigh(mind: Mind, seat: Seat, state: State, power: Power, budget: Patience): readonly Weighed[] {
  const question = questionOf(state, power)
  if (question === null) return []
  const answers = answersTo(question)
  const tried =
    budget.left > 0 && (question.name !== 'luck' || budget.left === budget.of) ? answers : answers.slice(0, 1)
  return tried.map(answer => {
    const leaves = leavesOf(mind, seat, rng => whatIfAnswered(state, power, answer, rng), budget)
    return { answer, value: worthTo(seat, leaves), leaves }
  })
}

export const worthTo = (seat: Seat, leaves: readonly Leaf[]): number =>
  leaves.reduce((sum, { weight, table }) => sum + weight * (table.chances()[seat] ?? 0), 0)

export const best = (all: readonly Weighed[]): Weighed => all.reduce((top, one) => (one.value > top.value ? one : top))

/** Dice for trying things out. The first roll is spread evenly over the samples; it has nothing to do with the match's dice. */
class SpreadDice implements Rng {
  rolled = false
  readonly #sample: number
  readonly #of: number
  #next: number
  constructor(sample: number, of: number) {
    this.#sample = sample
    this.#of = of
    this.#next = sample * 7919 + 17
  }
  below(n: number): number {
    if (!this.rolled) {
      this.rolled = true
      return Math.floor(((this.#sample + 0.5) * n) / this.#of)
    }
    this.#next = (this.#next * 1103515245 + 12345) % 2147483648
    return Math.floor(((this.#next >> 8) % 65536) * (n / 65536))
  }
}
