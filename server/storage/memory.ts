import { randomBytes } from 'node:crypto'
import { isOfBot } from '#engine/remembered'
import type { Seat } from '#kernel/seat'
import { seatOf } from '../matches/eyes.ts'
import { memoryAccounts } from './memory-accounts.ts'
import { memoryBoard } from './memory-board.ts'
import { memoryEditions, memoryPages } from './memory-editions.ts'
import { memoryFriends } from './memory-friends.ts'
import { memoryGallery } from './memory-gallery.ts'
import { type MemoryHistory, memoryHistory } from './memory-history.ts'
import { memoryNotices } from './memory-notices.ts'
import { memoryOrder } from './memory-order.ts'
import type {
  Appended,
  ChatStore,
  Kept,
  KeptSaid,
  MatchStore,
  MuteStore,
  PeopleStore,
  Person,
  Store,
  StoredLine,
  StoredMatch,
  StoredSnapshot,
  TableKeys,
  TableStore,
} from './port.ts'
import { LEFT, NOBODY, withoutName } from './unnamed.ts'

/** A store in memory, for tests and as the simplest description of what a store does. */
export const memoryStore = <T>(): Store<T> => {
  const history = memoryHistory()
  const matches = memoryMatches(history)
  return {
    matches,
    editions: memoryEditions(),
    pages: memoryPages(),
    tables: memoryTables<T>(),
    chat: memoryChat(),
    mutes: memoryMutes(),
    people: memoryPeople(),
    order: memoryOrder(),
    notices: memoryNotices(),
    friends: memoryFriends(),
    accounts: memoryAccounts(),
    gallery: memoryGallery(async match => (await matches.find(match))?.over === true),
    board: memoryBoard(),
    history: history.store,
    touch: async () => {},
    close: async () => {},
  }
}

interface Remembered {
  kept: StoredMatch
  readonly entries: StoredLine[]
  claimed: number
  winners: readonly Seat[] | null
  /** The version its people were told of. */
  told: number
  snapshot: StoredSnapshot | null
}

function memoryMatches(history: MemoryHistory): MatchStore {
  const matches = new Map<string, Remembered>()
  const changed = ({ due, attendance, over, version, entries }: Appended) => ({
    due,
    attendance,
    over,
    version,
    last: entries.at(-1)?.seq ?? -1,
  })
  /** The match, if this is its next version. */
  const followed = ({ match: id, version, entries: [{ seq }] }: Appended): Remembered | null => {
    const match = matches.get(id)
    return match?.kept.last === seq - 1 && match.kept.version === version - 1 ? match : null
  }
  return {
    epoch: randomBytes(6).toString('base64url'),
    async begin(record, first) {
      if (matches.has(record.id)) throw new Error(`match ${record.id} already exists`)
      const kept = { ...record, ...changed(first), moves: [] }
      history.began(record)
      matches.set(record.id, { kept, entries: [...first.entries], claimed: 0, winners: null, told: 0, snapshot: null })
    },
    async append(appended) {
      const match = followed(appended)
      if (match === null) return false
      match.claimed = 0
      match.entries.push(...appended.entries)
      match.kept = { ...match.kept, ...changed(appended) }
      match.winners = appended.winners ?? match.winners
      match.snapshot = appended.page ?? match.snapshot
      if (appended.over) history.ended(appended.match, endOf(match.entries), appended.ending)
      return true
    },
    async move(entry, edition) {
      const match = followed(entry)
      const [{ seq: from }] = entry.entries
      if (match === null) return false
      match.entries.push(entry.entries[0])
      match.kept = { ...match.kept, ...changed(entry), moves: [...match.kept.moves, { from, edition }] }
      return true
    },
    async attend(id, version, attendance, due) {
      const match = matches.get(id)
      if (match?.kept.version !== version - 1) return false
      match.kept = { ...match.kept, attendance, due, version }
      match.claimed = 0
      return true
    },
    find: async id => matches.get(id)?.kept ?? null,
    findAll: async ids => ids.flatMap(id => matches.get(id)?.kept ?? []),
    hasSeed: async seed => [...matches.values()].some(({ kept }) => kept.seed === seed),
    lines: async (id, from, most = Number.POSITIVE_INFINITY) =>
      (matches.get(id)?.entries ?? []).slice(from, from + most).map(({ line }) => line),
    newer: async (id, from) => {
      const match = matches.get(id)
      if (match === undefined) return null
      const { version, last, attendance } = match.kept
      const lines = match.entries.slice(from).map(({ seq, line, command }) => ({ seq, line, command }))
      return { version, last, attendance, lines }
    },
    versions: async ids =>
      new Map(ids.flatMap(id => matches.get(id)?.kept ?? []).map(({ id, version }) => [id, version])),
    commands: async (id, most) => {
      const all = (matches.get(id)?.entries ?? []).flatMap(({ command, seq }) =>
        command === null ? [] : [{ command, seq }],
      )
      const { bots = [], people = [] } = Object.groupBy(all, ({ command }) => (isOfBot(command) ? 'bots' : 'people'))
      return [...bots.slice(-most), ...people.slice(-most)]
    },
    finished: async (person, most) =>
      [...matches.values()]
        .filter(({ kept: { over, sitters } }) => over && sitters.some(it => 'person' in it && it.person === person))
        .map(({ kept, entries, winners }) => ({ match: kept, ended: endOf(entries), winners }))
        .sort((a, b) => b.ended - a.ended)
        .slice(0, most),
    async claim(now, most, until) {
      const due = [...matches.values()]
        .flatMap(match => (match.kept.due !== null && match.kept.due <= now && match.claimed <= now ? [match] : []))
        .sort((a, b) => Number(a.kept.due) - Number(b.kept.due))
        .slice(0, most)
      for (const match of due) match.claimed = until
      return due.map(({ kept: { id } }) => id)
    },
    untold: async most =>
      [...matches.values()]
        .filter(({ kept, told }) => kept.pace.kind === 'slow' && told < kept.version)
        .slice(0, most)
        .map(({ kept: { id } }) => id),
    async told(id, version, over) {
      const match = matches.get(id)
      if (match !== undefined) match.told = over ? Number.POSITIVE_INFINITY : Math.max(match.told, version)
    },
    playedBy: async person =>
      [...matches.values()]
        .filter(({ kept: { sitters } }) => seatOf(sitters, person) !== null)
        .sort((a, b) => a.kept.began - b.kept.began)
        .map(({ kept, entries, winners }) => ({ match: kept, ended: kept.over ? endOf(entries) : null, winners })),
    async unname(person) {
      for (const match of matches.values()) {
        const { header, sitters } = match.kept
        const names = withoutName(header.names, seatOf(sitters, person) ?? -1)
        match.kept = { ...match.kept, header: { ...header, names } }
      }
    },
    thoughts: async id =>
      (matches.get(id)?.entries ?? []).flatMap(({ seq, thought }) => (thought === undefined ? [] : [{ seq, thought }])),
    snapshot: async id => matches.get(id)?.snapshot ?? null,
  }
}

/** The time of the last of these entries. */
const endOf = (entries: readonly StoredLine[]): number =>
  (JSON.parse(entries.at(-1)?.line ?? '{"at":0}') as { readonly at: number }).at

function memoryTables<T>(): TableStore<T> {
  const tables = new Map<string, { keys: TableKeys; kept: Kept<T> }>()
  const latest = (some: (keys: TableKeys) => boolean, most: number): readonly T[] =>
    [...tables.values()]
      .filter(({ keys }) => some(keys))
      .sort((a, b) => b.keys.changed - a.keys.changed)
      .slice(0, most)
      .map(({ kept }) => kept.doc)
  const withCode = (code: string) => [...tables.values()].filter(({ keys }) => keys.code === code)
  return {
    find: async id => tables.get(id)?.kept ?? null,
    async put(keys, version, doc) {
      if ((tables.get(keys.id)?.kept.version ?? 0) + 1 !== version) return false
      const { id, code } = keys
      if (code !== null && withCode(code).some(it => it.keys.id !== id)) return false
      tables.set(keys.id, { keys, kept: { version, doc } })
      return true
    },
    versions: async ids =>
      new Map(
        ids.flatMap(id => {
          const kept = tables.get(id)?.kept
          return kept === undefined ? [] : [[id, kept.version] as const]
        }),
      ),
    byCode: async code => withCode(code)[0]?.kept.doc ?? null,
    listed: async most => latest(keys => keys.listed, most),
    of: async (person, most) => latest(keys => keys.people.includes(person), most),
  }
}

function memoryChat(): ChatStore {
  const rooms = new Map<string, KeptSaid[]>()
  const hidden = new Set<KeptSaid>()
  const unsay = (which: (said: KeptSaid) => boolean): void => {
    for (const all of rooms.values())
      for (const [at, said] of all.entries())
        if (which(said)) {
          const unsaid = { ...said, text: '' }
          all[at] = unsaid
          hidden.add(unsaid)
        }
  }
  return {
    async say(room, words) {
      const all = rooms.get(room) ?? []
      rooms.set(room, all)
      const number = all.length + 1
      all.push({ number, ...words })
      return number
    },
    lasts: async wanted =>
      new Map(
        wanted.flatMap(room => {
          const last = rooms.get(room)?.at(-1)
          return last === undefined ? [] : [[room, last.number] as const]
        }),
      ),
    since: async (room, number, most) =>
      (rooms.get(room) ?? []).filter(said => said.number > number && !hidden.has(said)).slice(-most),
    upTo: async (room, number, most) =>
      (rooms.get(room) ?? [])
        .filter(said => said.number <= number)
        .slice(-most)
        .map(said => ({ ...said, hidden: hidden.has(said) })),
    by: async person =>
      [...rooms].flatMap(([room, all]) =>
        all.filter(said => said.by === person && !hidden.has(said)).map(said => ({ ...said, room })),
      ),
    unsay: async person => unsay(said => said.by === person),
    clear: async before => unsay(said => said.at < before),
    async hide(room, number, isHidden) {
      const said = rooms.get(room)?.find(it => it.number === number)
      if (said === undefined || (!isHidden && said.text === '')) return false
      if (isHidden) hidden.add(said)
      else hidden.delete(said)
      return true
    },
  }
}

function memoryMutes(): MuteStore {
  const muted = new Map<string, ReadonlyMap<string, string>>()
  const all = (by: string): ReadonlyMap<string, string> => muted.get(by) ?? new Map()
  return {
    mute: async (by, whom, name) => {
      muted.set(by, new Map([[whom, name], ...all(by)]))
    },
    unmute: async (by, whom) => {
      muted.set(by, new Map([...all(by)].filter(([one]) => one !== whom)))
    },
    async forget(person) {
      muted.delete(person)
      for (const [by, whom] of muted)
        muted.set(by, new Map([...whom].map(([one, name]) => [one, one === person ? NOBODY : name])))
    },
    of: async by => [...all(by)].map(([person, name]) => ({ person, name })),
    among: async (people, those) =>
      people.flatMap(by => those.filter(whom => all(by).has(whom)).map(whom => ({ by, whom }))),
  }
}

function memoryPeople(): PeopleStore {
  const people = new Map<string, Person>()
  const tokens = new Map<string, { readonly person: string; readonly name: string; readonly at: number }>()
  return {
    find: async id => people.get(id) ?? null,
    findAll: async ids => ids.flatMap(id => people.get(id) ?? []),
    named: async (name, most) =>
      [...people.values()]
        .filter(person => person.name === name)
        .sort((a, b) => b.since - a.since)
        .slice(0, most),
    byAccount: async account => [...people.values()].find(person => person.account === account) ?? null,
    put: async person => {
      people.set(person.id, person)
    },
    async forget(id) {
      for (const [hash, { person }] of tokens) if (person === id) tokens.delete(hash)
      const { crest: _, ...person } = people.get(id) ?? { id, since: 0 }
      if (people.has(id)) people.set(id, { ...person, name: NOBODY, account: `${LEFT}${id}` })
    },
    addToken: async (hash, person, name, at) => {
      tokens.set(hash, { person, name, at })
    },
    byToken: async hash => people.get(tokens.get(hash)?.person ?? '') ?? null,
    tokensOf: async person =>
      [...tokens]
        .flatMap(([hash, { person: of, name, at }]) => (of === person ? [{ hash, name, at }] : []))
        .sort((a, b) => a.at - b.at),
    dropToken: async (hash, person) => tokens.get(hash)?.person === person && tokens.delete(hash),
    dropTokens: async person => {
      for (const [hash, { person: of }] of tokens) if (of === person) tokens.delete(hash)
    },
  }
}
