import type { Piece } from '#games/saying'
import { Said } from '#ui/pieces/said.tsx'
import { size } from '../cards/tokens.ts'
import type { State } from '../types.ts'
import { saying, tokensIn } from '../words/things.ts'
import { killsToMarket } from './known/left.ts'
import { useGold, useSay } from './use-gold.ts'

/** R11.1: what is public next to the table, and when the Market comes. */
export function Stock({ lines }: { readonly lines: readonly string[] }) {
  const { view } = useGold()
  const say = useSay()
  const { objects, options, lost } = view
  const market = marketIn(view)
  const cards: Piece = { all: objects.discards.map(card => ({ card })), joined: 'commas' }
  return (
    <ul>
      {lines.map(line => (
        <li key={line}>{line}</li>
      ))}
      {market !== null && <li>{say(`screen.stock.${market.say}`, { n: market.n })}</li>}
      {options.game === 'advanced' && options.magic && <li>{say('screen.stock.objects', { n: objects.size })}</li>}
      {objects.discards.length > 0 && (
        <li>
          <Said saying={saying('screen.stock.used', { cards })} />
        </li>
      )}
      {size(lost) > 0 && (
        <li>
          <Said saying={saying('screen.lost', { tokens: tokensIn(lost) })} />
        </li>
      )}
    </ul>
  )
}

/** It is not mentioned while it is open. */
function marketIn(view: State) {
  if (view.market !== null) return null
  if (view.marketHeld) return { say: 'marketOver', n: 0 } as const
  const n = killsToMarket(view)
  return n === null ? ({ say: 'marketNever', n: 0 } as const) : ({ say: 'market', n } as const)
}
