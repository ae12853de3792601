import { useId } from 'react'
import './stepper.css'

interface StepperProps {
  readonly label: string
  readonly about?: string
  readonly value: number
  readonly min: number
  readonly max: number
  readonly onChange: (value: number) => void
}

/** A small number with buttons for one more and one less. */
export function Stepper({ label, about, value, min, max, onChange }: StepperProps) {
  const id = useId()
  const to = (next: number): void => onChange(Math.min(max, Math.max(min, next)))
  return (
    <div className="count-field">
      <label htmlFor={id}>
        <span>{label}</span>
        {about !== undefined && <small id={`${id}a`}>{about}</small>}
      </label>
      <div className="count-buttons">
        <button
          type="button"
          className="framed"
          tabIndex={-1}
          aria-hidden="true"
          disabled={value <= min}
          onClick={() => to(value - 1)}
        >
          −
        </button>
        <input
          id={id}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={value}
          aria-describedby={about === undefined ? undefined : `${id}a`}
          onChange={event => to(Number.parseInt(event.target.value, 10) || min)}
        />
        <button
          type="button"
          className="framed"
          tabIndex={-1}
          aria-hidden="true"
          disabled={value >= max}
          onClick={() => to(value + 1)}
        >
          +
        </button>
      </div>
    </div>
  )
}
