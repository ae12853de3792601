import { Icon } from '#ui/pieces/icon.tsx'
import swords from '~icon/crossed-swords'
import paw from '~icon/paw-print'
import type { Back } from '../../cards/index.ts'
import './deck-back.css'

/** A card back: of one of the two decks, or a neutral one if backs are hidden. */
export const DeckBack = ({ back }: { readonly back: Back | null }) => (
  <span className="deck-back" data-back={back ?? 'hidden'} aria-hidden="true">
    {back !== null && <Icon of={back === 'creature' ? paw : swords} />}
  </span>
)
