import { Warning } from '#ui/pieces/warning.tsx'
import { noTokens } from '../../cards/tokens.ts'
import type { Asks, Offer } from '../../types.ts'
import { ownersOf } from '../known/drafts.ts'
import { OfferButtons } from './offer-buttons.tsx'
import type { LootSharing } from './use-sharing.ts'

interface OfferActionsProps {
  readonly desk: LootSharing
  readonly offer: Offer
  readonly ask: Asks['bargain']
  readonly answer: (answer: object) => void
  readonly isSending: boolean
  readonly isPrimary?: boolean
}

/** The actions on an offer: accept it, step back from it, withdraw it if it is the player's own, change it. */
export function OfferActions({ desk, offer, ask, answer, isSending, isPrimary = false }: OfferActionsProps) {
  const { bargain, me, kill, pieces, redraw } = desk
  const { number, by, shares } = offer
  const { accept, withdraw } = ask.moves
  const isMine = by === me
  const what = isMine ? 'offer' : 'acceptance'
  const isAccepted = me !== null && bargain?.accepts[me] === number
  return (
    <>
      {accept?.options.includes(number) && !isAccepted && <Warning about={{ accept: number }} />}
      <OfferButtons
        number={number}
        isMine={isMine}
        isAccepted={isAccepted}
        isSending={isSending}
        isPrimary={isPrimary}
        accept={accept?.options.includes(number) ? () => answer({ accept: number }) : null}
        withdraw={withdraw?.options.includes(what) ? () => answer({ withdraw: what }) : null}
        change={() =>
          redraw(ownersOf(pieces, Object.fromEntries(kill.party.map((seat, i) => [seat, shares[i] ?? noTokens]))), {
            looksAt: 'draft',
            taps: me ?? 'signs',
          })
        }
      />
    </>
  )
}
