import { lazy, Suspense } from 'react'
import { useNarrow } from '#ui/window'

const Tabs = lazy(async () => ({ default: (await import('./tabs.tsx')).Tabs }))

/** The rooms of the house, at the foot where the header has no room for them. Its pictures come after the page, its place is kept. */
export function TabBar() {
  const isNarrow = useNarrow()
  if (!isNarrow) return null
  return (
    <div className="tab-bar">
      <Suspense fallback={null}>
        <Tabs />
      </Suspense>
    </div>
  )
}
