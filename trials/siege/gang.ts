import { setTimeout as pause } from 'node:timers/promises'
import { AT_LAST, type Attack, attacks, type Fate, type Target } from './attacks.ts'

/*
 * A separate process with many attackers, all from one address. It reports what became of them in one line, and exits.
 */

export interface Orders {
  readonly attack: Attack
  readonly count: number
  readonly seconds: number
  readonly target: Target
}

const { attack, count, seconds, target } = JSON.parse(process.argv[2] ?? '{}') as Orders
const began = performance.now()
const now = (): number => Math.round(performance.now() - began)
const isOver = (): boolean => now() > seconds * 1000
const fates = Array.from({ length: count }, (): Fate => ({ slowed: null, shownOut: null }))
const all = fates.map(fate => attacks[attack]({ target, fate, now, isOver }))
await Promise.race([Promise.all(all), pause(seconds * 1000 + 2 * AT_LAST)])
process.stdout.write(`${JSON.stringify(fates)}\n`, () => process.exit(0))
