import { Primary, Second } from '#ui/pieces/actions.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { type Token, tokens } from '../../tokens.ts'
import type { Asks, MarketOffer } from '../../types.ts'
import { useGold, useSay } from '../use-gold.ts'
import { dealIn } from './net.ts'
import { useDeal } from './use-deal.ts'

interface TradeActionsProps {
  readonly offer: MarketOffer
  readonly ask: Asks['market']
  readonly answer: (answer: object) => void
  readonly isSending: boolean
  /** Whether these are what there is to do, at its place; else buttons of the offer itself. */
  readonly isPrimary?: boolean
}

/** What can be done about an offer at the Market. */
export function TradeActions({ offer, ask, answer, isSending, isPrimary = false }: TradeActionsProps) {
  const { view, viewer } = useGold()
  const say = useSay()
  const { copy } = useDeal(viewer === 'table' ? -1 : viewer)
  const { number, by } = offer
  const isMine = by === viewer
  const isAccepted = viewer !== 'table' && view.market?.accepts[viewer] === number
  const { accept, withdraw } = ask.moves
  const act = isMine
    ? { text: say('screen.market.do.takeBack'), is: withdraw?.options.includes('offer'), give: { withdraw: 'offer' } }
    : isAccepted
      ? {
          text: say('screen.market.do.stepBack'),
          is: withdraw?.options.includes('acceptance'),
          give: { withdraw: 'acceptance' },
        }
      : { text: say('screen.market.do.accept'), is: accept?.options.includes(number), give: { accept: number } }
  const have = (token: Token): number => ask.moves.offer?.own.find(({ name }) => name === token)?.max ?? 0
  /** Of what one has not, nothing can be offered. */
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
  const why =
    !isMine && !isAccepted && act.is !== true && barred !== undefined ? (
      <WhyNot rule={barred.rule} className="trade-cannot">
        {say('screen.market.cannot')}
      </WhyNot>
    ) : null
  if (isPrimary)
    return (
      <>
        {why}
        {why === null ? (
          <>
            <Primary disabled={isSending || act.is !== true} onPress={() => answer(act.give)}>
              {act.text}
            </Primary>
            <Second onPress={change}>{say('screen.market.do.counter')}</Second>
          </>
        ) : (
          <Primary onPress={change}>{say('screen.market.do.counter')}</Primary>
        )}
      </>
    )
  return (
    <div className="offer-do">
      {why ?? (
        <button
          type="button"
          className={isMine || isAccepted ? 'inked-line' : 'accepts'}
          disabled={isSending || act.is !== true}
          onClick={() => answer(act.give)}
        >
          {act.text}
        </button>
      )}
      <button type="button" className="inked-line" onClick={change}>
        {say('screen.market.do.counter')}
      </button>
    </div>
  )
}
