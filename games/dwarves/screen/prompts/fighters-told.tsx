import { of, type Seat } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import type { Kind } from '../../cards/kinds.ts'
import { mayReroll } from '../../rules/groups.ts'
import { chanceWith, findsExpected } from '../known/chances.ts'
import { pricesOf } from '../known/price.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { TieNote } from './tie-note.tsx'

interface FightersToldProps {
  readonly seat: Seat
  readonly sent: readonly Kind[]
  readonly need: number
}

/** What sending these may lead to: the chance to win, the expected finds, and who would fall. */
export function FightersTold({ seat, sent, need }: FightersToldProps) {
  const { view } = useDwarves()
  const say = useSay()
  const side = of(view.sides, seat)
  if (sent.length < need)
    return <p className="fighters-told">{say('screen.fighters.missing', { n: need - sent.length })}</p>
  const { kept, given } = findsExpected(side, sent)
  const rerolls = sent.some(kind => mayReroll(side, kind))
  return (
    <div className="fighters-told" aria-live="polite">
      <b className="win-chance">{say('screen.fighters.chance', { p: chanceWith(view, seat, sent) })}</b>
      <span>{say(given > 0 ? 'screen.fighters.findsGiven' : 'screen.fighters.finds', { n: kept, given })}</span>
      {numbered(pricesOf(view, seat, sent)).map(({ no, it }) => (
        <span key={no}>
          <Said saying={it} plain />
        </span>
      ))}
      <TieNote />
      <span className="chance-note">
        {say(rerolls ? 'screen.fighters.chanceNoteReroll' : 'screen.fighters.chanceNote')}
      </span>
    </div>
  )
}
