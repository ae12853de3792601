import type { ReactNode } from 'react'
import { Mark } from '#ui/pieces/mark.tsx'
import { useNameOf } from '#ui/pieces/seat-name.tsx'

interface SeatChoiceProps {
  readonly option: string | number
  readonly seat: number
  /** A full description in words. */
  readonly label: string
  readonly isChosen: boolean
  readonly disabled: boolean
  readonly choose: () => void
  readonly note: ReactNode
}

/** A player to target. */
export function SeatChoice({ option, seat, label, isChosen, disabled, choose, note }: SeatChoiceProps) {
  const nameOf = useNameOf()
  return (
    <button
      type="button"
      className="group-choice seat-choice"
      data-option={option}
      aria-pressed={isChosen}
      disabled={disabled}
      onClick={choose}
    >
      <span className="hidden-text">{label}</span>
      <Mark seat={seat} />
      <b aria-hidden="true">{nameOf(seat)}</b>
      <span className="group-note" aria-hidden="true">
        {note}
      </span>
    </button>
  )
}
