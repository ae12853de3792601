import { useEffect, useState } from 'react'
import { isRefused } from '#client/messages'
import type { Reliability } from '#protocol/history'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { historyHouse } from './api.ts'
import { InReturningWords } from './in-returning-words.tsx'
import { ReliabilityShown } from './reliability-shown.tsx'

/** What is known already, for this visit, and who is to be asked about with the next request. */
const known = new Map<string, Reliability>()
let wanted: Map<string, ((told: Reliability | null) => void)[]> | null = null

/** Asks for all who are wanted within a moment at once. */
function reliabilityOf(person: string): Promise<Reliability | null> {
  return new Promise(done => {
    if (wanted === null) {
      wanted = new Map()
      setTimeout(askAll, 50)
    }
    wanted.set(person, [...(wanted.get(person) ?? []), done])
  })
}

async function askAll(): Promise<void> {
  const all = wanted ?? new Map()
  wanted = null
  const told = await historyHouse.reliability([...all.keys()].slice(0, 12))
  for (const { person, ...reliability } of isRefused(told) ? [] : told) known.set(person, reliability)
  for (const [person, waiting] of all) for (const done of waiting) done(known.get(person) ?? null)
}

/** How reliably this person finishes on time: shown where one chooses whom to play with. Strangers are told nothing. */
export function ReliabilityOf({ person }: { readonly person: string }) {
  const isIn = useStore(me) != null
  const [told, setTold] = useState<Reliability | null>(known.get(person) ?? null)
  useEffect(() => {
    if (!isIn) return
    let isWanted = true
    void reliabilityOf(person).then(it => {
      if (isWanted) setTold(it)
    })
    return () => {
      isWanted = false
    }
  }, [person, isIn])
  if (told === null) return null
  return (
    <InReturningWords>
      <ReliabilityShown told={told} />
    </InReturningWords>
  )
}
