import type { ReactNode } from 'react'
import { useTable } from '../table.ts'
import './reminder.css'

interface RemindsProps {
  /** The card that everybody is busy with, and what its picture is called. A tap shows it large. */
  readonly card: string | null
  readonly label: string
  readonly title: ReactNode
  readonly about?: ReactNode
  /** It takes the whole line: how far the game is does not matter now. */
  readonly isWhole?: boolean
}

/**
 * What is being decided, for a phone beside a big screen: a picture, its name, what matters about it, and how far the
 * game is.
 */
export function Reminds({ card, label, title, about, isWhole = false }: RemindsProps) {
  const { screen, zoom } = useTable()
  return (
    <>
      {card !== null && (
        <button type="button" className="reminder-card" aria-label={label} onClick={() => zoom(card)}>
          <screen.Picture card={card} />
        </button>
      )}
      <div className="reminder-words">
        <b>{title}</b>
        {Boolean(about) && <span>{about}</span>}
      </div>
      {!isWhole && (
        <div className="reminder-rest">
          <screen.Progress />
        </div>
      )}
    </>
  )
}
