import { lazy, Suspense } from 'react'
import { useSmall } from '#ui/window'

const Tabs = lazy(async () => ({ default: (await import('./tabs.tsx')).Tabs }))

/** The rooms of the house at the foot of a phone. Its pictures come after the page, its place is kept. */
export function TabBar() {
  const isSmall = useSmall()
  if (!isSmall) return null
  return (
    <div className="tab-bar">
      <Suspense fallback={null}>
        <Tabs />
      </Suspense>
    </div>
  )
}
