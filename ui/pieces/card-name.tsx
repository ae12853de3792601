import { useTable } from '../table.ts'

/** A card's name within a sentence. Pressing it shows the card. Anything with `data-card` is also enlarged on hover. */
export function CardName({ card, text }: { readonly card: string; readonly text: string }) {
  const { zoom } = useTable()
  return (
    <button type="button" className="card-name" data-card={card} onClick={() => zoom(card)}>
      {text}
    </button>
  )
}
