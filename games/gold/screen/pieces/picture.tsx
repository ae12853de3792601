import { isGuest } from '#games/workshop/guest-id'
import { GuestPicture } from '#ui/pieces/guest-picture.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import type { BoxedCard } from '../../words/powers.ts'
import { icons } from './icons.ts'
import './picture.css'

/** A card's picture, without its text. */
export function Picture({ card }: { readonly card: string }) {
  const icon = icons[card as BoxedCard]
  return (
    <span className="card-picture">
      {isGuest(card) ? <GuestPicture of={card} /> : icon !== undefined && <Icon of={icon} />}
    </span>
  )
}
