import { oneOf } from '#kernel/question'
import { drawStones as draw, drawStone } from '../rules/bag.ts'
import { stoneCount, stonesOf } from '../rules/counting.ts'
import { nothing, unfold, type Verb } from './verb.ts'

/** E41: fills a bag with stones of each colour, as far as the bank has them, and draws some. The rest goes back. */
export const drawStones: Verb<'drawStones'> = {
  run(ledger, power, task) {
    const { red, blue, yellow } = ledger.state.bank.stones
    const few = (n: number): number => Math.min(task.ofEach, n)
    const drawn = draw(ledger.rng, { red: few(red), blue: few(blue), yellow: few(yellow) }, task.draw)
    if (stoneCount(drawn) === 0) return nothing(ledger, power, 'E41')
    ledger.emit({ type: 'stonesMoved', from: 'bank', to: power.seat, stones: drawn })
    return power
  },
}

/** E40: the first draw is automatic; then stop and keep, or draw on. The named colour sends everything drawn back. */
export const pushLuck: Verb<'pushLuck'> = {
  ask: state => (stoneCount(state.drawn) > 0 ? { name: 'luck', ask: oneOf('E40', ['stop', 'draw']) } : null),
  run(ledger, power, task, answer) {
    const { seat, colour } = power
    const { state } = ledger
    const [left, drawnBefore] = [stoneCount(state.bank.stones), stoneCount(state.drawn)]
    if (colour === null || left + drawnBefore === 0) return nothing(ledger, power, 'E40')
    if (drawnBefore === 0 && state.bank.stones[colour] === 0) return nothing(ledger, power, 'R7.14')
    if (answer === 'stop' || left === 0) {
      ledger.emit({ type: 'stonesMoved', from: 'drawn', to: seat, stones: { ...state.drawn } })
      return power
    }
    const drawn = drawStone(ledger.rng, state.bank.stones)
    ledger.emit({ type: 'stonesMoved', from: 'bank', to: 'drawn', stones: stonesOf({ [drawn]: 1 }) })
    if (drawn !== colour) return unfold(power, [task])
    ledger.emit({ type: 'stonesMoved', from: 'drawn', to: 'bank', stones: { ...state.drawn } })
    return power
  },
}
