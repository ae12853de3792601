import { lazy, Suspense } from 'react'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'

const HereNow = lazy(async () => ({ default: (await import('./here-now.tsx')).HereNow }))

/** Friends who are here now, on the home page. Strangers load nothing of it. */
export function FriendsHere() {
  const person = useStore(me)
  if (person == null) return null
  return (
    <Suspense fallback={null}>
      <HereNow />
    </Suspense>
  )
}
