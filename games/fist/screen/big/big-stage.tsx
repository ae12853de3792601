import { Said } from '#ui/pieces/said.tsx'
import { auctionsOf } from '../known/auctions.ts'
import { characterUp } from '../known/up.ts'
import { CharacterCard } from '../stage/character-card.tsx'
import { LuckBoard } from '../stage/luck-board.tsx'
import { Using } from '../stage/stage.tsx'
import { toldOf } from '../stage/told.ts'
import { useFist } from '../use-fist.ts'
import './big-stage.css'

/** The middle of a big screen: the character, and what became of the last one. The hands lie around it. */
export function BigStage() {
  const { view, told } = useFist()
  const { last, openings, closed } = auctionsOf(told)
  const up = characterUp(view)
  return (
    <div className="fist-big">
      {up !== null && (
        <CharacterCard character={up} cursed={view.auction?.cursed ?? false} inUse={view.power !== null} />
      )}
      <Using />
      <LuckBoard />
      {last !== null && closed.length === 0 && (
        <p className="fist-big-told" key={openings}>
          <Said saying={toldOf(last)} />
        </p>
      )}
    </div>
  )
}
