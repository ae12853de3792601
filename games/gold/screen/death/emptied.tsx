import { numbered } from '#ui/numbered'
import { Said } from '#ui/pieces/said.tsx'
import type { Token } from '../../cards/tokens.ts'
import { tokensIn } from '../../words/things.ts'
import { falling } from '../known/death.ts'
import { piecesOf } from '../known/drafts.ts'
import { TokenPiece } from '../pieces/token-piece.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { slainIn, useDying } from './dying.tsx'
import { Frame } from './frame.tsx'

/** The bag is emptied: hidden tokens fall out one by one. What has not fallen yet is not on the page. */
export function Emptied() {
  const { view, scene } = useGold()
  const say = useSay()
  const lair = useDying()
  const all = falling(scene?.showing ?? [])
  const fallen = all.slice(0, scene?.step ?? 0)
  const last = fallen.at(-1)
  const lying = [...piecesOf(view.kill?.loot ?? {}), ...fallen.slice(0, -1)]
  return (
    <Frame beat="bag" title={lair !== undefined && <Said saying={slainIn(lair)} plain />}>
      <Bag />
      {last !== undefined && (
        <span key={fallen.length} className="token-falling" aria-hidden="true">
          <TokenPiece token={last} size="large" />
        </span>
      )}
      <p className="bag-count">{say('screen.desk.bag', { n: fallen.length, all: all.length })}</p>
      <p className="hidden-text">{say('screen.tokens', { tokens: tokensIn(countsIn(fallen)) })}</p>
      <p className="fallen" aria-hidden="true">
        {numbered(lying).map(({ no, it }) => (
          <TokenPiece key={no} token={it} size="large" />
        ))}
      </p>
    </Frame>
  )
}

const countsIn = (pieces: readonly Token[]): Partial<Record<Token, number>> =>
  Object.fromEntries([...Map.groupBy(pieces, it => it)].map(([token, all]) => [token, all.length]))

/** Upright, with its neck untied: as everybody knows a sack. */
const Bag = () => (
  <svg className="bag" viewBox="0 0 60 66" aria-hidden="true">
    <path className="bag-cloth" d="M23 13C10 19 2 33 3 48 4 60 12 64 30 64 48 64 56 60 57 48 58 33 50 19 37 13Z" />
    <path className="bag-cloth" d="M23 11 15 2C20 4 24 1 30 3 36 1 40 4 45 2L37 11Z" />
    <path className="bag-fold" d="M22 17C14 28 12 42 15 55M38 17C46 28 48 42 45 55M30 18C28 28 28 36 29 44" />
    <path className="bag-cord" d="M21 12H39M37 12 44 20M37 12 41 23" />
  </svg>
)
