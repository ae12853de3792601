import { saying, seatsIn } from '../../words/things.ts'
import { useSay } from '../use-gold.ts'
import { TapTile, Tile } from './tile.tsx'
import type { LootSharing } from './use-sharing.ts'
import { type TilesParams, useTiles } from './use-tiles.ts'

/** One row if all fit, otherwise two equal ones. */
function columnsOf(n: number, isNarrow: boolean) {
  const columns = n <= (isNarrow ? 7 : 12) ? n : Math.ceil(n / 2)
  return { gridTemplateColumns: `repeat(${columns}, minmax(44px, 60px))` }
}

interface StripProps extends TilesParams {
  readonly isNarrow: boolean
}

/** The loot, token by token. */
export function Strip({ isNarrow, ...terms }: StripProps) {
  const tileOf = useTiles(terms)
  const { pieces } = terms.desk
  return (
    <div className="loot-strip" style={columnsOf(pieces.length, isNarrow)}>
      {pieces.map((_, piece) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its place
        <TapTile key={piece} {...tileOf(piece)} />
      ))}
    </div>
  )
}

interface LootSeenProps {
  readonly desk: LootSharing
  readonly isNarrow: boolean
}

/** The loot as everybody sees it, with who wants what. */
export function LootSeen({ desk: { pieces, wanted, waived }, isNarrow }: LootSeenProps) {
  const say = useSay()
  return (
    <ul className="loot-strip" aria-label={say('screen.desk.loot')} style={columnsOf(pieces.length, isNarrow)}>
      {pieces.map((token, piece) => (
        <Tile
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is identified by its place
          key={piece}
          token={token}
          label={say('screen.desk.tile.seen', {
            kind: saying(`kinds.${token}`),
            n: (wanted[piece] ?? []).length,
            wanting: seatsIn(wanted[piece] ?? []),
          })}
          wanted={wanted[piece] ?? []}
          waived={waived[piece] ?? []}
        />
      ))}
    </ul>
  )
}
