import { cpSync, existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pickOne, type Rng } from '#kernel/chance'
import { diceOf, seedFrom } from '#kernel/seed'
import { Damage } from '#server/care/damage'
import { examineDatabase } from '#server/care/doctor'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { models } from './models.ts'
import { DATABASE, isTouched, type Used, usedIn } from './touched.ts'
import { wayBy, ways } from './ways.ts'

export interface TrialParams {
  readonly times: number
  readonly kills: number
  readonly seed: string
  /** Called after each trial. */
  readonly tried?: () => void
}

export interface Trials {
  readonly tried: number
  /** Trials that changed something SQLite would read. */
  readonly touchedUsed: number
  readonly noticedAtStart: number
  readonly noticedByDoctor: number
  /** Changed such a part, but the doctor or the start did not notice. */
  readonly unnoticed: number
  /** How often an undamaged house, or one that was only killed, was called damaged, and out of how many. */
  readonly falseAlarms: number
  readonly unharmed: number
  /** What was not noticed, and false alarms. */
  readonly problems: readonly string[]
}

interface Model extends Used {
  readonly folder: string
}

/** Damages the files of a house in many ways, and checks whether it is noticed. */
export async function damageTrials({ times, kills, seed, tried }: TrialParams): Promise<Trials> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-damage-'))
  try {
    const folders = await models(folder, kills, seed)
    const all = folders.map(each => ({ folder: each, ...usedIn(each, join(folder, 'scratch')) }))
    const closed = all.at(-1) as Model
    const counts = { tried: times, touchedUsed: 0, noticedAtStart: 0, noticedByDoctor: 0, unnoticed: 0 }
    const problems: string[] = []
    const dice = diceOf(seedFrom(`damage ${seed}`))
    for (let n = 0; n < times; n++) {
      const rng = dice(n)
      const model = n % 2 === 0 ? closed : pickOne(rng, all)
      const copy = join(folder, `trial-${n}`)
      cpSync(model.folder, copy, { recursive: true })
      const what = harm(model, copy, rng, pickOne(rng, folders))
      const found = await noticed(copy)
      rmSync(copy, { recursive: true })
      tried?.()
      if (what === null) continue
      counts.touchedUsed++
      counts.noticedAtStart += Number(found.atStart)
      counts.noticedByDoctor += Number(found.byDoctor)
      if (found.atStart && found.byDoctor) continue
      counts.unnoticed++
      problems.push(`trial ${n}, ${what}: ${JSON.stringify(found)}`)
    }
    const alarms = await Promise.all(folders.map(each => noticed(each)))
    const wrong = alarms.flatMap((found, i) =>
      found.atStart || found.byDoctor ? [`model ${i} is called damaged`] : [],
    )
    return { ...counts, falseAlarms: wrong.length, unharmed: folders.length, problems: [...problems, ...wrong] }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Damages one of the files in one of the ways; null if nothing that matters has changed. */
function harm(model: Model, copy: string, rng: Rng, earlier: string): string | null {
  const log = `${DATABASE}-wal`
  const files = [DATABASE, log, log].filter(name => hasContent(join(model.folder, name)))
  const [name, way] = [pickOne(rng, files), wayBy(rng)]
  const from = hasContent(join(earlier, name)) ? earlier : model.folder
  ways[way]?.(join(copy, name), rng, join(from, name))
  return isTouched(name, model.folder, copy, model) ? `${way} of ${name}` : null
}
const hasContent = (file: string): boolean => existsSync(file) && statSync(file).size > 0

/** First by the doctor, then by a house that tries to open there. */
async function noticed(data: string): Promise<{ readonly byDoctor: boolean; readonly atStart: boolean }> {
  const config = { ...configFrom({ DATA: data, LOG: 'silent' }), port: 0 }
  const byDoctor = !(await examineDatabase(config.database)).ok
  const atStart = await openHouse(config).then(
    house => house.close().then(() => false),
    (error: unknown) => {
      if (error instanceof Damage) return true
      throw error
    },
  )
  return { byDoctor, atStart }
}
