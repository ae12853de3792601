import type { Layer } from '#games/manifest'
import { manifestOf } from '#games/manifests'
import { Icon, type IconData } from '#ui/pieces/icon.tsx'
import icons from '~picture-icons'
import './game-picture.css'

/** The picture of a game this page does not know. */
const unknown: readonly [Layer] = [{ icon: 'round-table', size: 82 }]

export function iconOf({ icon }: Layer): IconData {
  const data = icons[icon]
  if (data === undefined) throw new Error(`no icon ${icon}: expected one that a manifest names`)
  return data
}

/** A game's picture, as its manifest composes it. */
export function GamePicture({ game }: { readonly game: string }) {
  const layers = manifestOf(game)?.picture ?? unknown
  return (
    <div className="game-picture" aria-hidden="true">
      {layers.map((layer, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the layers never change
        <Icon key={i} of={iconOf(layer)} style={styleOf(layer)} />
      ))}
    </div>
  )
}

const styleOf = ({ size, x = 0, y = 0, colour, isMirrored = false }: Layer) => ({
  width: `${size}cqmin`,
  height: `${size}cqmin`,
  margin: `${y}cqmin 0 0 ${x}cqmin`,
  ...(colour !== undefined && { color: `var(--picture-${colour})` }),
  ...(isMirrored && { transform: 'scaleX(-1)' }),
})
