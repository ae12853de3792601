import type { Sums } from '#almanac/batches'
import { batchOf } from '#almanac/batches'
import type { Source } from '#games/almanac'
import { tipsOf } from './almanac-files.ts'
import { boxNamed } from './table-usage.ts'

/** What a worker of the pool does: plays the games of one batch. */
export async function playBatch({ source, batch }: { readonly source: Source; readonly batch: number }): Promise<Sums> {
  const { scribe } = await tipsOf(source.game)
  return batchOf(boxNamed(source.game), await scribe(), source, batch)
}
