import type { Saying } from '#games/saying'
import { SUDDEN_DEATH } from '../../rules/ending.ts'
import type { State } from '../../types.ts'
import { saying } from '../../words/things.ts'

/** The game in a few sentences, as played at this table (R12.1, R12.2). */
export const introOf = ({ options }: State): readonly Saying[] => [
  saying(options.suddenDeath ? 'screen.primer.aimRounds' : 'screen.primer.aim', {
    n: options.goldToWin,
    last: SUDDEN_DEATH,
  }),
  ...(['turn', 'aversion', 'battle'] as const).map(part => saying(`screen.primer.${part}`)),
]
