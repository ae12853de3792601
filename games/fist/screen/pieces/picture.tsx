import { Icon } from '#ui/pieces/icon.tsx'
import type { CharacterId } from '../../cards/characters.ts'
import { icons } from './icons.ts'
import './picture.css'

/** A character's picture, without its text. */
export function Picture({ card }: { readonly card: string }) {
  const icon = icons[card as CharacterId]
  return (
    <span className="character-picture" data-card={card}>
      {icon !== undefined && <Icon of={icon} />}
    </span>
  )
}
