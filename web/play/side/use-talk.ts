import { useEffect } from 'react'
import { isRefused, type Room, type Said } from '#client/messages'
import { useTable } from '#ui/table'
import { house } from '../../house/api.ts'
import { houseNow, roomOf, talk } from '../../house/line.ts'
import { Observable, useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { useTavernTable } from '../sitters.ts'
import { afterReading, asText, readIn } from './read-until.ts'
import { chatAccessOf, type Muted, unreadIn } from './talking.ts'

/** What this browser has stored; null if it stores nothing. */
function stored(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}
/** Lost with the page where nothing can be stored. */
function store(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {}
}

const [READ, MUTED] = ['wyrmtavern.read', 'wyrmtavern.muted']

const readUntil = new Observable(readIn(stored(READ)))

export function markRead(table: string): void {
  readUntil.set(afterReading(readUntil.value, table, houseNow()))
  store(READ, asText(readUntil.value))
}

function keptMuted(): Muted {
  try {
    return JSON.parse(stored(MUTED) ?? '{}') as Muted
  } catch {
    return {}
  }
}
/** Muted people by id, as far as this browser knows. The house filters their messages without saying whose. */
export const muted = new Observable<Muted>(keptMuted())

export function keepMuted(all: Muted): void {
  muted.set(all)
  store(MUTED, JSON.stringify(all))
}

/** The house remembers whom somebody has muted in any browser. */
export async function learnMuted(): Promise<void> {
  const all = await house.muted()
  if (isRefused(all)) return
  // A program may have muted somebody without giving a name.
  keepMuted(Object.fromEntries(all.map(({ person, name }) => [person, name || (muted.value[person] ?? '…')])))
}

/** The messages at this table by room, as far as the viewer can hear them. */
export function useTalk(): Readonly<Record<Room, readonly Said[]>> {
  const { introduction } = useTable()
  const all = useStore(talk)
  const deaf = useStore(muted)
  const of = (room: Room): readonly Said[] =>
    (all.get(roomOf(introduction.table, room)) ?? []).filter(({ by }) => !(by in deaf))
  return { table: of('table'), spectators: of('spectators') }
}

/** The number of unread messages from others. */
export function useUnread(): number {
  const { introduction } = useTable()
  const said = useTalk()
  const table = useTavernTable()
  const person = useStore(me)?.id ?? null
  const since = useStore(readUntil).get(introduction.table)
  useEffect(() => {
    if (!readUntil.value.has(introduction.table)) markRead(introduction.table)
  }, [introduction.table])
  if (table === undefined || since === undefined) return 0
  return chatAccessOf(table, person).hears.reduce((n, room) => n + unreadIn(said[room], since, person, {}), 0)
}
