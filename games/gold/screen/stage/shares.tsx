import { SeatName } from '#ui/pieces/seat-name.tsx'
import { sharesSeen } from '../known/shared.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'

/** What everybody of the party got from the dragon that has just been slain, until its party goes home. */
export function Shares() {
  const { view, told } = useGold()
  const say = useSay()
  const shares = sharesSeen(view, told)
  return shares.length === 0 ? null : (
    <section className="gold-shares board" aria-label={say('screen.shares')}>
      {shares.map(({ seat, share }) => (
        <p key={seat}>
          <SeatName seat={seat} /> <Hoard tokens={share} size="small" each />
        </p>
      ))}
    </section>
  )
}
