import type { Bundle } from '#kernel/question'
import { Beside, Primary, Second } from '#ui/pieces/actions.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { useTwoSteps } from '#ui/prompts/two-steps'
import { useDigits } from '#ui/prompts/use-digits'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import hand from '~icon/hand'
import { type Coin, coins, type Token } from '../../cards/steps.ts'
import { hasBoon, worth } from '../../rules/bids.ts'
import { noBid } from '../../rules/counting.ts'
import type { Asks, Bid } from '../../types.ts'
import { purseOf } from '../seat/purse-of.ts'
import { type Say, useFist, useSay } from '../use-fist.ts'
import { Heap } from './heap.tsx'
import { InHand } from './in-hand.tsx'
import { useBundle } from './use-bundle.ts'
import './bid.css'

type CoinKind = Coin | Token
/** In the order of their digits. */
const kinds: readonly CoinKind[] = [...coins, 'black', 'amulet']

/** The fist: coins from behind the screen go into the open hand, and the hand closes. */
export function BidPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'bid' | 'silverBid'>>) {
  const ask: Bundle<CoinKind> = question.ask
  const inSilver = question.name === 'silverBid'
  const say = useSay()
  const handful = useBundle(ask)
  const none = useTwoSteps<'nothing'>(() => answer({}))
  const held = useHeld()
  const offered = kinds.filter(kind => ask.items.some(item => item.name === kind))
  useDigits((digit, withShift) => {
    const kind = kinds[digit - 1]
    if (digit === 0) handful.empty()
    else if (kind !== undefined && withShift) handful.takeBack(kind)
    else if (kind !== undefined) handful.add(kind)
  })
  const bid: Bid = { ...noBid, ...handful.counts }
  const chosen = kinds.filter(kind => bid[kind] > 0)
  const value = worth(bid, useIsHeavier() && !inSilver)
  const isEmpty = chosen.length === 0
  const canBid = ask.items.some(({ name, max }) => name !== 'amulet' && max > 0)
  // With nothing left there is nothing else to do: one press.
  const isNothing = isEmpty && (none.chosen !== null || !canBid)
  const nothing = inSilver ? 'screen.closeNoSilver' : 'screen.closeEmpty'
  const onlyNothing = none.chosen === null ? nothing : (`${nothing}Sure` as const)
  return (
    <>
      <div className="own-heaps">
        {offered.map(kind => {
          const item = ask.items.find(({ name }) => name === kind)
          return (
            <Heap
              key={kind}
              kind={kind}
              left={held[kind] - bid[kind]}
              chosen={bid[kind]}
              canAdd={handful.canAdd(kind) && !isSending}
              barredBy={item === undefined || item.max > 0 ? null : item.rule}
              digit={kinds.indexOf(kind) + 1}
              add={() => handful.add(kind)}
            />
          )
        })}
      </div>
      <p className="bid-note" aria-live="polite" data-warns={handful.problem !== null || isWasteful(bid) || undefined}>
        {noteOf(bid, handful.problem !== null, say)}
      </p>
      <Beside>
        <div className="open-palm" data-drop="hand">
          <section className="palm" aria-label={say('screen.openHand')}>
            <Icon of={hand} />
            <div className="palm-coins">
              {chosen.map(kind => (
                <InHand key={kind} kind={kind} n={bid[kind]} takeBack={() => handful.takeBack(kind)} />
              ))}
              {isEmpty && canBid && <span className="palm-empty">{say('screen.handIsEmpty')}</span>}
            </div>
          </section>
          <output className="bid-value" aria-label={say('screen.worth', { n: value })}>
            {value}
          </output>
        </div>
      </Beside>
      <Primary
        disabled={isSending || handful.problem !== null || (isEmpty && !isNothing)}
        onPress={() => answer(handful.counts)}
      >
        {say(isNothing ? onlyNothing : buttonFor(inSilver, bid, isEmpty))}
      </Primary>
      {/* One place for both, so that the focus stays when one becomes the other. */}
      {isEmpty ? (
        canBid && (
          <Second {...none.step('nothing')} disabled={isSending}>
            {say(nothing)}
          </Second>
        )
      ) : (
        <Second takesBack disabled={isSending} onPress={handful.empty}>
          {say('screen.emptyHand')}
        </Second>
      )}
    </>
  )
}

/** How much the viewer has of each kind that can be bid. */
function useHeld(): Bid {
  const { view, viewer } = useFist()
  const side = viewer === 'table' ? undefined : view.sides[viewer]
  if (side === undefined) return noBid
  return { ...noBid, ...purseOf(side), black: side.black, amulet: side.amulets }
}

/** R7.11: whether the viewer's fist counts one more. */
function useIsHeavier(): boolean {
  const { view, viewer } = useFist()
  return viewer !== 'table' && hasBoon(view, viewer, 'heavy fist')
}

const isWasteful = (bid: Bid): boolean => bid.amulet > 0 && bid.black > 0

/** A note on this bid: what is wrong with it, or what it costs. */
function noteOf(bid: Bid, isWrong: boolean, say: Say): string {
  const { fairy, common, silver } = bid
  if (isWrong) return say('screen.needsCoin')
  if (isWasteful(bid)) return say('screen.wasted')
  if (bid.black > 0) return say('screen.curses')
  if (silver > 0) return say('screen.cost.silver', { silver })
  if (fairy > 0 && common > 0) return say('screen.cost.both', { fairy, common })
  if (fairy > 0) return say('screen.cost.fairy', { fairy })
  return common > 0 ? say('screen.cost.common', { common }) : ''
}

/** What the main action does, or what it waits for. */
function buttonFor(inSilver: boolean, bid: Bid, isEmpty: boolean) {
  if (isEmpty) return inSilver ? 'screen.closeSilverFirst' : 'screen.closeFirst'
  if (bid.black > 0) return 'screen.closeCurse'
  return inSilver ? 'screen.closeSilver' : 'screen.close'
}
