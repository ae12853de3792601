import { existsSync } from 'node:fs'
import type { Boxed } from '#games/boxed'
import { shelf } from '#games/shelf'
import type { Trials } from './trials.ts'

/** For games without settings of their own. */
const usual: Trials = { short: {}, storms: [{}] }

async function trialsOf({ rules }: Boxed): Promise<Trials> {
  const file = new URL('./trials.ts', rules)
  return existsSync(file) ? ((await import(file.href)) as { readonly trials: Trials }).trials : usual
}

/** By game. */
export const trials: ReadonlyMap<string, Trials> = new Map(
  await Promise.all(Object.entries(shelf).map(async ([id, box]) => [id, await trialsOf(box)] as const)),
)
