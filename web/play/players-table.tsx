import { lazy, Suspense } from 'react'
import { Loading } from '../house/loading.tsx'
import { useCompanion } from './companion/use-companion.ts'
import { TableView, type TableViewProps } from './table-view.tsx'

const Companion = lazy(async () => ({ default: (await import('./companion/companion.tsx')).Companion }))

/** The whole table, or on a phone beside a big screen only the player's own side. */
export function PlayersTable(props: TableViewProps) {
  if (!useCompanion()) return <TableView {...props} />
  return (
    <Suspense fallback={<Loading />}>
      <Companion {...props} />
    </Suspense>
  )
}
