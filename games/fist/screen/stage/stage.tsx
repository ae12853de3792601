import * as m from 'motion/react-m'
import { Said } from '#ui/pieces/said.tsx'
import { saying } from '../../words/things.ts'
import { characterUp } from '../known/up.ts'
import { useFist } from '../use-fist.ts'
import { BankPeek } from './bank.tsx'
import { CharacterCard } from './character-card.tsx'
import { DangerNote, DangerPeek } from './danger-panel.tsx'
import { FistScene } from './fist-scene.tsx'
import { LuckBoard } from './luck-board.tsx'
import { Opened } from './opened.tsx'
import { Pile } from './pile.tsx'
import { Track } from './track.tsx'
import './stage.css'

/** The middle of the table: the current character, what came before it, and what is still to come. */
export function Stage() {
  const { view } = useFist()
  const up = characterUp(view)
  return (
    <div className="fist-stage">
      <div className="fist-table">
        <div className="lot-tools">
          <Pile />
          <span data-place="bank">
            <BankPeek />
          </span>
          <DangerPeek />
        </div>
        {up !== null && (
          <m.div
            className="lot-card"
            data-place="lot"
            key={`${view.round} ${view.auctioned.length} ${up}`}
            initial={{ opacity: 0, rotateY: 70 }}
            animate={{ opacity: 1, rotateY: 0 }}
          >
            <CharacterCard character={up} cursed={view.auction?.cursed ?? false} inUse={view.power !== null} />
          </m.div>
        )}
        <DangerNote />
        <div className="lot-news">
          <Using />
          <LuckBoard />
          <Opened />
        </div>
        <Track />
      </div>
      <FistScene />
    </div>
  )
}

/** Whose power is in use, if the fists do not show it because it came through another character. */
function Using() {
  const { power, auctioned } = useFist().view
  const won = auctioned.findLast(({ runnersUp }) => runnersUp.length > 0)?.character
  if (power === null || won === undefined || won === power.playing.character) return null
  const pieces = { who: { seat: power.seat }, card: { card: power.playing.character }, through: { card: won } }
  return (
    <p className="power-used">
      <Said saying={saying('screen.usingThrough', pieces)} />
    </p>
  )
}
