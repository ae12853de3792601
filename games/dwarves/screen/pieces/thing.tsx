import { isKind } from '../../cards/kinds.ts'
import { Sign } from './signs.tsx'
import './thing.css'

/**
 * An amount of one kind, as in the log: creatures by name, everything else by number and symbol. Without text it is a
 * single piece that travels across the table.
 */
export function Thing({ kind, n, text }: { readonly kind: string; readonly n: number; readonly text: string }) {
  if (isKind(kind))
    return (
      <span className="dwarves-thing" data-card={kind}>
        {text}
      </span>
    )
  return (
    <span className="dwarves-thing" data-hint={text}>
      <span className="hidden-text">{text}</span>
      {text === '' ? <Sign of={kind} /> : <Sign of={kind} n={n} />}
    </span>
  )
}
