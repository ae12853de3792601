import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Piece } from '#games/workshop/workshop'
import { Icon } from '#ui/pieces/icon.tsx'
import plus from '~icon/health-normal'
import { useStore } from '../../house/observable.ts'
import { useBench } from '../bench-context.ts'
import { type Path, pathText, type Spot, valueAt } from '../model/editing.ts'
import { depthOf, fitsIn } from '../model/standing.ts'
import { carried, isSameSpot, spotMark } from './carrying.ts'
import { Step } from './step.tsx'
import './steps.css'

interface PieceListProps {
  readonly list: Path
  readonly least: number
  readonly label: string
  /** Whether its name is shown above it. */
  readonly isNamed: boolean
}

/** Pieces in the order in which they happen, and the place for the next one. */
export function PieceList({ list, least, label, isNamed }: PieceListProps) {
  const { draft } = useBench()
  const pieces = (valueAt(draft.facts, list) ?? []) as readonly Piece[]
  const isInside = depthOf(list) > 1
  return (
    <div className="piece-list" data-inside={isInside || undefined}>
      {isInside && isNamed && (
        <span className="fork" aria-hidden="true">
          {label}
        </span>
      )}
      <ol aria-label={label}>
        {pieces.map((piece, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a piece is nothing but what it says and where it stands
          <Step key={index} piece={piece} spot={{ list, index }} />
        ))}
        <li>
          <DropPlace list={list} count={pieces.length} label={label} isHole={pieces.length < least} />
        </li>
      </ol>
    </div>
  )
}

interface DropPlaceProps {
  readonly list: Path
  readonly count: number
  readonly label: string
  readonly isHole: boolean
}

/** Where the next piece goes: a piece can be dropped here, and after a tap those that are tapped come here. */
function DropPlace({ list, count, label, isHole }: DropPlaceProps) {
  const t = useTranslations('workshop')
  const { target, aim } = useBench()
  const it = useStore(carried)
  const isInside = depthOf(list) > 1
  const isTarget = pathText(target.list) === pathText(list)
  const spot = { list, index: count }
  const fits = useFits(spot)
  const text = isInside ? t('dropInside') : count === 0 ? t('dropFirst') : t('dropNext')
  return (
    <button
      type="button"
      className="drop-place"
      data-spot={spotMark(spot)}
      data-list={pathText(list)}
      data-over={isSameSpot(it?.over ?? null, spot) || undefined}
      data-fits={fits ?? undefined}
      data-hole={isHole || undefined}
      data-target={isTarget || undefined}
      aria-pressed={isTarget}
      aria-label={isInside ? t('dropInto', { list: label }) : text}
      onClick={() => aim(list)}
    >
      <Icon of={plus} /> {(!isInside || isHole) && <span>{text}</span>}
    </button>
  )
}

/** Whether what is being carried fits into a place; null if nothing is. */
function useFits({ list, index }: Spot): boolean | null {
  const { draft, craft } = useBench()
  const it = useStore(carried)
  const putAt = it === null || it.isGoingHome ? null : it.putAt
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place, whichever object names it
  return useMemo(
    () => (putAt === null ? null : fitsIn(draft, putAt({ list, index }), craft.kind)),
    [putAt, draft, craft, pathText(list), index],
  )
}
