import type { KeyboardEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { Piece } from '#games/workshop/workshop'
import { Icon } from '#ui/pieces/icon.tsx'
import { useStore } from '../../house/observable.ts'
import { useBench } from '../bench-context.ts'
import { wordFor } from '../crafts.ts'
import type { Facts } from '../model/draft.ts'
import { moved, pathText, removed, type Spot } from '../model/editing.ts'
import { useParts } from '../parts/parts-context.ts'
import { givenBy, iconOf, neededBy } from '../shelf/offered.ts'
import { carried, isSameSpot, spotMark, useCarrying } from './carrying.ts'
import { focusAfter } from './focus-after.ts'
import { spotAfterKey } from './moving.ts'
import { Peg, Socket } from './peg.tsx'

/** A piece on the card: what it does, with its numbers and kinds, and what it gives to those after it. */
export function Step({ piece, spot }: { readonly piece: Piece; readonly spot: Spot }) {
  const t = useTranslations('workshop')
  const { craft, draft, standing, changeFacts } = useBench()
  const { Parts } = useParts()
  const it = useStore(carried)
  const parts = craft.kind.vocabulary[piece.do] ?? {}
  const label = wordFor(craft, 'pieces', piece.do)
  const [gives, needs, icon] = [givenBy(craft, piece), neededBy(craft, piece), iconOf(craft, piece)]
  const own = [...spot.list, spot.index]
  const isWrong = standing.at === 'impossible' && pathText(standing.path) === pathText(own)
  const hasWrong = standing.at === 'impossible' && own.every((key, i) => standing.path[i] === key)
  const place = { n: spot.index + 1, piece: label }
  const movedTo = (to: Spot): Facts => moved(draft.facts, spot, to)
  const { onPointerDown, wasCarried } = useCarrying(label, movedTo, true)
  const takeOut = (): void =>
    focusAfter(
      () => changeFacts(removed(draft.facts, spot)),
      `[data-grip="${pathText(own)}"], [data-list="${pathText(spot.list)}"]`,
    )
  const onKeyDown = (event: KeyboardEvent): void => {
    const to = event.altKey ? spotAfterKey(draft, craft.kind, spot, event.key) : null
    if (to === null) return
    event.preventDefault()
    event.stopPropagation()
    focusAfter(() => changeFacts(movedTo(to.before)), `[data-grip="${pathText([...to.after.list, to.after.index])}"]`)
  }
  const over = it?.over ?? null
  const isOver = isSameSpot(over, spot) ? 'before' : undefined
  const hasPieces = Object.values(parts).some(({ is }) => is === 'pieces')
  /** Nothing but lists that say what they are: the piece needs no name above them. */
  const isForked = Object.keys(parts).length > 1 && Object.values(parts).every(({ is }) => is === 'pieces')
  return (
    <li
      className="step"
      data-do={piece.do}
      data-spot={spotMark(spot)}
      data-after
      data-over={isOver}
      data-wrong={isWrong || undefined}
      data-has-wrong={hasWrong || undefined}
      data-nested={hasPieces || undefined}
      onKeyDown={onKeyDown}
    >
      <button
        type="button"
        className="step-grip"
        data-grip={pathText(own)}
        aria-label={t('step', place)}
        aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Delete"
        title={t('moveKeys')}
        onPointerDown={onPointerDown}
        onClick={() => void wasCarried()}
        onKeyDown={event => {
          if (event.key === 'Delete' || event.key === 'Backspace') takeOut()
        }}
      >
        <i aria-hidden="true" />
      </button>
      <div className="step-what">
        {needs !== null && <Socket choice={needs} isEmpty={isWrong} />}
        {icon !== undefined && !isForked && (
          <span className="piece-icon" aria-hidden="true">
            <Icon of={icon} />
          </span>
        )}
        <span className={isForked ? 'hidden-text' : 'step-name'}>{label}</span>
        <Parts parts={parts} value={piece} path={own} owner={label} />
      </div>
      {gives !== null && <Peg choice={gives} />}
      <button type="button" className="tiny step-out" aria-label={t('takeOutStep', place)} onClick={takeOut}>
        ✕
      </button>
    </li>
  )
}
