import { numbered } from '#ui/numbered'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import { diceText } from '../../words/things.ts'
import type { BattleTold } from '../known/battle-told.ts'
import type { FighterSeen, Row } from '../known/rows.ts'
import { Die } from '../pieces/dice.tsx'
import { Picture } from '../pieces/picture.tsx'
import { useSay } from '../use-dwarves.ts'
import './all-dice.css'

interface AllDiceProps {
  readonly rows: readonly Row[]
  readonly told: BattleTold
}

/** Every fighter with its roll. */
export function AllDice({ rows, told }: AllDiceProps) {
  const say = useSay()
  return (
    <>
      <h3>{say('screen.card', { card: { card: told.card } })}</h3>
      <ul className="all-dice">
        {rows.map(({ seat, fighters, mustChoose }) => (
          <li key={seat}>
            <SeatName seat={seat} />
            {fighters === null ? (
              <span>{say(mustChoose ? 'screen.battle.chooses' : 'screen.battle.sitsOut')}</span>
            ) : (
              <ul>
                {numbered(fighters).map(({ no, it }) => (
                  <FighterDice key={no} fighter={it} />
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </>
  )
}

function FighterDice({ fighter: { kind, dice, again, scared } }: { readonly fighter: FighterSeen }) {
  const say = useSay()
  const all = [...dice, ...again]
  return (
    <li className="fighter-dice" data-scared={scared || undefined}>
      <Picture card={kind} />
      <span className="hidden-text">
        {all.length === 0
          ? say('screen.card', { card: { card: kind } })
          : say('screen.battle.fighter', { card: { card: kind }, dice: diceText(all) })}
      </span>
      {numbered(all).map(({ no, it }) => (
        <Die key={no} face={it} />
      ))}
      {scared && <span>{say('screen.battle.scared')}</span>}
    </li>
  )
}
