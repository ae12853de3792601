import type { Saying } from '#games/saying'
import { seatsOf } from '#kernel/seat'
import { Said } from '#ui/pieces/said.tsx'
import { saying, seatsIn } from '../words/things.ts'
import { CountTable } from './count-table.tsx'
import { type Count, countOf, type MajoritySeen, struckSetOf } from './known/count.ts'
import { lastOffersOf } from './known/last-offers.ts'
import { TokenPiece } from './pieces/token-piece.tsx'
import { useGold, useSay } from './use-gold.ts'
import './explained.css'

/** After the game: every token, every majority and every set, and what each was worth to whom. */
export function Explained() {
  const { told, view } = useGold()
  const say = useSay()
  const count = countOf(told)
  if (count === null) return null
  const seats = seatsOf(view.sides.length)
  const struck = struckSetOf(count, view)
  const lastOffers = lastOffersOf(told).map(({ seat, said, kept }) =>
    saying('screen.explained.lastOffer', { who: { seat }, said, kept }),
  )
  return (
    <div className="gold-count">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <section className="count-scroll" aria-label={say('screen.explained.count')} tabIndex={0}>
        <CountTable count={count} seats={seats} />
      </section>
      <ul className="majorities">
        {count.majorities.map(majority => (
          <li key={majority.gem}>
            <TokenPiece token={majority.gem} size="small" />
            <span>
              <Said saying={majoritySaying(majority, count.hoards)} />
            </span>
          </li>
        ))}
      </ul>
      {struck !== null && (
        <p>
          <Said saying={saying('screen.explained.cursedSet', { who: { seat: struck } })} />
        </p>
      )}
      {lastOffers.length > 0 && (
        <p>
          <Said saying={saying('screen.explained.lastOffers', { all: { all: lastOffers, joined: 'commas' } })} />
        </p>
      )}
    </div>
  )
}

/** Explains in words how a colour was paid. */
function majoritySaying({ leaders, paid, why }: MajoritySeen, hoards: Count['hoards']): Saying {
  const who = seatsIn(leaders)
  const points = Math.max(0, ...paid)
  switch (why) {
    case 'nobody':
      return saying('screen.explained.nobody')
    case 'many':
      return saying('screen.explained.many', { who })
    case 'cursed':
      return saying('screen.explained.cursed', { who, n: leaders.length })
    case 'cursedTie': {
      const cursed = leaders.filter(seat => (hoards[seat]?.black ?? 0) > 0)
      return saying('screen.explained.cursedTie', { who, cursed: seatsIn(cursed), points })
    }
    case 'one':
      return saying('screen.explained.one', { who, n: leaders.length, points })
    case 'shared':
      return saying('screen.explained.shared', { who, points })
  }
}
