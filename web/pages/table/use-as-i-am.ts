import { useEffect, useRef } from 'react'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import type { TableHeld } from './use-table.ts'

/** Whoever changes their name, face or colour while they sit at a gathering table sits there with the new one. */
export function useAsIAm(sits: boolean, command: TableHeld['command']): void {
  const person = useStore(me)
  const now = person ? `${person.id} ${person.name} ${person.crest.face} ${person.crest.colour}` : ''
  const before = useRef(now)
  useEffect(() => {
    if (before.current === now) return
    before.current = now
    if (sits) void command({ do: 'sit' })
  }, [now, sits, command])
}
