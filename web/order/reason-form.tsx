import { type ReactNode, useId, useState } from 'react'
import { LONGEST_REASON } from '#protocol/order-words'

interface ReasonFormProps {
  readonly label: string
  /** The buttons, which are given the reason; null while there is none. */
  readonly children: (reason: string | null) => ReactNode
}

/** Somebody says why. */
export function ReasonForm({ label, children }: ReasonFormProps) {
  const id = useId()
  const [reason, setReason] = useState('')
  return (
    <form className="deciding" onSubmit={event => event.preventDefault()}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        dir="auto"
        rows={2}
        maxLength={LONGEST_REASON}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
      <div className="row">{children(reason.trim() === '' ? null : reason.trim())}</div>
    </form>
  )
}
