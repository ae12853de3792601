import { useEffect, useState } from 'react'
import { useTable } from '#ui/table'
import { useVenue } from '../venue.ts'
import { type MatchRecord, recordOf } from './record.ts'

/** The whole record of the match, once it is over and has been fetched. */
export function useRecord(): MatchRecord | null {
  const { match, screen, isOver } = useTable()
  const venue = useVenue()
  const [record, setRecord] = useState<MatchRecord | null>(null)
  useEffect(() => {
    if (!isOver) return
    let isHere = true
    void recordOf(match, screen.game, venue).then(told => {
      if (isHere) setRecord(told)
    })
    return () => {
      isHere = false
    }
  }, [match, screen, venue, isOver])
  return record
}
