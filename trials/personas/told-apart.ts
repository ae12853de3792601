import { Piscina } from 'piscina'
import { type Interval, wilson } from '#kernel/intervals'
import { averaged, type Confusion, confusionOf, rightIn } from './classes.ts'
import { discriminant, type Example } from './discriminant.ts'
import type { PersonaGame } from './playing.ts'

/** Whoever wants to know a persona watches it for this many games. */
const WATCHED = 3

export interface ToldApart {
  readonly games: number
  /** Personas that were to be named, each from three games. */
  readonly tried: number
  readonly right: number
  readonly share: number
  readonly interval: Interval
  /** For each persona, how often it was taken for which. */
  readonly confusion: Confusion
}

/** Learns what the personas of the first half of these games are like, and names those of the second half. */
export async function toldApart(
  tables: readonly PersonaGame[],
  threads: number,
  played: () => void,
): Promise<ToldApart> {
  const half = Math.floor(tables.length / 2)
  const examples = await habitsOf(tables, threads, played)
  const classify = discriminant(examples.slice(0, half).flat())
  const unknown = averaged(examples.slice(half).flat(), WATCHED)
  const confusion = confusionOf(classify, unknown)
  const right = rightIn(confusion)
  return {
    games: tables.length,
    tried: unknown.length,
    right,
    share: right / Math.max(1, unknown.length),
    interval: wilson(right, unknown.length),
    confusion,
  }
}

async function habitsOf(
  tables: readonly PersonaGame[],
  threads: number,
  played: () => void,
): Promise<readonly (readonly Example[])[]> {
  const pool = new Piscina<PersonaGame, readonly Example[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'play',
    maxThreads: threads,
    minThreads: threads,
  })
  try {
    return await Promise.all(
      tables.map(async table => {
        const examples = await pool.run(table)
        played()
        return examples
      }),
    )
  } finally {
    await pool.destroy()
  }
}
