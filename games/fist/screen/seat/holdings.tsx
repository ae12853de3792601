import type { Piece as Words } from '#games/saying'
import type { Seat } from '#kernel/seat'
import { InWords } from '#ui/pieces/in-words.tsx'
import { type Colour, coins, colours } from '../../cards/steps.ts'
import { notebookOf } from '../../notebook.ts'
import { stoneCount } from '../../rules/counting.ts'
import type { Kept, Purse, Side } from '../../types.ts'
import { coinsIn, saying, stonesIn } from '../../words/things.ts'
import { Picture } from '../pieces/picture.tsx'
import { Piece } from '../pieces/thing.tsx'
import { useFist, useSay } from '../use-fist.ts'
import { purseOf } from './purse-of.ts'
import './holdings.css'
import { numbered, oneTo } from '#ui/numbered'
import { CountOf, StoneCounts } from '../pieces/counts.tsx'
import { useHint } from '../pieces/use-hint.ts'

/**
 * Everything public about a seat: stones, spent fairy gold separately, tokens, kept cards, and its coins if the table
 * counts them.
 */
export function Holdings({ seat }: { readonly seat: Seat }) {
  const { view, told, viewer } = useFist()
  const say = useSay()
  const side = view.sides[seat]
  if (side === undefined) return null
  const counted = seat === viewer ? null : countedOf(side, view.options.coinCounts, notebookOf(told)[seat])
  return (
    <div className="holdings" data-own={seat === viewer || undefined}>
      <InWords
        text={say('screen.holdings.all', { all: spoken(side, counted) })}
        hint={hintsOf(side, counted)
          .map(hint => say(`screen.hints.${hint}`))
          .join(' ')}
      />
      <div className="held-things" aria-hidden="true">
        <Stones side={side} />
        {side.spent > 0 && (
          <span className="spent-fairy" data-hint={say('screen.hints.spent')}>
            <Piece kind="fairy" />
            {side.spent}
          </span>
        )}
        {side.black > 0 && <CountOf kind="black" n={side.black} />}
        {side.amulets > 0 && <CountOf kind="amulet" n={side.amulets} />}
        {counted !== null && (
          <span className="counted-purse" data-hint={say('screen.hints.counted')}>
            {coins.map(kind => (
              <CountOf key={kind} kind={kind} n={counted[kind]} />
            ))}
          </span>
        )}
      </div>
      {numbered(side.kept).map(({ no, it: kept }) => (
        <KeptCard key={no} kept={kept} />
      ))}
    </div>
  )
}

/** One by one if there is room and they are few, otherwise as counts. */
function Stones({ side: { stones } }: { readonly side: Side }) {
  const count = stoneCount(stones)
  const isMany = count > 7
  const isFew = count < 5
  return (
    <>
      {!isMany && (
        <span className="stones-each" data-few={isFew || undefined}>
          {colours.map(colour => (
            <Same key={colour} colour={colour} n={stones[colour]} />
          ))}
        </span>
      )}
      <span className="stones-counted" data-always={isMany || undefined} data-few={isFew || undefined}>
        <StoneCounts stones={stones} />
      </span>
    </>
  )
}

/** All stones of one colour, one by one. */
function Same({ colour, n }: { readonly colour: Colour; readonly n: number }) {
  const hint = useHint(colour)
  return n === 0 ? null : (
    <span className="same-stones" data-hint={hint}>
      {oneTo(n).map(no => (
        <Piece key={no} kind={colour} />
      ))}
    </span>
  )
}

function KeptCard({ kept: { character, charge } }: { readonly kept: Kept }) {
  const { zoom } = useFist()
  const say = useSay()
  const label = say(charge ? 'screen.holdings.keptCharge' : 'screen.holdings.kept', { card: { card: character } })
  return (
    <button
      type="button"
      className="kept-card"
      aria-label={label}
      data-card={character}
      data-charge={charge || undefined}
      onClick={() => zoom(character)}
    >
      <Picture card={character} />
    </button>
  )
}

function countedOf(side: Side, how: 'hidden' | 'tracked' | 'open', counted: Purse | undefined): Purse | null {
  if (how === 'tracked') return counted ?? null
  return how === 'open' ? purseOf(side) : null
}

/** The hints of what is there, each once. Coins explain themselves in one's own heaps. */
function hintsOf(side: Side, counted: Purse | null) {
  const there = {
    stones: stoneCount(side.stones) > 0,
    spent: side.spent > 0,
    black: side.black > 0,
    amulet: side.amulets > 0,
    counted: counted !== null,
  }
  return (['stones', 'spent', 'black', 'amulet', 'counted'] as const).filter(hint => there[hint])
}

function spoken(side: Side, counted: Purse | null): Words {
  const tokens = { black: side.black, amulet: side.amulets }
  return {
    joined: 'dots',
    all: [
      stonesIn(side.stones),
      ...(side.spent > 0 ? [saying('screen.holdings.spent', { n: side.spent })] : []),
      ...(side.black + side.amulets > 0 ? [coinsIn(tokens)] : []),
      ...(counted === null ? [] : [saying('screen.holdings.counted', { coins: coinsIn(counted) })]),
    ],
  }
}
