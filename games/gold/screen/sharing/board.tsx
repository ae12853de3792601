import { useEffect } from 'react'
import { hinted } from '#ui/hinted'
import { markOf } from '#ui/marks'
import { numbered } from '#ui/numbered'
import { Icon } from '#ui/pieces/icon.tsx'
import { useSending } from '#ui/sending'
import hand from '~icon/hand'
import { tokensIn } from '../../words/things.ts'
import { isWhole, shareOf } from '../known/drafts.ts'
import { useGold, useSay } from '../use-gold.ts'
import { TapTile } from './tile.tsx'
import { useInTurn } from './use-in-turn.ts'
import type { LootSharing } from './use-sharing.ts'
import { useTiles } from './use-tiles.ts'
import { Voice } from './voice.tsx'
import './board.css'

/**
 * The player's draft in the middle of a wide screen: a row for each of the party, and one for what nobody has yet. Each
 * token lies there once, with the marks of those who want it below. A row is chosen to give it the tokens tapped next.
 */
export function Board({ desk }: { readonly desk: LootSharing }) {
  const { names, answer } = useGold()
  const say = useSay()
  const isSending = useSending()
  const { give, isBusy } = useInTurn(answer, isSending)
  const { party, pieces, owners, held, hold, me } = desk
  const tileOf = useTiles({ desk, among: party, toSeats: true, disabled: false, show: changed => give(...changed) })
  const isToldAll = held.isTelling && !isBusy
  useEffect(() => {
    if (isToldAll) hold({ isTelling: false })
  })
  const isAll = isWhole(owners)
  const tilesOf = (to: number | null) =>
    numbered(pieces)
      .filter(({ no }) => (owners[no - 1] ?? null) === to)
      .map(({ no }) => <TapTile key={no} {...tileOf(no - 1)} owner={null} />)
  const left = tilesOf(null)
  return (
    <section className="loot-board" aria-label={say('screen.desk.draft')} data-many={party.length}>
      <header>
        <h3>{say('screen.desk.draft')}</h3>
        <p data-all={isAll || undefined}>
          {isAll
            ? `${say('screen.desk.allShared', { n: pieces.length })} ✓`
            : say('screen.desk.leftToShare', { n: left.length })}
        </p>
      </header>
      <div className="board-row" data-signs data-chosen={held.taps === 'signs' || undefined}>
        <button
          type="button"
          className="board-who"
          aria-pressed={held.taps === 'signs'}
          aria-keyshortcuts="Shift+0"
          {...hinted(say('screen.desk.taps.signsFull'))}
          onClick={() => hold({ taps: 'signs', looksAt: 'draft' })}
        >
          <Icon of={hand} /> {say('screen.desk.taps.unshared')}
        </button>
        <div className="board-tiles">{left}</div>
      </div>
      {party.map((seat, i) => (
        <div
          key={seat}
          className="board-row"
          data-seat={seat}
          data-drop={`share-${seat}`}
          data-chosen={held.taps === seat || undefined}
        >
          <button
            type="button"
            className="board-who"
            aria-pressed={held.taps === seat}
            aria-keyshortcuts={`Shift+${i + 1}`}
            onClick={() => hold({ taps: seat, looksAt: 'draft' })}
          >
            <span className="hidden-text">
              {say('screen.desk.taps.gets', { who: { seat }, tokens: tokensIn(shareOf(pieces, owners, seat)) })}
            </span>
            <span className="seat-name" data-seat={seat} aria-hidden="true">
              {markOf(seat)}
            </span>
            <span className="board-name" aria-hidden="true">
              {seat === me ? say('you') : names[seat]}
            </span>
            <Voice desk={desk} seat={seat} />
          </button>
          <div className="board-tiles">{tilesOf(seat)}</div>
        </div>
      ))}
    </section>
  )
}
