import type { Coin as CoinKind, Token } from '../../cards/steps.ts'
import './coin.css'

const marks: { readonly [K in CoinKind | Token]: string } = {
  fairy: 'M16 6.500 18.700 13 25.700 13.500 20.300 18 22 24.900 16 21.100 10 24.900 11.700 18 6.300 13.500 13.300 13Z',
  common: 'M11 11H21V21H11Z',
  silver: 'M20.500 7.500A9 9 0 1 0 24.500 19.500 7.600 7.600 0 0 1 20.500 7.500Z',
  black:
    'M16 5 18 12.500 25.500 10.500 20.200 16 25.500 21.500 18 19.500 16 27 14 19.500 6.500 21.500 11.800 16 6.500 10.500 14 12.500Z',
  amulet: 'M16 9.500 21 14 16 22.500 11 14Z',
}

/** A coin or token, recognizable by colour, mark and rim. Its text is next to it. */
export function Coin({ kind }: { readonly kind: CoinKind | Token }) {
  return (
    <span className="coin" data-kind={kind} aria-hidden="true">
      <svg viewBox="0 0 32 32" aria-hidden="true">
        <path d={marks[kind]} />
      </svg>
    </span>
  )
}
