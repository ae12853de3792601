import { type ReactNode, useId } from 'react'
import './choice.css'

interface Offered<T> {
  readonly value: T
  readonly label: ReactNode
  readonly about?: ReactNode
}
interface ChoiceProps<T> {
  readonly legend: string
  readonly value: T
  readonly offered: readonly Offered<T>[]
  readonly onChange: (value: T) => void
  /** Small ones are side by side. */
  readonly isSmall?: boolean
  readonly hideLegend?: boolean
}

/** One of a few options, all visible. */
export function Choice<T extends string | number>(props: ChoiceProps<T>) {
  const { legend, value, offered, onChange, isSmall = false, hideLegend = false } = props
  const name = useId()
  return (
    <fieldset className={`picks ${isSmall ? 'small' : ''}`}>
      <legend className={hideLegend ? 'hidden-text' : ''}>{legend}</legend>
      <div className="pick-list">
        {offered.map(({ value: own, label, about }) => (
          <label key={own} className="pick">
            <input type="radio" name={name} checked={own === value} onChange={() => onChange(own)} />
            <span className="pick-words">
              <b>{label}</b>
              {about !== undefined && <small>{about}</small>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
