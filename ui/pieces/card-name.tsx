import { useTable } from '../table.ts'

/** A card's name within a sentence: a press shows the card. Whatever has `data-card` is also shown large by pointing at it. */
export function CardName({ card, text }: { readonly card: string; readonly text: string }) {
  const { zoom } = useTable()
  return (
    <button type="button" className="card-name" data-card={card} onClick={() => zoom(card)}>
      {text}
    </button>
  )
}
