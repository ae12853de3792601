import { Icon } from '#ui/pieces/icon.tsx'
import { Peek } from '#ui/pieces/peek.tsx'
import dice from '~icon/rolling-dices'
import { type BattleTold, battleTold } from '../known/battle-told.ts'
import { rowsOf } from '../known/rows.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { AllDice } from './all-dice.tsx'
import { BattleCard } from './battle-card.tsx'
import { Now } from './now.tsx'
import { Reel } from './reel.tsx'
import { Tracks } from './tracks.tsx'
import { useReel } from './use-reel.ts'
import './battle-board.css'

/** The current battle, or the last one until something else happens: dice, both tracks, laid cards, and the outcome. */
export function BattleBoard() {
  const { told } = useDwarves()
  const battle = battleTold(told)
  return battle === null ? null : <Board told={battle} />
}

function Board({ told }: { readonly told: BattleTold }) {
  const { view, viewer, isHeld } = useDwarves()
  const say = useSay()
  const shown = useReel(told.rolls.length)
  const rows = rowsOf(view, told, shown, viewer)
  return (
    <section className="battle-board" aria-label={say('screen.battle.title')} data-over={told.isOver || undefined}>
      <h2 className="hidden-text">{say('screen.card', { card: { card: told.card } })}</h2>
      <BattleCard battle={told.card} />
      <Peek label={say('screen.battle.tracks')} className="dwarves-tool all-dice-tool" button={<Icon of={dice} />}>
        <AllDice rows={rows} told={told} />
      </Peek>
      <Reel rolls={told.rolls} shown={shown} />
      <Tracks rows={rows} />
      <Now told={told} isRolling={isHeld} />
    </section>
  )
}
