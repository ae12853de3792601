import { Icon } from '#ui/pieces/icon.tsx'
import type { CardId } from '../../words/powers.ts'
import { icons } from './icons.ts'
import './picture.css'

/** A card's picture, without its text. */
export function Picture({ card }: { readonly card: string }) {
  const icon = icons[card as CardId]
  return <span className="card-picture">{icon !== undefined && <Icon of={icon} />}</span>
}
