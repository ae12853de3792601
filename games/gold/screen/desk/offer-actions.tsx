import { Primary, Second } from '#ui/pieces/actions.tsx'
import { noTokens } from '../../tokens.ts'
import type { Asks, Offer } from '../../types.ts'
import { ownersOf } from '../known/drafts.ts'
import { useSay } from '../use-gold.ts'
import type { Desk } from './use-desk.ts'

interface OfferActionsProps {
  readonly desk: Desk
  readonly offer: Offer
  readonly ask: Asks['bargain']
  readonly answer: (answer: object) => void
  readonly isSending: boolean
  /** Whether these are what there is to do, at its place; else buttons of the offer itself. */
  readonly isPrimary?: boolean
}

/** What can be done about an offer: accept it or step back from it, take one's own back, change it. */
export function OfferActions({ desk, offer, ask, answer, isSending, isPrimary = false }: OfferActionsProps) {
  const say = useSay()
  const { bargain, me, kill, pieces, redraw } = desk
  const { number, by, shares } = offer
  const { accept, withdraw } = ask.moves
  const isMine = by === me
  const isAccepted = me !== null && bargain?.accepts[me] === number
  const change = (): void =>
    redraw(ownersOf(pieces, Object.fromEntries(kill.party.map((seat, i) => [seat, shares[i] ?? noTokens]))), {
      looksAt: 'draft',
      taps: me ?? 'signs',
    })
  const act = isMine
    ? { text: say('screen.desk.do.takeBack'), is: withdraw?.options.includes('offer'), give: { withdraw: 'offer' } }
    : isAccepted
      ? {
          text: say('screen.desk.do.stepBack'),
          is: withdraw?.options.includes('acceptance'),
          give: { withdraw: 'acceptance' },
        }
      : { text: say('screen.desk.do.accept'), is: accept?.options.includes(number), give: { accept: number } }
  const disabled = isSending || act.is !== true
  if (isPrimary)
    return (
      <>
        <Primary disabled={disabled} onPress={() => answer(act.give)}>
          {act.text}
        </Primary>
        <Second onPress={change}>{say('screen.desk.do.change')}</Second>
      </>
    )
  return (
    <div className="offer-do">
      <button
        type="button"
        className={isMine || isAccepted ? 'inked-line' : 'accepts'}
        disabled={disabled}
        onClick={() => answer(act.give)}
      >
        {act.text}
      </button>
      <button type="button" className="inked-line" onClick={change}>
        {say('screen.desk.do.change')}
      </button>
    </div>
  )
}
