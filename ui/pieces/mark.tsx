import { markOf } from '../marks.ts'

/** A seat's mark in its ring. */
export const Mark = ({ seat }: { readonly seat: number }) => (
  <span className="mark" data-seat={seat} aria-hidden="true">
    {markOf(seat)}
  </span>
)
