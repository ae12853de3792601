import type { ReactNode } from 'react'
import { Mark } from '#ui/pieces/mark.tsx'
import type { Group } from '../../types.ts'
import { GroupToken } from '../pieces/group.tsx'
import './group-choice.css'

interface GroupChoiceProps {
  readonly option: string
  /** The owner; null if there is none yet. */
  readonly seat: number | null
  readonly group: Group
  /** A full description in words. */
  readonly label: string
  readonly isChosen: boolean
  readonly disabled: boolean
  readonly choose: () => void
  /** Below the picture. */
  readonly note?: ReactNode
}

/** Creatures to target: whose, what, and their ability. */
export const GroupChoice = ({ option, seat, group, label, isChosen, disabled, choose, note }: GroupChoiceProps) => (
  <button
    type="button"
    className="group-choice"
    data-option={option}
    data-card={group.kind}
    aria-pressed={isChosen}
    disabled={disabled}
    onClick={choose}
  >
    <span className="hidden-text">{label}</span>
    {seat !== null && <Mark seat={seat} />}
    <GroupToken group={group} />
    {note !== undefined && (
      <span className="group-note" aria-hidden="true">
        {note}
      </span>
    )}
  </button>
)

/** All choices, in rows. */
export const GroupChoices = ({ children }: { readonly children: ReactNode }) => (
  <div className="group-choices">{children}</div>
)
