import { problemWith } from '#kernel/answer'
import type { Trade } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { Wrong } from '#ui/prompts/wrong.tsx'
import { type Gem, gems, type Token } from '../../cards/tokens.ts'
import type { Asks } from '../../types.ts'
import { saying, tokensIn } from '../../words/things.ts'
import { tagsOf } from '../known/wants.ts'
import { useGold, useSay } from '../use-gold.ts'
import { Stall } from './stall.tsx'
import { type DealMade, endsOf, transfersOf, waysAmong } from './use-deal.ts'
import { Partners, Ways } from './ways.tsx'

interface OwnTradeProps {
  readonly ask: Asks['market']
  readonly deal: DealMade
  readonly me: Seat
  readonly answer: (answer: object) => void
  readonly isSending: boolean
  readonly isDone: boolean
  readonly isNarrow: boolean
}

/** A trade being put together: with whom, what goes, what comes. */
export function OwnTrade({ ask, deal, me, answer, isSending, isDone, isNarrow }: OwnTradeProps) {
  const { view } = useGold()
  const say = useSay()
  const trade = ask.moves.offer
  const barred = ask.barred.find(({ move }) => move === 'offer')
  const transfers = transfersOf(deal.deal.handed)
  const problem = trade === undefined || transfers.length === 0 ? null : problemWith(trade, transfers)
  const offer = (): void => {
    deal.clear()
    answer({ offer: transfers })
  }
  return (
    <>
      {trade === undefined ? (
        barred !== undefined && <WhyNot rule={barred.rule}>{say('screen.market.do.offer')}</WhyNot>
      ) : (
        <>
          <Partners deal={deal} all={trade.partners} most={trade.most - 1} done={view.market?.done ?? []} />
          <Ways deal={deal} me={me} />
          <Hint deal={deal} me={me} />
          <div className="trade-note">
            {deal.deal.way === null ? <Advice me={me} /> : !isNarrow && <Wrong problem={problem} />}
          </div>
          {/* With room, always there and all kinds in both directions: nothing moves below the mouse. */}
          {(!isNarrow || deal.deal.way !== null) && (
            <Stalls trade={trade} deal={deal} me={me} isSending={isSending} isNarrow={isNarrow} />
          )}
        </>
      )}
      <Primary
        disabled={isSending || problem !== null || trade === undefined || transfers.length === 0}
        onPress={offer}
      >
        {say('screen.market.do.offer')}
      </Primary>
      {/* The main action is never to do nothing. */}
      {transfers.length === 0 && deal.deal.before.length === 0 ? (
        <Second disabled={isSending || isDone} onPress={() => answer({ done: 'yes' })} gives>
          {isDone ? say('screen.market.do.isDone') : say('screen.market.do.done')}
        </Second>
      ) : (
        <Second takesBack disabled={deal.deal.before.length === 0} onPress={deal.undo}>
          {say('screen.market.do.undo')}
        </Second>
      )}
    </>
  )
}

/** What a tap currently does. */
function Hint({ deal: { deal }, me }: { readonly deal: DealMade; readonly me: Seat }) {
  const say = useSay()
  if (deal.way === null) return <p className="desk-hint">{say('screen.market.choosePartner')}</p>
  const [from, to] = endsOf(deal.way)
  const text =
    from === me
      ? say('screen.market.hint.give', { who: { seat: to } })
      : to === me
        ? say('screen.market.hint.get', { who: { seat: from } })
        : say('screen.market.hint.other', { who: { seat: from }, to: { seat: to } })
  return <p className="desk-hint">{text}</p>
}

/** What the player could part with, and what they could use. */
function Advice({ me }: { readonly me: Seat }) {
  const { view, told } = useGold()
  const tags = tagsOf(view, me, told)
  const tagged = (tag: 'spare' | 'want') =>
    tokensIn(Object.fromEntries(gems.filter(gem => tags[gem] === tag).map(gem => [gem, 1])))
  return (
    <p className="desk-hint trade-advice">
      {gems.some(gem => tags[gem] === 'spare') && (
        <Said saying={saying('screen.market.spares', { tokens: tagged('spare') })} />
      )}{' '}
      {gems.some(gem => tags[gem] === 'want') && (
        <Said saying={saying('screen.market.wants', { tokens: tagged('want') })} />
      )}
    </p>
  )
}

interface StallsProps {
  readonly trade: Trade<Token>
  readonly deal: DealMade
  readonly me: Seat
  readonly isSending: boolean
  readonly isNarrow: boolean
}

/** What can go in the chosen direction: the player's own tokens, or tokens they may ask for. */
function Stalls({ trade, deal: { deal, add, change }, me, isSending, isNarrow }: StallsProps) {
  const { view, told } = useGold()
  const say = useSay()
  const [from] = deal.way === null ? [me] : endsOf(deal.way)
  const isOwn = from === me
  const kinds = (isOwn ? trade.own : askable(trade)).filter(({ max }) => !isNarrow || max > 0)
  const tags = tagsOf(view, me, told)
  const gone = (token: Token): number =>
    transfersOf(deal.handed).reduce((sum, it) => (it.from === from ? sum + (it.what[token] ?? 0) : sum), 0)
  useDigits((digit, withShift) => {
    const [kind, way] = [kinds[digit - 1], waysAmong(me, deal.partners)[digit - 1]]
    if (withShift && way !== undefined) change({ way, looksAt: 'draft' })
    if (!withShift && kind !== undefined && gone(kind.name) < kind.max && !isSending) add(kind.name)
  })
  return (
    <div className="stall-strip">
      {kinds.map(({ name, max }, i) => {
        const [kind, n] = [saying(`kinds.${name}`), gone(name)]
        const tag = isGem(name) ? tags[name] : null
        return (
          <Stall
            key={name}
            token={name}
            label={isOwn ? say('screen.market.have', { kind, left: max - n }) : say('screen.market.wish', { kind, n })}
            n={isOwn ? max - n : n}
            tag={tag === (isOwn ? 'spare' : 'want') ? tag : null}
            digit={i + 1}
            disabled={n >= max || deal.way === null}
            add={() => add(name)}
            drop={isOver => {
              const way = waysAmong(me, deal.partners).find(it => isOver(`way-${it}`))
              if (way !== undefined && endsOf(way)[0] === from) add(name, way)
            }}
          />
        )
      })}
    </div>
  )
}

/** R1.1: nobody else can have what the player has. */
export const askable = ({ own, wishes }: Trade<Token>): Trade<Token>['wishes'] =>
  wishes.map(wish => ({ ...wish, max: wish.max - (own.find(({ name }) => name === wish.name)?.max ?? 0) }))

const isGem = (token: Token): token is Gem => gems.some(gem => gem === token)
