import { noticeKinds } from '#protocol/notice-words'
import type { NoticeTold } from '#protocol/notices'
import type { StoredNotice } from '../storage/notices-port.ts'
import type { Store } from '../storage/port.ts'
import { isClosedTo, isShutTo } from '../tables/seen.ts'
import type { Table } from '../tables/table.ts'
import type { Occasion } from './occasion.ts'

/** What is read to tell of a notice. */
export type ToldFrom = Pick<Store<Table>, 'matches' | 'people' | 'board' | 'tables' | 'friends'>

/** The table, if this person may know of it. */
export async function tableFor(
  { tables, friends }: Pick<ToldFrom, 'tables' | 'friends'>,
  id: string,
  person: string,
): Promise<Table | null> {
  const [kept, blockers] = await Promise.all([tables.find(id), friends.blockers(person)])
  const isHidden = kept === null || isShutTo(kept.doc, person, new Set(blockers)) || isClosedTo(kept.doc, person)
  return isHidden ? null : kept.doc
}

/** What is kept of an occasion beside its kind and its person, which are columns. */
export const aboutOf = ({ kind: _, to: __, ...about }: Occasion): object => about

/** A notice, and its occasion. */
export interface Known {
  readonly notice: StoredNotice
  readonly occasion: Occasion
}
/** Without those of a kind that only another version of the house knows. */
export const knownOf = (notices: readonly StoredNotice[]): readonly Known[] =>
  notices
    .filter(({ kind }) => noticeKinds.some(it => it === kind))
    .map(notice => ({ notice, occasion: occasionIn(notice) }))
const occasionIn = ({ kind, person: to, about }: StoredNotice): Occasion =>
  ({ ...(JSON.parse(about) as object), kind, to }) as Occasion

type Detail = Omit<NoticeTold, 'id' | 'kind' | 'at' | 'read'>
const nothing = { by: null, game: null, people: [], table: null, thread: null, until: null, accepted: false } as const

/**
 * The notices of one reader as they are told: names of games, people, tables and threads, and nothing of what happens in
 * them. What is not there any more is left out, and so are people whom the reader has blocked since. Those who have blocked
 * the reader stay: if they vanished, it would tell.
 */
export async function noticesTold(
  from: ToldFrom,
  reader: string,
  notices: readonly StoredNotice[],
): Promise<readonly NoticeTold[]> {
  const blocked = new Set((await from.friends.blocked(reader)).map(({ person }) => person))
  const all = knownOf(notices).filter(({ occasion }) => !('by' in occasion && blocked.has(occasion.by)))
  const named = (nameIn: (occasion: Occasion) => string | null): readonly string[] => [
    ...new Set(all.flatMap(({ occasion }) => nameIn(occasion) ?? [])),
  ]
  const [matches, people, threads, tables] = await Promise.all([
    from.matches.findAll(named(it => ('match' in it ? it.match : null))),
    from.people.findAll(named(it => ('by' in it ? it.by : null))),
    from.board.threads.findAll(named(it => ('thread' in it ? it.thread : null))),
    Promise.all(named(it => (it.kind === 'invitation' ? it.table : null)).map(id => tableFor(from, id, reader))),
  ])
  const matchOf = new Map(matches.map(it => [it.id, it]))
  const nameOf = new Map(people.map(it => [it.id, it.name]))
  const threadOf = new Map(threads.map(it => [it.id, it]))
  const tableOf = new Map(tables.flatMap(it => (it === null ? [] : [[it.id, it] as const])))
  const detailOf = (occasion: Occasion): Detail | null => {
    const by = 'by' in occasion ? (nameOf.get(occasion.by) ?? null) : null
    switch (occasion.kind) {
      case 'turn':
      case 'reminder': {
        const match = matchOf.get(occasion.match)
        if (match === undefined) return null
        const others = match.header.names.filter((_, seat) => seat !== occasion.seat)
        const at = { game: match.header.game, people: others, table: match.table, until: occasion.until }
        return { ...nothing, ...at, path: `/match/${match.id}` }
      }
      case 'invitation': {
        const table = tableOf.get(occasion.table)
        if (table === undefined || by === null) return null
        const others = table.seats.flatMap(({ sitter }) => (sitter === null ? [] : [sitter.name]))
        return { ...nothing, by, game: table.game, people: others, table: table.id, path: `/table/${table.id}` }
      }
      case 'friend':
        return by === null ? null : { ...nothing, by, accepted: occasion.accepted, path: '/friends' }
      case 'answer': {
        const thread = threadOf.get(occasion.thread)
        if (thread === undefined || thread.hidden !== null) return null
        const path = `/board/${thread.id}#${occasion.number}`
        return { ...nothing, by, game: thread.game, thread: thread.title, path }
      }
      case 'order':
        return { ...nothing, path: '/order' }
      case 'test':
        return { ...nothing, path: '/settings/notices' }
    }
  }
  return all.flatMap(({ notice: { id, at, read }, occasion }) => {
    const detail = detailOf(occasion)
    return detail === null ? [] : [{ id, kind: occasion.kind, at, read: read !== null, ...detail }]
  })
}
