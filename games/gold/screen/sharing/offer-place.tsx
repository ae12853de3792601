import { hinted } from '#ui/hinted'
import { markOf } from '#ui/marks'
import { useNow } from '#ui/now'
import { noTokens } from '../../cards/tokens.ts'
import type { Offer } from '../../types.ts'
import { seatsIn } from '../../words/things.ts'
import type { OfferPlace } from '../known/places.ts'
import { commitmentsOf } from '../known/talks.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { Closing } from './closing.tsx'
import { Worth } from './offer-sheet.tsx'
import type { LootSharing } from './use-sharing.ts'
import './offer-place.css'

/** How long an offer counts as new, and how often to look at the clock, in milliseconds. */
const [NEW, STEP] = [3000, 500]

interface PlaceProps {
  readonly desk: LootSharing
  readonly place: OfferPlace
}

/**
 * One player's place for their offer: what I would get, what it is worth to me, and who agrees. A press opens the whole
 * offer in the middle.
 */
export function Place({ desk, place: { seat, offer } }: PlaceProps) {
  const { names } = useGold()
  const say = useSay()
  const who = (
    <span className="place-who">
      <span className="seat-name" data-seat={seat} aria-hidden="true">
        {markOf(seat)}
      </span>{' '}
      {seat === desk.me ? say('you') : names[seat]}
    </span>
  )
  return offer === null ? (
    <li className="offer-place" data-empty>
      {who}
      <span className="place-none">{say('screen.desk.noOffer')}</span>
    </li>
  ) : (
    <Filled desk={desk} offer={offer}>
      {who}
    </Filled>
  )
}

interface FilledProps extends React.PropsWithChildren {
  readonly desk: LootSharing
  readonly offer: Offer
}

function Filled({ desk, offer: { by, number, shares, at }, children }: FilledProps) {
  const { told, isLive } = useGold()
  const say = useSay()
  const now = useNow(STEP)
  const { kill, bargain, me, held, hold } = desk
  const share = me === null ? noTokens : (shares[kill.party.indexOf(me)] ?? noTokens)
  const isNew = isLive && now - at < NEW
  const isOpen = held.looksAt === by
  const isClosing = bargain?.closing?.number === number
  return (
    <li
      className="offer-place parchment"
      data-mine={by === me || undefined}
      data-new={isNew || undefined}
      data-open={isOpen || undefined}
      data-closing={isClosing || undefined}
    >
      <button
        type="button"
        className="place-open"
        aria-pressed={isOpen}
        {...hinted(say('screen.desk.openOffer'))}
        onClick={() => hold({ looksAt: isOpen ? 'draft' : by })}
      >
        {children}
        {me !== null && <Worth seat={me} share={share} />}
        <span className="place-share">
          {me !== null && <span aria-hidden="true">{say('you')}</span>} <Hoard tokens={share} size="small" each />
        </span>
        <Agreed desk={desk} number={number} />
        {isClosing && <Closing closes={bargain?.closing?.closes ?? 0} />}
      </button>
      {isNew ? (
        <b className="place-new">{say('screen.desk.newOffer', { number })}</b>
      ) : (
        <span className="place-number">
          {commitmentsOf(told, by, number).map(it => say(`screen.desk.commitment.${it}`))[0]}
        </span>
      )}
    </li>
  )
}

/** Who agrees, with a tick on their mark: never by colour alone. */
function Agreed({ desk: { kill, bargain, party }, number }: { readonly desk: LootSharing; readonly number: number }) {
  const say = useSay()
  const accepting = party.filter(seat => bargain?.accepts[seat] === number)
  return (
    <span className="place-voices">
      <span className="hidden-text">
        {say('screen.desk.acceptedBy', { n: accepting.length, who: seatsIn(accepting) })}
      </span>
      <span aria-hidden="true">{say('screen.desk.agree')}</span>
      {party
        .filter(seat => seat !== kill.silenced)
        .map(seat => (
          <span
            key={seat}
            className="place-voice"
            data-agrees={accepting.includes(seat) || undefined}
            aria-hidden="true"
          >
            {markOf(seat)}
            {accepting.includes(seat) && '✓'}
          </span>
        ))}
    </span>
  )
}
