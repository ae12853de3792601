import type { ReactNode } from 'react'
import type { Seat } from '#kernel/seat'
import { markOf } from '#ui/marks'
import { InWords } from '#ui/pieces/in-words.tsx'
import { noTokens, size, type Hoard as Tokens, tokens } from '../../cards/tokens.ts'
import type { Offer } from '../../types.ts'
import { seatsIn } from '../../words/things.ts'
import { commitmentsOf, versionBefore } from '../known/talks.ts'
import { worthToMe } from '../known/value.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { Closing } from './closing.tsx'
import { madeOf, signedPoints } from './my-value.tsx'
import type { LootSharing } from './use-sharing.ts'
import './offer-sheet.css'

interface OfferSheetProps {
  readonly desk: LootSharing
  readonly offer: Offer
  /** The actions on it. */
  readonly children?: ReactNode
}

/** More than this many, in a share or a party, are drawn smaller. Side by side a row holds one less. */
const FEW = 4

const isAlike = (a: Tokens, b: Tokens): boolean => tokens.every(token => a[token] === b[token])

/** A standing offer on parchment: who gets what, who has accepted this version, and its value to the viewer. */
export function OfferSheet({ desk, offer, children }: OfferSheetProps) {
  const { told, names } = useGold()
  const say = useSay()
  const { party, kill, bargain, me } = desk
  const { by, number, shares } = offer
  const accepting = party.filter(seat => bargain?.accepts[seat] === number)
  const before = versionBefore(told, by, number)
  const shareOf = (all: readonly Tokens[], seat: Seat): Tokens => all[kill.party.indexOf(seat)] ?? noTokens
  const isClosing = bargain?.closing?.number === number
  const fitting = children === undefined ? FEW : FEW - 1
  const isCrowded = party.length > FEW || party.some(seat => size(shareOf(shares, seat)) > fitting)
  return (
    <article className="offer-sheet parchment" data-closing={isClosing || undefined} data-mine={by === me || undefined}>
      <header>
        <h3>
          <span aria-hidden="true">{markOf(by)} </span>
          {say('screen.desk.offerOf', { who: { seat: by } })}
        </h3>
        <span className="offer-version">{say('screen.desk.version', { number })}</span>
        {commitmentsOf(told, by, number).map(it => (
          <span key={it} className="offer-commitment">
            {say(`screen.desk.commitment.${it}`)}
          </span>
        ))}
      </header>
      <ul>
        {party.map(seat => {
          const share = shareOf(shares, seat)
          const isChanged = before !== null && !isAlike(share, shareOf(before, seat))
          return (
            <li key={seat} data-mine={seat === me || undefined} data-changed={isChanged || undefined}>
              <span className="offer-who">
                <span aria-hidden="true">{markOf(seat)}</span> {seat === me ? say('you') : names[seat]}
              </span>
              <Hoard tokens={share} size={isCrowded ? 'small' : 'medium'} each />
              {isChanged && (
                <span className="offer-changed" data-hint={say('screen.desk.changed')}>
                  <span className="hidden-text">{say('screen.desk.changed')}</span>
                  <span aria-hidden="true">✎</span>
                </span>
              )}
              {seat === me && <Worth seat={seat} share={share} />}
            </li>
          )
        })}
      </ul>
      <p className="offer-voices">
        <span className="hidden-text">
          {say('screen.desk.acceptedBy', { n: accepting.length, who: seatsIn(accepting) })}
        </span>
        <span aria-hidden="true">
          {party
            .filter(seat => seat !== kill.silenced)
            .map(seat => (
              <span key={seat} className="offer-voice" data-accepts={accepting.includes(seat) || undefined}>
                {markOf(seat)}
                {accepting.includes(seat) ? '✓' : ''}
              </span>
            ))}
        </span>
        {isClosing && <Closing closes={bargain?.closing?.closes ?? 0} />}
      </p>
      {children}
    </article>
  )
}

export function Worth({ seat, share }: { readonly seat: Seat; readonly share: Tokens }) {
  const { view, told } = useGold()
  const say = useSay()
  const { points, parts } = worthToMe(view, seat, share, told)
  const made = madeOf(parts, say)
  return (
    <b className="offer-worth" data-loss={points < 0 || undefined} data-hint={made}>
      <InWords
        text={
          points < 0 ? say('screen.desk.value.less', { points: -points }) : say('screen.desk.value.points', { points })
        }
        hint={made}
      />
      <span aria-hidden="true">{signedPoints(points)}</span>
    </b>
  )
}
