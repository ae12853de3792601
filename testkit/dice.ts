import type { Dice, Rng } from '#kernel/chance'

/**
 * Dice that a test controls. A roll that was not stacked fails the test, and so does a stacked roll that is never made.
 * A roll with one outcome needs no stacking. The same entry always gets the same rolls, so a match can be replayed.
 */
export class StackedDice {
  readonly #stack: number[] = []
  readonly #rolled = new Map<number, number[]>()

  stack(...rolls: readonly number[]): void {
    this.#stack.push(...rolls)
  }

  readonly dice: Dice = seq => {
    const past = this.#rolled.get(seq)
    const rolls: number[] = []
    if (past === undefined) this.#rolled.set(seq, rolls)
    let at = 0
    return {
      below: n => (n === 1 ? 0 : past === undefined ? this.#roll(n, rolls) : (past[at++] ?? missing(n))),
    } satisfies Rng
  }

  #roll(n: number, rolls: number[]): number {
    const roll = this.#stack.shift() ?? missing(n)
    if (roll >= n) throw new Error(`a stacked roll of ${roll} is not below ${n}`)
    rolls.push(roll)
    return roll
  }

  get left(): readonly number[] {
    return this.#stack
  }
}

function missing(n: number): never {
  throw new Error(`a roll below ${n} was not expected`)
}
