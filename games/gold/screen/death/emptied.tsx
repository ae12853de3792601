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

/** Upside down, tied open. */
const Bag = () => (
  <svg className="bag" viewBox="0 0 60 66" aria-hidden="true">
    <path className="bag-cloth" d="M30 2C46 2 58 14 57 30 56 42 48 50 37 53L23 53C12 50 4 42 3 30 2 14 14 2 30 2Z" />
    <path className="bag-cloth" d="M23 55 16 65 26 60 30 66 34 60 44 65 37 55Z" />
    <path className="bag-fold" d="M20 12C14 22 15 38 24 50M38 10C47 22 45 40 36 51M30 20C28 32 29 42 30 52" />
    <path className="bag-cord" d="M20 54H40" />
  </svg>
)
