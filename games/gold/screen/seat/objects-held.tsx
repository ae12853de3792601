import { Icon } from '#ui/pieces/icon.tsx'
import cardPickup from '~icon/card-pickup'
import { useSay } from '../use-gold.ts'
import './objects-held.css'

/** The number of objects a player holds. */
export function ObjectsHeld({ n }: { readonly n: number }) {
  const say = useSay()
  const text = say('screen.seat.objects', { n })
  return (
    <span className="objects-held" data-hint={text}>
      <span className="hidden-text">{text}</span>
      <Icon of={cardPickup} />
      <b aria-hidden="true">{n}</b>
    </span>
  )
}
