import { lemkeHowson } from './bimatrix.ts'
import { certified } from './certificate.ts'
import { byCooling } from './logit.ts'
import { Prospects } from './prospects.ts'
import { byRegret } from './regret.ts'
import { type Agent, type Mixes, type Solved, type Stage, uniform } from './stage.ts'

/** How hard to try. Counted in iterations, never in time, so that the answer is the same everywhere. */
export interface Effort {
  /** Iterations of regret matching, and how often it begins anew from elsewhere while the answer is not good enough. */
  readonly regret: number
  readonly restarts: number
  /** Iterations of the cooling logit. */
  readonly cooling: number
  /** A certificate that is good enough not to try anything else. */
  readonly enough: number
}

/** Two solvers fail in different places; the certificate is exact and cheap, so the better answer is kept. */
export function solve(stage: Stage, { regret, restarts, cooling, enough }: Effort): Solved {
  let best = certified(stage, byRegret(stage, regret))
  const attempt = (mixes: Mixes): void => {
    const other = certified(stage, mixes)
    if (other.nashConv < best.nashConv) best = other
  }
  for (let k = 1; k <= restarts && best.nashConv > enough; k++) attempt(byRegret(stage, regret, elsewhere(stage, k)))
  if (best.nashConv > enough && cooling > 0) attempt(byCooling(stage, cooling))
  if (best.nashConv > enough) for (const mixes of exactly(stage, () => best.nashConv > enough)) attempt(mixes)
  return best
}

/** Another place to begin from: everybody has made up their mind, each differently. */
const elsewhere = ({ agents }: Stage, k: number): Mixes =>
  agents.map(({ levels, keeps }, i) => {
    if (keeps !== undefined) return keeps
    const at = (k * 5 + i * 3 + k * i) % levels.length
    return Float64Array.from(levels, (_, a) => (a === at ? 1 : 0))
  })

/** Where only two have anything to decide: the exact answers, one for each label to begin with. */
function* exactly(stage: Stage, goesOn: () => boolean): Generator<Mixes> {
  const live = stage.agents.flatMap(({ levels, keeps }, i) => (levels.length > 1 && keeps === undefined ? [i] : []))
  const [one, two] = live
  if (one === undefined || two === undefined || live.length > 2) return
  const [first, second] = [stage.agents[one] as Agent, stage.agents[two] as Agent]
  if (first.seat === second.seat) return
  const a = first.levels.map(() => second.levels.map(() => 0))
  const b = first.levels.map(() => second.levels.map(() => 0))
  const start = uniform(stage)
  const pure = (length: number, at: number): Float64Array => Float64Array.from({ length }, (_, k) => (k === at ? 1 : 0))
  for (let j = 0; j < second.levels.length; j++) {
    const mine = new Prospects(stage, start.with(two, pure(second.levels.length, j))).of(first.seat)[0]
    for (let i = 0; i < first.levels.length; i++) (a[i] as number[])[j] = mine?.[i] ?? 0
  }
  for (let i = 0; i < first.levels.length; i++) {
    const theirs = new Prospects(stage, start.with(one, pure(first.levels.length, i))).of(second.seat)[0]
    for (let j = 0; j < second.levels.length; j++) (b[i] as number[])[j] = theirs?.[j] ?? 0
  }
  for (let label = 0; label < first.levels.length + second.levels.length && goesOn(); label++) {
    const found = lemkeHowson(a, b, label)
    if (found !== null) yield start.with(one, found[0]).with(two, found[1])
  }
}
