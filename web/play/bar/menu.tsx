import { lazy, Suspense } from 'react'
import type { Moment } from '../use-moment.ts'

const TableMenu = lazy(async () => ({ default: (await import('../table-menu.tsx')).TableMenu }))

/** The menu of the table, with its place kept until it is loaded. */
export const BarMenu = ({ moment }: { readonly moment: Moment }) => (
  <Suspense fallback={<span className="bar-button" />}>
    <TableMenu moment={moment} />
  </Suspense>
)
