import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import type { Table } from '#client/messages'
import { lobby, watchLobby } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { me } from '../../house/person.ts'
import { OpenTable } from './open-table.tsx'

/** Other people's tables that strangers may join or watch, updated live. */
export function OpenTables() {
  const t = useTranslations('home')
  const open = useStore(lobby)
  const id = useStore(me)?.id
  useEffect(watchLobby, [])
  const others = open?.filter(table => !isAt(table, id)).toSorted(inOrder) ?? null
  return (
    <section className="tables" aria-labelledby="open-tables">
      <h2 id="open-tables">{t('openTables')}</h2>
      {others === null || others.length === 0 ? (
        <p className="nothing">{others === null ? t('openTablesWait') : t('openTablesNone')}</p>
      ) : (
        <ul>
          {others.map(table => (
            <OpenTable key={table.id} table={table} />
          ))}
        </ul>
      )}
    </section>
  )
}

const isAt = ({ seats, host }: Table, id: string | undefined): boolean =>
  id !== undefined && (host === id || seats.some(({ sitter }) => sitter?.person === id))

/** Tables with free seats first, then the newest. */
const inOrder = (a: Table, b: Table): number => rank(a) - rank(b) || b.changed - a.changed
const rank = ({ state, seats }: Table): number =>
  state === 'gathering' ? (seats.some(({ sitter }) => sitter === null) ? 0 : 1) : 2
