import { markOf } from '#ui/marks'
import { useNow } from '#ui/now'
import { numbered } from '#ui/numbered'
import { Icon } from '#ui/pieces/icon.tsx'
import hourglass from '~icon/hourglass'
import type { Token } from '../../cards/tokens.ts'
import { clocks } from '../../rules/clocks.ts'
import { shows } from '../../rules/showing.ts'
import { tokensIn } from '../../words/things.ts'
import { lootShown } from '../known/death.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { Frame } from './frame.tsx'

/** How often to look at the clock, in milliseconds. */
const STEP = 100

/** The whole loot in one heap. */
export function Heap() {
  const { view, told } = useGold()
  const say = useSay()
  const loot = lootShown(view, told)
  if (loot === null) return null
  const { pieces, fromBag } = loot
  const n = pieces.length
  return (
    <Frame
      beat="heap"
      title={say('screen.desk.heap', { n })}
      about={fromBag > 0 && say('screen.desk.heapFrom', { seen: Math.max(0, n - fromBag), bag: fromBag })}
    >
      <p className="hidden-text">{say('screen.tokens', { tokens: tokensIn(view.kill?.loot ?? {}) })}</p>
      <div className="heap-shown" aria-hidden="true">
        {layersOf(pieces).map(layer => (
          <p key={layer.length}>
            {numbered(layer).map(({ no, it }) => (
              <TokenPiece key={no} token={it} size="large" />
            ))}
          </p>
        ))}
      </div>
    </Frame>
  )
}

/** A pyramid: each layer has one token less than the one below it, and the top has what is left. */
function layersOf(pieces: readonly Token[]): readonly (readonly Token[])[] {
  let wide = 1
  while ((wide * (wide + 1)) / 2 < pieces.length) wide++
  const layers: (readonly Token[])[] = []
  for (let to = pieces.length; to > 0; to -= wide, wide--) layers.unshift(pieces.slice(Math.max(0, to - wide), to))
  return layers
}

/** The loot is looked at. The sand turns at the same instant for everybody, whoever has skipped what. */
export function LookedAt({ closes }: { readonly closes: number }) {
  const { scene, isLive } = useGold()
  const now = useNow(STEP)
  const isTurning = isLive ? closes - now <= shows.sand : scene?.name === 'sand'
  return isTurning ? <Sand /> : <Heap />
}

function Sand() {
  const { view } = useGold()
  const say = useSay()
  const seconds = clocks[view.options.clock].sand ?? 0
  return (
    <Frame beat="sand" title={say('screen.desk.sandTurns')}>
      <Icon of={hourglass} className="sand-turning" />
      <b className="sand-whole">{`${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`}</b>
      <p className="sand-party" aria-hidden="true">
        {view.kill?.party.map(seat => (
          <span key={seat} className="seat-name" data-seat={seat}>
            {markOf(seat)}
          </span>
        ))}
      </p>
    </Frame>
  )
}
