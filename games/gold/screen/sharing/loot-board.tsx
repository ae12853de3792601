import { useSay } from '../use-gold.ts'
import { Board } from './board.tsx'
import { OfferSheet } from './offer-sheet.tsx'
import type { LootSharing } from './use-sharing.ts'

/** The middle of a wide table: the player's own draft, or the offer that was opened. */
export function LootBoard({ desk }: { readonly desk: LootSharing }) {
  const say = useSay()
  const { bargain, held, hold } = desk
  const opened = bargain?.offers.find(({ by }) => by === held.looksAt)
  return opened === undefined ? (
    <Board desk={desk} />
  ) : (
    <div className="offer-opened">
      <OfferSheet desk={desk} offer={opened} />
      <button type="button" className="framed" onClick={() => hold({ looksAt: 'draft' })}>
        {say('screen.desk.backToDraft')}
      </button>
    </div>
  )
}
