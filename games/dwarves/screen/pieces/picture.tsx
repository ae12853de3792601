import { Icon } from '#ui/pieces/icon.tsx'
import { icons } from './icons.ts'
import './picture.css'

/** A card's picture, without its text. */
export function Picture({ card }: { readonly card: string }) {
  const icon = icons[card]
  return <span className="dwarves-picture">{icon !== undefined && <Icon of={icon} />}</span>
}
