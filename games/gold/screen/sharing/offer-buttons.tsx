import { Primary, Second } from '#ui/pieces/actions.tsx'
import { useSettled } from '#ui/settled'
import { useSay } from '../use-gold.ts'

interface OfferButtonsProps {
  readonly number: number
  readonly isMine: boolean
  readonly isAccepted: boolean
  readonly isSending: boolean
  /** Null if that is not possible now. */
  readonly accept: (() => void) | null
  readonly withdraw: (() => void) | null
  readonly change: () => void
  /** Whether these are the main actions, in their usual place; otherwise they are buttons on the offer. */
  readonly isPrimary: boolean
}
interface Act {
  readonly text: string
  readonly press: (() => void) | null
}

/**
 * The actions on an offer. After accepting, nothing here can be pressed: a second tap must not undo it, and stepping
 * back is elsewhere.
 */
export function OfferButtons({ number, isMine, isAccepted, isSending, isPrimary, ...acts }: OfferButtonsProps) {
  const say = useSay()
  const isSettled = useSettled(`${number} ${isAccepted}`)
  const change: Act = { text: say('screen.desk.do.change'), press: acts.change }
  const [first, second]: readonly [Act, Act] = isMine
    ? [change, { text: say('screen.desk.do.takeBack'), press: acts.withdraw }]
    : isAccepted
      ? [
          { text: say('screen.desk.do.accepted'), press: null },
          { text: say('screen.desk.do.stepBack'), press: acts.withdraw },
        ]
      : [{ text: say('screen.desk.do.accept'), press: acts.accept }, change]
  const isStill = (act: Act): boolean => act.press === null || !isSettled || (isSending && act !== change)
  const text = isAccepted && !isMine ? `✓ ${first.text}` : first.text
  if (isPrimary)
    return (
      <>
        <Primary disabled={isStill(first)} onPress={() => first.press?.()}>
          {text}
        </Primary>
        <Second disabled={isStill(second)} onPress={() => second.press?.()}>
          {second.text}
        </Second>
      </>
    )
  const look = isMine ? 'inked-line' : isAccepted ? 'accepted' : 'accepts'
  return (
    <div className="offer-do" data-settling={!isSettled || undefined}>
      <button type="button" className={look} disabled={isStill(first)} onClick={() => first.press?.()}>
        {text}
      </button>
      <button type="button" className="inked-line" disabled={isStill(second)} onClick={() => second.press?.()}>
        {second.text}
      </button>
    </div>
  )
}
