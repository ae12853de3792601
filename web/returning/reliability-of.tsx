import { useEffect, useState } from 'react'
import { useStore } from '../house/observable.ts'
import { me } from '../house/person.ts'
import { historyHouse } from './api.ts'
import { InReturningWords } from './in-returning-words.ts'
import { Reliabilities } from './reliabilities.ts'
import { ReliabilityShown } from './reliability-shown.tsx'

/** By viewer, for this visit: people do not show the same to everybody. */
const told = new Map<string, Reliabilities>()

function toldTo(viewer: string): Reliabilities {
  const all = told.get(viewer) ?? new Reliabilities(historyHouse.reliability)
  told.set(viewer, all)
  return all
}

/** How reliably this person finishes on time: shown where one chooses whom to play with. Strangers are told nothing. */
export function ReliabilityOf({ person }: { readonly person: string }) {
  const viewer = useStore(me)?.id
  return viewer === undefined ? null : <Told key={`${viewer} ${person}`} person={person} by={toldTo(viewer)} />
}

function Told({ person, by }: { readonly person: string; readonly by: Reliabilities }) {
  const [reliability, setReliability] = useState(by.known(person))
  useEffect(() => {
    let isWanted = true
    void by.of(person).then(it => {
      if (isWanted) setReliability(it)
    })
    return () => {
      isWanted = false
    }
  }, [person, by])
  if (reliability === null) return null
  return (
    <InReturningWords before={null}>
      <ReliabilityShown told={reliability} />
    </InReturningWords>
  )
}
