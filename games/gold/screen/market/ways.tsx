import { markOf } from '#ui/marks'
import { room } from '#ui/room'
import { given, tokensIn } from '../../words/things.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { type DealMade, endsOf, waysAmong } from './use-deal.ts'
import './ways.css'

interface PartnersProps {
  readonly deal: DealMade
  readonly all: readonly number[]
  readonly most: number
  readonly done: readonly boolean[]
}

/** The partners of a trade. */
export function Partners({ deal: { deal, choose }, all, most, done }: PartnersProps) {
  const { names } = useGold()
  const say = useSay()
  const toggle = (seat: number): void => {
    const others = deal.partners.filter(it => it !== seat)
    choose(deal.partners.includes(seat) ? others : [...others.slice(-(most - 1)), seat])
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a row
    <div className="trade-partners" role="group" aria-label={say('screen.market.partners')}>
      {all.map(seat => (
        <button
          key={seat}
          type="button"
          className="trade-partner"
          aria-pressed={deal.partners.includes(seat)}
          onClick={() => toggle(seat)}
        >
          <span className="seat-name" data-seat={seat} aria-hidden="true">
            {markOf(seat)}
          </span>
          <span className="cell-who">{names[seat]}</span>
          {done[seat] && <small>{say('screen.market.done')}</small>}
        </button>
      ))}
    </div>
  )
}

/**
 * What passes between the participants. One direction is selected: taps on tokens add to it, a tap on itself takes one
 * back, and tokens can be dropped there.
 */
export function Ways({ deal: { deal, change, takeBack }, me }: { readonly deal: DealMade; readonly me: number }) {
  const { names } = useGold()
  const say = useSay()
  const nameOf = (seat: number): string => (seat === me ? say('you') : (names[seat] ?? ''))
  const ways = waysAmong(me, deal.partners)
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a grid
    <div
      className="trade-ways"
      role="group"
      aria-label={say('screen.market.ways')}
      data-many={ways.length}
      {...room(ways.length === 6 && 'no-own-seat')}
    >
      {ways.map((way, i) => {
        const [from, to] = endsOf(way)
        const what = deal.handed[way] ?? {}
        return (
          <button
            key={way}
            type="button"
            className="share-cell trade-way"
            aria-pressed={deal.way === way}
            aria-keyshortcuts={`Shift+${i + 1}`}
            data-drop={`way-${way}`}
            data-into={to === me || undefined}
            onClick={() => (deal.way === way ? takeBack(way) : change({ way, looksAt: 'draft' }))}
          >
            <Words from={from} to={to} what={what} />
            <span className="cell-name" aria-hidden="true">
              <span className="cell-who">
                {markOf(from)} <span className="way-name">{nameOf(from)}</span> → {markOf(to)}{' '}
                <span className="way-name">{nameOf(to)}</span>
              </span>
            </span>
            <span className="cell-tokens" aria-hidden="true">
              <Hoard tokens={what} size="small" each empty="" />
            </span>
          </button>
        )
      })}
    </div>
  )
}

interface WordsProps {
  readonly from: number
  readonly to: number
  readonly what: Parameters<typeof tokensIn>[0]
}
function Words({ from, to, what }: WordsProps) {
  const { say } = useGold()
  const words = say(given(from, to, tokensIn(what)))
  return <span className="hidden-text">{words.map(({ text }) => text).join('')}</span>
}
