import type { Coin as CoinKind, Colour, Token } from '../../cards/steps.ts'
import { Coin } from './coin.tsx'
import { Stone } from './stone.tsx'
import './thing.css'
import { oneTo } from '#ui/numbered'
import { useHint } from './use-hint.ts'

const stones: Readonly<Record<string, Colour>> = { red: 'red', blue: 'blue', yellow: 'yellow' }
const coins: Readonly<Record<string, CoinKind | Token>> = {
  fairy: 'fairy',
  common: 'common',
  silver: 'silver',
  black: 'black',
  amulet: 'amulet',
}

/** One coin, token or stone. */
export function Piece({ kind }: { readonly kind: string }) {
  const [colour, coin] = [stones[kind], coins[kind]]
  if (colour !== undefined) return <Stone colour={colour} />
  return coin === undefined ? null : <Coin kind={coin} />
}

/** More stones than this are shown as a count. */
const FEW = 3

/** An amount of one kind, as in the log: a few stones one by one, everything else with its number. */
export function Thing({ kind, n, text }: { readonly kind: string; readonly n: number; readonly text: string }) {
  const each = kind in stones && n <= FEW
  const hint = useHint(kind)
  return (
    <span className="thing" data-hint={hint}>
      <span className="hidden-text">{text}</span>
      <span aria-hidden="true">
        {each ? oneTo(n).map(no => <Piece key={no} kind={kind} />) : <span className="thing-n">{n} </span>}
        {!each && <Piece kind={kind} />}
      </span>
    </span>
  )
}
