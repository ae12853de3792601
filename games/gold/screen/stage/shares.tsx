import { SeatName } from '#ui/pieces/seat-name.tsx'
import { noTokens, size } from '../../tokens.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'

/** What everybody of the party got from the dragon that has just been slain, until its party goes home. */
export function Shares() {
  const { kill } = useGold().view
  const say = useSay()
  if (kill === null || kill.shares === null || size(kill.loot) === 0) return null
  const { party, shares } = kill
  return (
    <section className="gold-shares board" aria-label={say('screen.shares')}>
      {party.map((seat, i) => (
        <p key={seat}>
          <SeatName seat={seat} /> <Hoard tokens={shares[i] ?? noTokens} size="small" each />
        </p>
      ))}
    </section>
  )
}
