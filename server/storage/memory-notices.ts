import { randomBytes } from 'node:crypto'
import type {
  Channel,
  Device,
  Hook,
  Message,
  NewSending,
  NoticeStore,
  OutboxStore,
  Room,
  StoredNotice,
  WishStore,
} from './notices-port.ts'

interface Sending extends Omit<NewSending, 'due'> {
  readonly notice: string
  readonly person: string
  due: number
  message: string | null
}
interface Held extends Omit<Message, 'notices' | 'tries'> {
  tries: number
  due: number
  claimed: number
  state: string
  readonly at: number
}

export function memoryNotices(): NoticeStore {
  const notices = new Map<string, StoredNotice>()
  const messages = new Map<string, Held>()
  let sendings: Sending[] = []
  const devices = new Map<string, Device>()
  const hooks = new Map<string, Hook>()
  const failures = new Map<string, { readonly count: number; readonly since: number }>()
  const secrets = new Map<string, string>()
  const { store: wishes, forget: forgetWishes } = memoryWishes()
  const isLoose = (some: (sending: Sending) => boolean) => (it: Sending) => it.message === null && some(it)
  const drop = (some: (sending: Sending) => boolean): void => {
    sendings = sendings.filter(it => !isLoose(some)(it))
  }
  /** Who has read of a turn is still reminded of it, until it has passed. */
  const readSome = (some: (notice: StoredNotice) => boolean, at: number): readonly StoredNotice[] => {
    const found = [...notices.values()].filter(it => it.read === null && some(it))
    for (const it of found) notices.set(it.id, { ...it, read: at })
    const ids = new Set(found.map(({ id }) => id))
    drop(({ notice, channel }) => ids.has(notice) && channel !== 'later')
    return found
  }
  const newest = (person: string): readonly StoredNotice[] =>
    [...notices.values()].filter(it => it.person === person).sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  const addresses = <T extends Device | Hook>(all: Map<string, T>, channel: Channel) => ({
    async put(it: T, most: number) {
      const others = [...all.values()].filter(({ id, person }) => person === it.person && id !== it.id)
      if (others.length >= most) return false
      all.set(it.id, it)
      return true
    },
    find: async (id: string) => all.get(id) ?? null,
    of: async (people: readonly string[]) =>
      [...all.values()]
        .filter(({ person }) => people.includes(person))
        .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
    async drop(person: string, id: string) {
      if (all.get(id)?.person !== person) return false
      drop(it => it.channel === channel && it.target === id)
      return all.delete(id)
    },
  })
  const store: NoticeStore = {
    outbox: memoryOutbox(notices, messages, () => sendings),
    devices: addresses(devices, 'push'),
    hooks: {
      ...addresses(hooks, 'hook'),
      arrived: async id => void failures.delete(id),
      async failed(id, at, { most, least }) {
        const { count, since } = failures.get(id) ?? { count: 0, since: at }
        failures.set(id, { count: count + 1, since })
        const hook = hooks.get(id)
        if (hook === undefined || hook.off !== null || count + 1 < most || since > at - least) return
        hooks.set(id, { ...hook, off: at })
        drop(it => it.channel === 'hook' && it.target === id)
      },
      async switchOff(person, id, at) {
        const hook = hooks.get(id)
        if (hook?.person !== person) return false
        hooks.set(id, { ...hook, off: at })
        failures.delete(id)
        if (at !== null) drop(it => it.channel === 'hook' && it.target === id)
        return true
      },
    },
    wishes,
    async put(all) {
      const fresh = new Set<string>()
      for (const { sendings: wanted, ...notice } of all) {
        if (notices.has(notice.id)) continue
        fresh.add(notice.id)
        notices.set(notice.id, { ...notice, read: null })
        for (const it of wanted) sendings.push({ ...it, notice: notice.id, person: notice.person, message: null })
      }
      return fresh
    },
    list: async (person, before, most) =>
      newest(person)
        .filter(({ at, id }) => before === null || at < before.at || (at === before.at && id < before.id))
        .slice(0, most),
    unread: async person => newest(person).filter(({ read }) => read === null).length,
    async turns(person, most) {
      const told = newest(person).filter(({ kind }) => kind === 'turn')
      const places = Map.groupBy(told, ({ place }) => place)
      const last = [...places].map(([place, all]) => ({ place, since: Math.max(...all.map(({ rank }) => rank)) }))
      return last.slice(0, most)
    },
    read: async (person, ids, at) =>
      readSome(it => it.person === person && (ids === null || ids.includes(it.id)), at).length,
    readAt: async (person, place, upTo, at) =>
      readSome(it => it.person === person && it.place === place && it.rank <= upTo, at).length,
    async pass(place, but, at) {
      const passed = readSome(it => it.place === place && !but.includes(it.id), at)
      drop(it => it.channel === 'later' && notices.get(it.notice)?.place === place && !but.includes(it.notice))
      return [...new Set(passed.map(({ person }) => person))]
    },
    async secret(name, make) {
      const known = secrets.get(name) ?? make()
      secrets.set(name, known)
      return known
    },
    async prune(before) {
      const waits = (it: Sending): boolean => it.message === null || messages.get(it.message)?.state === 'waiting'
      const kept = new Set(sendings.filter(waits).map(({ notice }) => notice))
      for (const { id, at } of notices.values()) if (at < before && !kept.has(id)) notices.delete(id)
      sendings = sendings.filter(({ notice }) => notices.has(notice))
      for (const { id, at, state } of messages.values()) if (at < before && state !== 'waiting') messages.delete(id)
    },
    async forget(person) {
      sendings = sendings.filter(it => it.person !== person)
      for (const all of [notices, messages, devices, hooks] as readonly Map<string, { readonly person: string }>[])
        for (const [id, it] of all) if (it.person === person) all.delete(id)
      forgetWishes(person)
    },
    allOf: async person => ({
      notices: newest(person).toReversed(),
      devices: await store.devices.of([person]),
      hooks: await store.hooks.of([person]),
      wishes: (await wishes.of([person])).get(person) ?? null,
      off: (await wishes.off([person])).get(person) ?? [],
    }),
  }
  return store
}

function memoryOutbox(
  notices: ReadonlyMap<string, StoredNotice>,
  messages: Map<string, Held>,
  sendings: () => readonly Sending[],
): OutboxStore {
  const told = ({ id, person, channel, target, tries }: Held): Message => ({
    ...{ id, person, channel, target, tries },
    notices: sendings()
      .filter(({ message }) => message === id)
      .flatMap(({ notice }) => notices.get(notice) ?? [])
      .sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
  })
  const claimed = (now: number, { channels, most }: Room, until: number): readonly Held[] => {
    const old = [...messages.values()]
      .filter(({ state, channel, due, claimed }) => {
        return state === 'waiting' && channels.includes(channel) && due <= now && claimed <= now
      })
      .sort((a, b) => a.due - b.due)
      .slice(0, most)
    for (const it of old) Object.assign(it, { claimed: until, tries: it.tries + 1 })
    const loose = sendings().filter(it => it.message === null && channels.includes(it.channel) && it.due <= now)
    const groups = Map.groupBy(loose, ({ person, channel, target }) => `${channel} ${target} ${person}`)
    const fresh = [...groups.values()].slice(0, most - old.length).flatMap(group => {
      const [first] = group
      if (first === undefined) return []
      const { person, channel, target } = first
      const id = randomBytes(12).toString('base64url')
      for (const it of group) it.message = id
      const held = { id, person, channel, target, tries: 1, due: now, claimed: until, state: 'waiting', at: now }
      messages.set(id, held)
      return [held]
    })
    return [...old, ...fresh]
  }
  return {
    claim: async (now, rooms, until) => rooms.flatMap(room => claimed(now, room, until)).map(told),
    async hold(id, until) {
      const held = messages.get(id)
      if (held?.state === 'waiting' && held.claimed > 0) held.claimed = until
    },
    async settle(id, state) {
      const held = messages.get(id)
      if (held !== undefined) held.state = state
    },
    async again(id, due, tries) {
      const held = messages.get(id)
      if (held !== undefined) Object.assign(held, { due, tries, claimed: 0 })
    },
    async loosen(id, due) {
      for (const it of sendings()) if (it.message === id) Object.assign(it, { message: null, due })
      messages.delete(id)
    },
    async waiting(now) {
      const counts = { push: 0, mail: 0, hook: 0, later: 0 }
      for (const { message, due, channel } of sendings()) if (message === null && due <= now) counts[channel]++
      for (const { state, channel } of messages.values()) if (state === 'waiting') counts[channel]++
      return counts
    },
  }
}

function memoryWishes(): { readonly store: WishStore; readonly forget: (person: string) => void } {
  const wishes = new Map<string, string>()
  const off = new Map<string, Set<string>>()
  return {
    store: {
      of: async people => new Map([...wishes].filter(([person]) => people.includes(person))),
      change: async (person, changed) => void wishes.set(person, changed(wishes.get(person))),
      off: async people =>
        new Map(
          people.flatMap(person => {
            const tables = [...(off.get(person) ?? [])].sort()
            return tables.length === 0 ? [] : [[person, tables]]
          }),
        ),
      async switchOff(person, table, isOff) {
        const tables = off.get(person) ?? new Set()
        off.set(person, tables)
        if (isOff) tables.add(table)
        else tables.delete(table)
      },
    },
    forget(person) {
      wishes.delete(person)
      off.delete(person)
    },
  }
}
