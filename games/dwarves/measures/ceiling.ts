import type { Rng } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import { asAnswer } from '../bot/model/answers.ts'
import { worldOf } from '../bot/model/from-state.ts'
import { phases, type World } from '../bot/model/world.ts'
import { type Mind, ponder } from '../bot/thinking.ts'
import type { State } from '../types.ts'

/**
 * What a twin of our bots answers that sees every hand. It sits at no table: it shows how much there is to win by
 * knowing everything (docs and figures in bot/README.md). `waited`: by seat, its turns since the last battle.
 */
export function knowingAll(state: State, seat: Seat, waited: (seat: number) => number, mind: Mind, rng: Rng): unknown {
  const imagine = (): World => {
    const w = worldOf(state, waited)
    if (w.phase !== phases.window) return w
    w.asked = seat
    w.phase = phases.react
    return w
  }
  const w = imagine()
  const { answers, chosen } = ponder(w, imagine, mind, rng)
  return asAnswer(w, answers[chosen] as number)
}
