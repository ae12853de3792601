import { useTable } from '../table.ts'
import './warning.css'

/** What speaks against an answer that the player is about to give; nothing if nothing does, or if warnings are off. */
export function Warning({ about }: { readonly about: unknown }) {
  const warned = useTable().warn?.(about) ?? []
  if (warned.length === 0) return null
  return (
    <p className="answer-warning" role="status">
      {warned.join(' ')}
    </p>
  )
}
