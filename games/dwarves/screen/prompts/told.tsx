import type { ReactNode } from 'react'

/** What a chosen card would do, announced when it is chosen. */
export const Told = ({ children }: { readonly children: ReactNode }) => (
  <div className="card-told" aria-live="polite">
    {children}
  </div>
)
