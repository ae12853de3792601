interface SlotProps {
  readonly label: string
  readonly value: string
  readonly offered: readonly { readonly id: string; readonly text: string }[]
  /** Instead of the text of what is chosen. */
  readonly shown?: string
  readonly onChange: (id: string) => void
}

/** A word that can be exchanged for another: the browser's own list, as wide as what is chosen. */
export function Slot({ label, value, offered, shown, onChange }: SlotProps) {
  return (
    <span className="slot">
      <span aria-hidden="true">{shown ?? offered.find(({ id }) => id === value)?.text ?? value}</span>
      <select aria-label={label} value={value} onChange={event => onChange(event.target.value)}>
        {offered.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </span>
  )
}
