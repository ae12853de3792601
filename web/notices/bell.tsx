import { lazy, Suspense } from 'react'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'

const BellLink = lazy(async () => ({ default: (await import('./bell-link.tsx')).BellLink }))

/** How many notices are unread, in the header; it leads to them. Who has no name here has none. */
export function Bell() {
  const person = useStore(me)
  if (!person) return null
  return (
    <Suspense fallback={null}>
      <BellLink person={person.id} />
    </Suspense>
  )
}
