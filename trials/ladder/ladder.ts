import { Piscina } from 'piscina'
import type { History } from './history.ts'
import type { LadderLine } from './playing.ts'
import { keyOf, type LadderGame } from './tables.ts'

/** Plays what the history does not have yet, and adds each block as soon as it is played. */
export async function climb(
  blocks: readonly (readonly LadderGame[])[],
  history: History,
  threads: number,
  played: (games: number) => void,
): Promise<void> {
  const left = blocks.map(games => games.filter(game => !history.has(keyOf(game)))).filter(games => games.length > 0)
  if (left.length === 0) return
  const pool = new Piscina<readonly LadderGame[], readonly LadderLine[]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    name: 'playBlock',
    maxThreads: threads,
    minThreads: Math.min(threads, left.length),
  })
  try {
    await Promise.all(
      left.map(async games => {
        const lines = await pool.run(games)
        history.add(lines)
        played(lines.length)
      }),
    )
  } finally {
    await pool.destroy()
  }
}
