import { oneTo } from '#ui/numbered'
import { Icon } from '#ui/pieces/icon.tsx'
import { Becomes, PictureLine, PictureSeat, PiecesPicture } from '#ui/pieces/pieces-picture.tsx'
import { useTable } from '#ui/table'
import fist from '~icon/fist'
import { coins, colours } from '../../cards/steps.ts'
import { powerOf } from '../../words/powers.ts'
import { CountOf } from '../pieces/counts.tsx'
import { Picture } from '../pieces/picture.tsx'
import { Points } from '../pieces/points.tsx'
import { Piece } from '../pieces/thing.tsx'
import { saying } from './saying.ts'
import { after, bids, price, silver, start, stones, up, values } from './worked.ts'
import './pictures.css'

const you = 0

/** Each piece by itself. */
const Pieces = ({ of }: { readonly of: Readonly<Partial<Record<string, number>>> }) =>
  Object.entries(of).flatMap(([kind, n = 0]) => oneTo(n).map(no => <Piece key={`${kind} ${no}`} kind={kind} />))

/** A single piece, for the list of pieces. */
export const One = ({ kind }: { readonly kind: string }) => (
  <span className="how-to-piece" aria-hidden="true">
    {kind in price ? colours.map(colour => <Piece key={colour} kind={colour} />) : <Piece kind={kind} />}
  </span>
)

/** Stones become a point. */
export const Aim = ({ goal }: { readonly goal: number }) => (
  <PiecesPicture>
    <PictureLine>
      <Pieces of={price} />
      <Becomes />
      <Points points={1} goal={goal} />
    </PictureLine>
  </PiecesPicture>
)

/** What everybody begins with. */
export const Purse = () => (
  <PiecesPicture>
    <PictureLine>
      <span className="how-to-counts">
        {coins.map(coin => (
          <CountOf key={coin} kind={coin} n={start.purse[coin]} />
        ))}
      </span>
    </PictureLine>
  </PiecesPicture>
)

/** The card that is up, and your stones. */
export function Lot() {
  const { say } = useTable()
  const text = (of: ReturnType<typeof say>): string => of.map(segment => segment.text).join('')
  return (
    <PiecesPicture>
      <div className="how-to-card">
        <Picture card={up} />
        <span>
          <b>{text(say({ say: `cards.${up}.name`, with: {} }))}</b>
          {text(say(powerOf(up)))}
        </span>
      </div>
      <PictureSeat seat={you}>
        <Pieces of={stones} />
      </PictureSeat>
    </PiecesPicture>
  )
}

/** Only your own coins are known. */
export const FistsClosed = () => (
  <PiecesPicture>
    {bids.map((bid, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
      <PictureSeat key={seat} seat={seat} sum={<Icon of={fist} />}>
        {seat === you ? <Pieces of={bid} /> : '?'}
      </PictureSeat>
    ))}
  </PiecesPicture>
)

/** All fists, with what they are worth. */
export const FistsOpen = () => (
  <PiecesPicture>
    {bids.map((bid, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
      <PictureSeat key={seat} seat={seat} sum={values[seat]} isBest={values[seat] === Math.max(...values)}>
        <Pieces of={bid} />
      </PictureSeat>
    ))}
  </PiecesPicture>
)

/** The tie-break. */
export const Silver = () => (
  <PiecesPicture>
    {silver.map((n, seat) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: seats stay where they are
      <PictureSeat key={seat} seat={seat} sum={n} isBest={n === Math.max(...silver)}>
        <Pieces of={{ silver: n }} />
      </PictureSeat>
    ))}
  </PiecesPicture>
)

/** Where your coins go. */
export function Paid() {
  const { say } = useTable()
  const text = (name: 'paid.back' | 'paid.gone'): string =>
    say(saying(name))
      .map(segment => segment.text)
      .join('')
  return (
    <PiecesPicture>
      <PictureLine says={text('paid.back')}>
        <Pieces of={{ fairy: bids[you].fairy }} />
      </PictureLine>
      <PictureLine says={text('paid.gone')}>
        <Pieces of={{ common: bids[you].common, silver: silver[you] }} />
      </PictureLine>
    </PiecesPicture>
  )
}

/** The stones are handed in. */
export const Handed = ({ goal }: { readonly goal: number }) => (
  <PiecesPicture>
    <PictureLine>
      <Pieces of={price} />
      <Becomes />
      <Points points={after.points} goal={goal} />
    </PictureLine>
    <PictureSeat seat={you}>
      <span className="how-to-counts">
        <Pieces of={after.stones} />
        {coins.map(coin => (
          <CountOf key={coin} kind={coin} n={after.purse[coin]} />
        ))}
      </span>
    </PictureSeat>
  </PiecesPicture>
)
