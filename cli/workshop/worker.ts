import type { Sums } from '#almanac/batches'
import { lengthOf, trialBatch } from '#verdict/batches'
import type { Trial } from '#verdict/trial'
import { benchOf } from './bench.ts'

export interface BatchJob {
  readonly trial: Trial
  readonly batch: number
  /** How long the deals are without the card. */
  readonly lengths: readonly number[]
}

/** What a worker of the pool does: plays one batch of a trial. */
export async function playBatch({ trial, batch, lengths }: BatchJob): Promise<Sums> {
  const { play, judging } = await benchOf(trial.source.game)
  return trialBatch(play, judging, trial, batch, lengths)
}

/** Or: how long some deals are without any guest. */
export async function lengthsOf({
  source,
  deals,
}: {
  readonly source: Omit<Trial['source'], 'batches'>
  readonly deals: readonly number[]
}) {
  const { play, judging } = await benchOf(source.game)
  return deals.map(deal => lengthOf(play, judging, source, deal))
}
