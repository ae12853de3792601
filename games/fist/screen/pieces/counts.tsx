import { colours } from '../../cards/steps.ts'
import type { Stones } from '../../types.ts'
import { Piece } from './thing.tsx'
import { useHint } from './use-hint.ts'
import './counts.css'

/** A piece and its count. Its text is next to it. */
export function CountOf({ kind, n }: { readonly kind: string; readonly n: number }) {
  const hint = useHint(kind)
  return (
    <span className="count-of" data-none={n === 0 || undefined} data-hint={hint} aria-hidden="true">
      <Piece kind={kind} />
      {n}
    </span>
  )
}

/** Stones as counts. */
export const StoneCounts = ({ stones }: { readonly stones: Stones }) =>
  colours.map(colour => <CountOf key={colour} kind={colour} n={stones[colour]} />)
