import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import coins from '~icon/coins-pile'
import dragon from '~icon/dragon-head'
import dwarf from '~icon/dwarf-face'
import wing from '~icon/feathered-wing'
import fist from '~icon/fist'
import table from '~icon/round-table'
import type { GameId } from '../../house/games.ts'
import './game-picture.css'

/** A game's picture: the large thing, and what lies around it. */
export const pictures: Readonly<Record<GameId | 'other', readonly [IconData, ...IconData[]]>> = {
  fist: [fist],
  gold: [dragon, coins],
  dwarves: [dwarf, wing, wing],
  other: [table],
}

export function GamePicture({ game }: { readonly game: GameId | 'other' }) {
  return (
    <div className="game-picture" data-game={game} aria-hidden="true">
      {pictures[game].map((icon, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <Icon key={i} of={icon} className={`layer-${i}`} />
      ))}
      {game === 'fist' && (
        <>
          <i className="gem red" />
          <i className="gem blue" />
          <i className="gem yellow" />
        </>
      )}
    </div>
  )
}
