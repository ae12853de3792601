import type { Token } from '../../cards/tokens.ts'
import { majorityOf } from '../../rules/scoring.ts'
import { useGold, useSay } from '../use-gold.ts'

/** What a token is good for at this table, in a sentence. */
export function useTokenHint(): (token: Token) => string {
  const { view } = useGold()
  const say = useSay()
  const { options, sides } = view
  return token =>
    say(`screen.hints.${token}`, {
      most: majorityOf(options, sides.length),
      black: options.blackDiamond,
      game: options.game,
    })
}
