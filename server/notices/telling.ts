import { type NoticeKind, noticeKinds } from '#protocol/notice-words'
import type { NoticeTold } from '#protocol/notices'
import type { StoredNotice } from '../storage/notices-port.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { Occasion } from './occasion.ts'

/** What is read to tell of a notice. */
export type ToldFrom = Pick<Store<Table>, 'matches' | 'people' | 'board' | 'tables'>

/** An occasion with everything in it but the person, who is a column. */
export type About = Partial<Record<'match' | 'table' | 'by' | 'thread' | 'about', string>> & {
  readonly seat?: number
  readonly since?: number
  readonly until?: number | null
  readonly number?: number
  readonly accepted?: boolean
  readonly way?: string
}
export const aboutOf = ({ kind: _, to: __, ...about }: Occasion): About => about
export const aboutIn = ({ about }: Pick<StoredNotice, 'about'>): About => JSON.parse(about) as About

const kindOf = (kind: string): NoticeKind => noticeKinds.find(it => it === kind) ?? 'test'
const nothing = { by: null, game: null, people: [], table: null, thread: null, until: null, accepted: false } as const

/**
 * Notices as their readers are told: names of games, people, tables and threads, and nothing of what happens in them. What is
 * not there any more is left out.
 */
export async function noticesTold(from: ToldFrom, notices: readonly StoredNotice[]): Promise<readonly NoticeTold[]> {
  const all = notices.map(notice => ({ notice, about: aboutIn(notice) }))
  const named = (key: 'match' | 'by' | 'thread' | 'table'): readonly string[] => [
    ...new Set(all.flatMap(({ about }) => about[key] ?? [])),
  ]
  const tablesOf = [
    ...new Set(all.flatMap(({ notice, about }) => (notice.kind === 'invitation' ? (about.table ?? []) : []))),
  ]
  const [matches, people, threads, tables] = await Promise.all([
    from.matches.findAll(named('match')),
    from.people.findAll(named('by')),
    from.board.threads.findAll(named('thread')),
    Promise.all(tablesOf.map(id => from.tables.find(id))),
  ])
  const matchOf = new Map(matches.map(it => [it.id, it]))
  const nameOf = new Map(people.map(it => [it.id, it.name]))
  const threadOf = new Map(threads.map(it => [it.id, it]))
  const tableOf = new Map(tables.flatMap(it => (it === null ? [] : [[it.doc.id, it.doc] as const])))
  const detailOf = (kind: NoticeKind, about: About): Omit<NoticeTold, 'id' | 'kind' | 'at' | 'read'> | null => {
    const by = nameOf.get(about.by ?? '') ?? null
    if (kind === 'turn' || kind === 'reminder') {
      const match = matchOf.get(about.match ?? '')
      if (match === undefined) return null
      const others = match.header.names.filter((_, seat) => seat !== about.seat)
      const at = { game: match.header.game, people: others, table: match.table, until: about.until ?? null }
      return { ...nothing, ...at, path: `/match/${match.id}` }
    }
    if (kind === 'invitation') {
      const table = tableOf.get(about.table ?? '')
      if (table === undefined || by === null) return null
      const others = table.seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.name]))
      return { ...nothing, by, game: table.game, people: others, table: table.id, path: `/table/${table.id}` }
    }
    if (kind === 'answer') {
      const thread = threadOf.get(about.thread ?? '')
      if (thread === undefined || thread.hidden !== null) return null
      return { ...nothing, by, game: thread.game, thread: thread.title, path: `/board/${thread.id}#${about.number}` }
    }
    if (kind === 'friend')
      return by === null ? null : { ...nothing, by, accepted: about.accepted === true, path: '/friends' }
    return { ...nothing, path: kind === 'order' ? '/order' : '/settings/notices' }
  }
  return all.flatMap(({ notice, about }) => {
    const kind = kindOf(notice.kind)
    const detail = detailOf(kind, about)
    return detail === null ? [] : [{ id: notice.id, kind, at: notice.at, read: notice.read !== null, ...detail }]
  })
}
