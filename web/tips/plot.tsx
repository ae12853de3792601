import { createElement, type ReactNode } from 'react'
import type { Drawing } from '#games/almanac'

/** A picture that was drawn when the page was built. For the eye only: the table beside it says the same. */
export function Plot({ of }: { readonly of: Drawing }) {
  if (typeof of === 'string') return null
  const [, attributes, ...inside] = of
  return (
    <svg className="tips-plot" aria-hidden="true" {...attributes}>
      {inside.map(elementOf)}
    </svg>
  )
}

function elementOf(of: Drawing, key: number): ReactNode {
  if (typeof of === 'string') return of
  const [tag, attributes, ...inside] = of
  return createElement(tag, { ...attributes, key }, ...inside.map(elementOf))
}
