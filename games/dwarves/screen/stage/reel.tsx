import { Said } from '#ui/pieces/said.tsx'
import { findsOf } from '../../rules/groups.ts'
import { diceText, saying, treasure, whoseSaying } from '../../words/things.ts'
import type { Rolled } from '../known/battle-told.ts'
import { Die } from '../pieces/dice.tsx'
import { useDwarves } from '../use-dwarves.ts'
import './reel.css'

interface ReelProps {
  readonly rolls: readonly Rolled[]
  /** How many have been shown. The last of them is visible. */
  readonly shown: number
}

/** The last roll, enlarged. It tumbles while the table pauses for it. */
export function Reel({ rolls, shown }: ReelProps) {
  const { isHeld } = useDwarves()
  const roll = rolls[shown - 1]
  return (
    <div className="reel" data-rolling={isHeld || undefined}>
      {roll !== undefined && <Roll key={shown} roll={roll} isFresh={isHeld} />}
    </div>
  )
}

function Roll({ roll, isFresh }: { readonly roll: Rolled; readonly isFresh: boolean }) {
  const { view } = useDwarves()
  const { seat, kind, dice, found, rerolled, isAgain } = roll
  const side = view.sides[seat]
  const finds = side === undefined || found === 0 || isAgain ? 0 : findsOf(side, kind)
  const fighter = whoseSaying({ seat, kind, count: 1 })
  const pieces = { fighter, dice: diceText(dice), treasure: treasure(found) }
  return (
    <>
      <span className="reel-dice" aria-hidden="true">
        {dice.map((face, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die keeps its place
          <Die key={i} face={face} isFind={face <= finds} tumbles={isFresh && (rerolled ?? i) === i ? i : null} />
        ))}
      </span>
      <p>
        <Said
          saying={saying(
            isAgain ? 'screen.battle.again' : found > 0 ? 'screen.battle.rollFound' : 'screen.battle.rollOf',
            pieces,
          )}
        />
      </p>
    </>
  )
}
