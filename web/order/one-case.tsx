import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { isRefused, type Refused } from '#client/messages'
import type { Case } from '#protocol/desk'
import type { Subject } from '#protocol/order'
import { subjectKinds } from '#protocol/order-words'
import { Loading } from '../house/loading.tsx'
import { orderHouse } from './api.ts'
import { CaseShown } from './case-shown.tsx'
import { OrderRefusal } from './order-refusal.tsx'

/** Where a keeper decides about something that perhaps nobody has reported. */
export const pathToCase = ({ kind, id }: Subject): string => `/desk?${new URLSearchParams({ kind, id })}`

/** What the address of the desk is about; null if it is about everything. */
export function subjectIn(search: URLSearchParams): Subject | null {
  const kind = subjectKinds.find(it => it === search.get('kind'))
  const id = search.get('id') ?? ''
  return kind === undefined || id === '' ? null : { kind, id }
}

/** One thing, reported or not. What was decided about it is then the newest of the measures. */
export function OneCase({ subject: { kind, id } }: { readonly subject: Subject }) {
  const [, go] = useLocation()
  const [told, setTold] = useState<Case | Refused | null>(null)
  useEffect(() => {
    let isHere = true
    void orderHouse.case({ kind, id }).then(answer => {
      if (isHere) setTold(answer)
    })
    return () => {
      isHere = false
    }
  }, [kind, id])
  if (told === null) return <Loading />
  if (isRefused(told)) return <OrderRefusal refused={told} />
  return (
    <ol className="desk-list">
      <li>
        <CaseShown of={told} decided={() => go('/desk?part=measures')} />
      </li>
    </ol>
  )
}
