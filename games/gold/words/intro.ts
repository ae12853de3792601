import type { Saying } from '#games/saying'
import type { Options } from '../options.ts'
import { clocks } from '../rules/clocks.ts'
import { redFor } from './powers.ts'
import { saying, sentences } from './things.ts'

/** The game in a few sentences, as played with these options. */
export const introOf = (options: Options): readonly Saying[] => [
  saying('intro.attack'),
  saying(`intro.share.${sharing(options)}`),
  saying(`intro.worth.${options.game === 'advanced' ? 'cursed' : 'plain'}`, { points: options.blackDiamond }),
  sentences([saying(`intro.after.${redFor(options)}`), saying('intro.ready')]),
]

function sharing({ division, clock }: Options) {
  if (division === 'divideAndChoose') return 'heaps'
  if (clock === 'days') return 'days'
  return clocks[clock].sand === null ? 'noSand' : 'sand'
}
