import { type Seat, seatsOf } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { Mark } from '#ui/pieces/mark.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { Warning } from '#ui/pieces/warning.tsx'
import type { BattleId } from '../../cards/battles.ts'
import { textOf } from '../../words/texts.ts'
import { chancesIn } from '../known/chances.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { TieNote } from './tie-note.tsx'
import { Told } from './told.tsx'
import './battle-move.css'

interface BattleMoveProps {
  readonly battle: BattleId
  readonly seat: Seat
  readonly answer: (answer: unknown) => void
  readonly isSending: boolean
}

/** A battle to start, with everybody's chances as anyone can compute them. */
export function BattleMove({ battle, seat, answer, isSending }: BattleMoveProps) {
  const { view } = useDwarves()
  const say = useSay()
  const chances = chancesIn(view, battle)
  return (
    <>
      <Told>
        <p className="card-does">
          <Said saying={textOf(battle)} plain /> <TieNote />{' '}
          <span className="hidden-text">{say('screen.turn.chances')}</span>
        </p>
        <ul className="chances" data-hint={say('screen.turn.chances')}>
          <li aria-hidden="true">{say('screen.turn.chancesOf')}</li>
          {seatsOf(view.sides.length).map(each => {
            const p = chances[each] ?? null
            return (
              p !== null && (
                <li key={each} data-own={each === seat || undefined}>
                  <span className="hidden-text">{say('screen.turn.chance', { who: { seat: each }, p })}</span>
                  <Mark seat={each} />
                  <b aria-hidden="true">{say('screen.turn.percent', { p })}</b>
                </li>
              )
            )
          })}
        </ul>
        <Warning about={{ battle }} />
      </Told>
      <Primary disabled={isSending} onPress={() => answer({ battle })}>
        {say('screen.turn.start')}
      </Primary>
    </>
  )
}
