import { useId } from 'react'
import './toggle.css'

interface ToggleProps {
  readonly label: string
  readonly about?: string
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
}

/** Something that is on or off. */
export function Toggle({ label, about, isOn, onChange }: ToggleProps) {
  const id = useId()
  return (
    <label className="toggle">
      <span className="toggle-words">
        <span id={`${id}l`}>{label}</span>
        {about !== undefined && <small id={`${id}a`}>{about}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        aria-labelledby={`${id}l`}
        aria-describedby={about === undefined ? undefined : `${id}a`}
        onChange={event => onChange(event.target.checked)}
      />
    </label>
  )
}
