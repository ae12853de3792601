import { SeatName } from '#ui/pieces/seat-name.tsx'
import { sharesSeen } from '../known/shared.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'

/** What each party member got from the dragon just slain, until the party goes home. */
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
