import { useEffect, useRef, useState } from 'react'
import { personaFaced } from '#protocol/crest'
import { crestsIn } from '#ui/crests'
import { type TableSeen, useTable } from '#ui/table'
import { type Quip, quipAbout } from './choosing.ts'
import { type Heard, newsAt } from './news.ts'

/** How long something said can be read, in milliseconds. */
const READ = 5000
/** Whoever opens the page this soon after the beginning, in milliseconds, has seen everybody sit down. */
const SITTING = 15_000

/** Something said, and about which entry. */
export interface QuipSaid extends Quip {
  readonly seq: number
}

/** What somebody at the table says now; null while nobody does, and while something is being shown. */
export function useQuip(): QuipSaid | null {
  const table = useTable()
  const [said, setSaid] = useState<QuipSaid | null>(null)
  const heard = useRef<Heard | null>(null)
  useEffect(() => {
    if (table.isHeld) setSaid(null)
    const news = newsAt(table, heard.current ?? heardBefore(table))
    heard.current = news.heard
    if (news.seqs.length > 0) setSaid(news.seqs.map(seq => quipAt(table, seq)).findLast(it => it !== null) ?? null)
  }, [table])
  useEffect(() => {
    if (said === null) return
    const timer = setTimeout(() => setSaid(null), READ)
    return () => clearTimeout(timer)
  }, [said])
  return said
}

/** What whoever opens the page has missed; nothing if the match has only just begun. */
function heardBefore({ live, bookmark, now }: TableSeen): Heard {
  const isNew = now() - (live.entries[0]?.at ?? 0) < SITTING
  return { bookmark: isNew ? { seq: -1, events: 0 } : bookmark, past: null }
}

/** What is said about an entry that has been shown to its end. */
function quipAt({ match, introduction, screen, live, view, result, have }: TableSeen, seq: number): QuipSaid | null {
  const entry = live.entries.find(it => it.seq === seq)
  if (entry === undefined) return null
  const personas = crestsIn(introduction).map(({ face }) => personaFaced(face))
  const occurred = screen.quips?.(entry.events, seq === have ? view : live.upTo(seq).view) ?? []
  const quip = quipAbout({ match, seq, occurred, result: seq === have ? result : null }, personas)
  return quip === null ? null : { ...quip, seq }
}
