import type { Token } from '../../cards/tokens.ts'
import { majorityOf } from '../../rules/scoring.ts'
import { redFor } from '../../words/powers.ts'
import { useGold, useSay } from '../use-gold.ts'

/** What a token is good for at this table, in a sentence. */
export function useTokenHint(): (token: Token) => string {
  const table = useGold()
  const say = useSay()
  // A picture outside a match says in the text beside it what is shown.
  if (table.match === '') return () => ''
  const { options, sides } = table.view
  return token =>
    say(`screen.hints.${token}`, {
      most: majorityOf(options, sides.length),
      black: options.blackDiamond,
      game: options.game,
      wizard: redFor(options),
    })
}
