import { Primary } from '#ui/pieces/actions.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { type Token, tokens } from '../../cards/tokens.ts'
import type { Asks, MarketOffer } from '../../types.ts'
import { OfferButtons } from '../sharing/offer-buttons.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { dealIn } from './net.ts'
import { useDeal } from './use-deal.ts'

interface TradeActionsProps {
  readonly offer: MarketOffer
  readonly ask: Asks['market']
  readonly answer: (answer: object) => void
  readonly isSending: boolean
  readonly isPrimary?: boolean
}

/** The actions on an offer at the Market. */
export function TradeActions({ offer, ask, answer, isSending, isPrimary = false }: TradeActionsProps) {
  const { view, viewer } = useGold()
  const { copy } = useDeal(viewer === 'table' ? -1 : viewer)
  const { number, by } = offer
  const isMine = by === viewer
  const isAccepted = viewer !== 'table' && view.market?.accepts[viewer] === number
  const { accept, withdraw } = ask.moves
  const what = isMine ? 'offer' : 'acceptance'
  const have = (token: Token): number => ask.moves.offer?.own.find(({ name }) => name === token)?.max ?? 0
  /** Limits the copy to tokens the player has. */
  const change = (): void =>
    copy(
      dealIn(offer).map(it => {
        if (it.from !== viewer) return it
        const what = tokens.map(token => [token, Math.min(it.what[token] ?? 0, have(token))] as const)
        return { ...it, what: Object.fromEntries(what.filter(([, n]) => n > 0)) }
      }),
    )
  const barred =
    accept?.barred.find(({ option }) => option === number) ?? ask.barred.find(({ move }) => move === 'accept')
  if (!isMine && !isAccepted && !accept?.options.includes(number) && barred !== undefined)
    return <Cannot rule={barred.rule} change={change} isPrimary={isPrimary} />
  return (
    <OfferButtons
      number={number}
      isMine={isMine}
      isAccepted={isAccepted}
      isSending={isSending}
      isPrimary={isPrimary}
      accept={accept?.options.includes(number) ? () => answer({ accept: number }) : null}
      withdraw={withdraw?.options.includes(what) ? () => answer({ withdraw: what }) : null}
      change={change}
    />
  )
}

interface CannotProps {
  readonly rule: string
  readonly change: () => void
  readonly isPrimary: boolean
}

/** The player lacks what is asked for: the rule, and what to do instead. */
function Cannot({ rule, change, isPrimary }: CannotProps) {
  const say = useSay()
  const why = (
    <WhyNot rule={rule} className="trade-cannot">
      {say('screen.market.cannot')}
    </WhyNot>
  )
  if (isPrimary)
    return (
      <>
        {why}
        <Primary onPress={change}>{say('screen.desk.do.change')}</Primary>
      </>
    )
  return (
    <div className="offer-do">
      {why}
      <button type="button" className="inked-line" onClick={change}>
        {say('screen.desk.do.change')}
      </button>
    </div>
  )
}
