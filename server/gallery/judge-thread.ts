import { constants, platform, setPriority } from 'node:os'
import type { Sums } from '#almanac/batches'
import { manifestOf } from '#games/manifests'
import { trialBatch } from '#verdict/batches'
import type { Trial } from '#verdict/trial'

/* A thread in which cards are judged. Everybody else comes first. Only Linux gives a thread a priority of its own. */

if (platform() === 'linux') setPriority(constants.priority.PRIORITY_LOW)

export interface BatchWanted {
  readonly trial: Trial
  readonly batch: number
  /** How long the deals are without the card. */
  readonly lengths: readonly number[]
}

export async function playBatch({ trial, batch, lengths }: BatchWanted): Promise<Sums> {
  const manifest = manifestOf(trial.source.game)
  const judging = await manifest?.workshop?.judging?.()
  const play = await manifest?.play()
  if (play === undefined || judging === undefined) throw new RangeError(`no cards of ${trial.source.game} are judged`)
  return trialBatch(play, judging, trial, batch, lengths)
}
