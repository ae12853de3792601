import { Icon } from '#ui/pieces/icon.tsx'
import { Peek } from '#ui/pieces/peek.tsx'
import type { SceneSeen } from '#ui/scenes'
import dice from '~icon/rolling-dices'
import type { DwarvesEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { type BattleTold, battleTold } from '../known/battle-told.ts'
import { rowsOf } from '../known/rows.ts'
import { lastThrow, type Throw, throwIn } from '../known/throws.ts'
import { AllDice } from '../parts-later.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { BattleCard } from './battle-card.tsx'
import { BattlePiece, isPiece } from './battle-piece.tsx'
import { Now } from './now.tsx'
import { Reel } from './reel.tsx'
import { Tracks } from './tracks.tsx'
import './battle-board.css'

/** The current battle, or the last one until something else happens: dice, both tracks, laid cards, and the outcome. */
export function BattleBoard() {
  const { told } = useDwarves()
  const battle = battleTold(told)
  return battle === null ? null : <Board told={battle} />
}

function Board({ told }: { readonly told: BattleTold }) {
  const { view, viewer, scene, motion } = useDwarves()
  const say = useSay()
  const thrown = throwOf(view, scene, motion === 0)
  const rows = rowsOf(view, told, thrown, viewer)
  const piece = scene !== null && isPiece(scene.name)
  return (
    <section
      className="battle-board"
      aria-label={say('screen.battle.title')}
      data-over={told.isOver || undefined}
      data-piece={piece || undefined}
    >
      <h2 className="hidden-text">{say('screen.card', { card: { card: told.card } })}</h2>
      <BattleCard battle={told.card} />
      {piece ? (
        <BattlePiece told={told} scene={scene} />
      ) : (
        <>
          <Peek label={say('screen.battle.tracks')} className="dwarves-tool all-dice-tool" button={<Icon of={dice} />}>
            <AllDice rows={rows} told={told} />
          </Peek>
          <Reel thrown={thrown ?? lastThrow(view, told.rolls)} isRolling={thrown !== null} />
          <Tracks rows={rows} rolls={thrown?.seat ?? null} />
          <Now told={told} isRolling={thrown !== null} />
        </>
      )}
    </section>
  )
}

/** The dice being thrown. Without motion they lie still as soon as the first one would. */
function throwOf(view: State, scene: SceneSeen<DwarvesEvent> | null, isStill: boolean): Throw | null {
  if (scene?.name !== 'throw' && scene?.name !== 'settle') return null
  return throwIn(view, scene.showing, isStill && scene.step > 0 ? Number.POSITIVE_INFINITY : scene.step)
}
