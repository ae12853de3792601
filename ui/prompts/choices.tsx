import { type ReactNode, useEffect } from 'react'
import { useTable } from '../table.ts'

export interface Choice {
  readonly key: string | number
  readonly said: ReactNode
  readonly card: string | null
}

interface ChoicesProps {
  readonly all: readonly Choice[]
  readonly chosen: string | number | null
  readonly disabled: boolean
  readonly choose: (key: string | number) => void
  /** The options that are not possible now. */
  readonly children?: ReactNode
}

/** One of several options, a button each. The keys 1 to 9 work too. */
export function Choices({ all, chosen, disabled, choose, children }: ChoicesProps) {
  const { screen, confirms } = useTable()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      const wanted = /^[1-9]$/.test(event.key) ? all[Number(event.key) - 1] : undefined
      if (wanted === undefined || disabled || isTyping(event)) return
      choose(wanted.key)
      document.querySelector<HTMLElement>(`[data-option="${CSS.escape(String(wanted.key))}"]`)?.focus()
    }
    document.addEventListener('keydown', press)
    return () => document.removeEventListener('keydown', press)
  })
  return (
    <div className="choices">
      {all.map(({ key, said, card }) => (
        <button
          key={key}
          type="button"
          className={card === null ? 'framed choice' : 'choice card-choice parchment'}
          data-option={key}
          data-card={card ?? undefined}
          data-primary={confirms ? undefined : true}
          aria-pressed={confirms ? key === chosen : undefined}
          disabled={disabled}
          onClick={() => choose(key)}
        >
          {card !== null && (
            <span className="choice-picture" aria-hidden="true">
              <screen.Picture card={card} />
            </span>
          )}
          <span>{said}</span>
        </button>
      ))}
      {children}
    </div>
  )
}

/** A key press meant for a text field or for the browser. */
export const isTyping = (event: KeyboardEvent): boolean =>
  event.defaultPrevented ||
  event.ctrlKey ||
  event.metaKey ||
  event.altKey ||
  (event.target instanceof Element && event.target.closest('input, textarea, select, [role="dialog"]') !== null)
