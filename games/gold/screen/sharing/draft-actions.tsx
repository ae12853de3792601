import { useState } from 'react'
import type { Shares } from '#kernel/question'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { useSettled } from '#ui/settled'
import { noTokens, type Token } from '../../cards/tokens.ts'
import { isEmpty, isSame, isWhole, sharesOf } from '../known/drafts.ts'
import { filled } from '../known/filling.ts'
import { useSay } from '../use-gold.ts'
import { type LootSharing, termsOf } from './use-sharing.ts'

interface DraftActionsProps {
  readonly desk: LootSharing
  readonly among: readonly number[]
  readonly isSending: boolean
  /** Submits the draft; null if that is not possible now. */
  readonly send: ((shares: Shares<Token>) => void) | null
  readonly isWrong: boolean
  /** The label for sending it. */
  readonly button: string
}

/**
 * The next step of a draft, always in the same place: first the rest is shared, then it is sent, but not by the second tap
 * of the same finger. Right after an offer that was withdrawn while it was looked at, neither is possible: that press was
 * meant for the offer.
 */
export function DraftActions({ desk, among, isSending, send, isWrong, button }: DraftActionsProps) {
  const say = useSay()
  const { owners, pieces, redraw, undo, held, bargain, me, kill } = desk
  const isSettled = useSettled(held.withdrawn) || held.withdrawn === 0
  // Not disabled meanwhile: the keyboard's focus is on this button.
  const [fillings, setFillings] = useState(0)
  const isFilled = useSettled(fillings) || fillings === 0
  const shares = sharesOf(pieces, owners)
  const own = bargain?.offers.find(({ by }) => by === me)
  const isOffered =
    own !== undefined &&
    isSame(shares, Object.fromEntries(kill.party.map((seat, i) => [seat, own.shares[i] ?? noTokens])))
  return (
    <>
      {send === null ? (
        <Primary disabled onPress={() => undefined}>
          {say('screen.desk.frozen')}
        </Primary>
      ) : isWhole(owners) ? (
        <Primary disabled={isSending || isWrong || isOffered || !isSettled} onPress={() => isFilled && send(shares)}>
          {isOffered ? say('screen.desk.do.offered') : button}
        </Primary>
      ) : (
        <Primary
          disabled={isSending || !isSettled}
          onPress={() => {
            setFillings(n => n + 1)
            redraw(filled(owners, termsOf(desk, among)), { looksAt: 'draft' })
          }}
        >
          {isEmpty(owners) ? say('screen.desk.do.all') : say('screen.desk.do.rest')}
        </Primary>
      )}
      <Second takesBack disabled={held.before.length === 0} onPress={undo}>
        {say('screen.desk.do.undo')}
      </Second>
    </>
  )
}
