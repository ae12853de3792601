import { useId } from 'react'

interface InWordsProps {
  /** What the pieces show. */
  readonly text: string
  /** What they are good for, as their hints say; empty if there is nothing to explain. */
  readonly hint: string
}

/**
 * Pieces for screen readers, which skip the drawn ones: what they show, and their hints as its description. Only
 * something with a role can have one, and pieces are a picture, named by its own text.
 */
export function InWords({ text, hint }: InWordsProps) {
  const id = useId()
  return hint === '' ? (
    <span className="hidden-text">{text}</span>
  ) : (
    <span className="hidden-text" id={id} role="img" aria-labelledby={id} aria-description={hint}>
      {text}
    </span>
  )
}
