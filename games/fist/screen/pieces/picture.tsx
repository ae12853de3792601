import { isGuest } from '#games/workshop/guest-id'
import { GuestPicture } from '#ui/pieces/guest-picture.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import type { BoxedId } from '../../cards/characters.ts'
import { icons } from './icons.ts'
import './picture.css'

/** A character's picture, without its text. */
export function Picture({ card }: { readonly card: string }) {
  const icon = icons[card as BoxedId]
  return (
    <span className="character-picture" data-card={card}>
      {isGuest(card) ? <GuestPicture of={card} /> : icon !== undefined && <Icon of={icon} />}
    </span>
  )
}
