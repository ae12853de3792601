import type { Saying } from '#games/saying'
import { of, type Seat } from '#kernel/seat'
import { Said } from '#ui/pieces/said.tsx'
import type { Kind } from '../../cards/creatures.ts'
import { diceOf, effectOn } from '../../groups.ts'
import type { Side } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { chanceWith, findsExpected } from '../known/chances.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'

interface FightersToldProps {
  readonly seat: Seat
  readonly sent: readonly Kind[]
  readonly need: number
}

/** What may come of those who are sent: the chance to win, what they may find, and who would fall. */
export function FightersTold({ seat, sent, need }: FightersToldProps) {
  const { view } = useDwarves()
  const say = useSay()
  const side = of(view.sides, seat)
  if (sent.length < need)
    return <p className="fighters-told">{say('screen.fighters.missing', { n: need - sent.length })}</p>
  return (
    <div className="fighters-told" aria-live="polite">
      <b className="win-chance">{say('screen.fighters.chance', { p: chanceWith(view, seat, sent) })}</b>
      <span>{say('screen.fighters.finds', { n: findsExpected(side, sent) })}</span>
      <span>
        <Said saying={priceOf(side, sent)} plain />
      </span>
      <span className="chance-note">{say('screen.fighters.chanceNote')}</span>
    </div>
  )
}

/** R10.5, R5.12: who falls if they win. */
function priceOf(side: Side, sent: readonly Kind[]): Saying {
  const mortal = [...new Set(sent)].filter(kind => !effectOn(side, kind).flies)
  const most = Math.max(...mortal.map(kind => diceOf(side, kind)))
  const [kind, another] = mortal.filter(each => diceOf(side, each) === most)
  if (kind === undefined) return saying('screen.fighters.noPrice')
  return another === undefined
    ? saying('screen.fighters.price', { card: { card: kind } })
    : saying('screen.fighters.priceOneOf')
}
