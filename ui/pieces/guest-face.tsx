import type { ReactNode } from 'react'
import type { Light } from '#games/workshop/guest'
import swords from '~icon/crossed-swords'
import die from '~icon/perspective-dice-six-faces-random'
import { PictureInLight } from './guest-picture.tsx'
import { Icon, type IconData } from './icon.tsx'
import './guest-face.css'

interface GuestFaceProps {
  /** What kind of card it is; each game has its own look. */
  readonly kind: string
  readonly name: ReactNode
  /** Beside the name: whose it is. */
  readonly note?: ReactNode
  readonly picture: string
  readonly light: Light
  /** The number that matters most: a dragon's strength, or a creature's dice. */
  readonly figure?: number | undefined
  /** In place of the picture. */
  readonly instead?: ReactNode
  /** Over a corner of the picture. */
  readonly corner?: ReactNode
  /** Over a corner of the card itself. */
  readonly seal?: ReactNode
  /** Wide and low, with the picture beside the text. */
  readonly isLying?: boolean
  /** What it does. */
  readonly children: ReactNode
}

/** Parchment is the usual card. */
const looks: Readonly<Record<string, string>> = { dragon: 'oak', creature: 'red', battle: 'red' }

/** What stands beside the number: the text says the same in words. */
const signs: Readonly<Record<string, IconData>> = { dragon: swords, creature: die }

/** A card that somebody made, as it lies on a table. It is drawn in `em`, so one drawing serves every size. */
export function GuestFace(props: GuestFaceProps) {
  const { kind, name, note, picture, light, figure, instead, corner, seal, isLying = false, children } = props
  const sign = signs[kind]
  return (
    <article className="guest-face" data-look={looks[kind] ?? 'parchment'} data-lying={isLying || undefined}>
      <header>
        <b className="guest-face-name">{name}</b>
        {figure !== undefined && (
          <span className="guest-face-figure" aria-hidden="true">
            {sign !== undefined && <Icon of={sign} />}
            {figure}
          </span>
        )}
        {note !== undefined && <span className="guest-face-note">{note}</span>}
      </header>
      <div className="guest-face-art">
        {instead ?? <PictureInLight picture={picture} light={light} />}
        {corner}
      </div>
      <div className="guest-face-text">{children}</div>
      {seal !== undefined && <span className="guest-face-seal">{seal}</span>}
    </article>
  )
}
