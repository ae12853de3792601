import type { AccountStore, AskedMail, Departure, KeptMail, KeptSecret } from './account-port.ts'

export function memoryAccounts(): AccountStore {
  const mail = new Map<string, KeptMail>()
  const asked = new Map<string, AskedMail>()
  const secrets = new Map<string, KeptSecret>()
  const departures = new Map<string, Departure>()
  let renames: readonly { readonly person: string; readonly at: number }[] = []
  const owner = (address: string): string | null =>
    [...mail].find(([, it]) => it.address.toLowerCase() === address.toLowerCase())?.[0] ?? null
  const ofKind = (person: string, kind: string): readonly KeptSecret[] =>
    [...secrets.values()].filter(it => it.person === person && it.kind === kind)
  const change = (person: string, more: Partial<Departure>): void => {
    const known = departures.get(person)
    if (known !== undefined) departures.set(person, { ...known, ...more })
  }
  return {
    mail: {
      of: async person => mail.get(person) ?? null,
      owner: async address => owner(address),
      ask: async (person, it) => void asked.set(person, { ...it, tries: 0 }),
      asked: async person => asked.get(person) ?? null,
      async try(person) {
        const it = asked.get(person)
        if (it === undefined) return null
        asked.set(person, { ...it, tries: it.tries + 1 })
        return { ...it, tries: it.tries + 1 }
      },
      async keep(person, address, since) {
        if ((owner(address) ?? person) !== person) return false
        mail.set(person, { address, since })
        asked.delete(person)
        return true
      },
      async drop(person) {
        mail.delete(person)
        asked.delete(person)
      },
    },
    secrets: {
      async add(secret) {
        secrets.set(secret.hash, secret)
      },
      async replace(person, kind, all) {
        for (const { hash } of ofKind(person, kind)) secrets.delete(hash)
        for (const it of all) secrets.set(it.hash, { ...it, person, kind })
      },
      async take(hash, now) {
        const it = secrets.get(hash) ?? null
        secrets.delete(hash)
        return it !== null && it.until !== null && it.until <= now ? null : it
      },
      count: async (person, kind) => ofKind(person, kind).length,
      async clear(now) {
        for (const { hash, until } of secrets.values()) if (until !== null && until <= now) secrets.delete(hash)
      },
    },
    renames: {
      async add(person, at) {
        renames = [...renames, { person, at }]
      },
      count: async (person, since) => renames.filter(it => it.person === person && it.at > since).length,
      async clear(before) {
        renames = renames.filter(({ at }) => at >= before)
      },
    },
    departures: {
      async ask(person, at, due) {
        if (!departures.has(person)) departures.set(person, { person, at, due, begun: null, done: null })
      },
      of: async person => departures.get(person) ?? null,
      takeBack: async person => departures.get(person)?.begun === null && departures.delete(person),
      due: async (now, most) =>
        [...departures.values()]
          .filter(({ due, done }) => done === null && due <= now)
          .sort((a, b) => a.due - b.due)
          .slice(0, most),
      begin: async (person, begun) => {
        if (departures.get(person)?.begun === null) change(person, { begun })
        return departures.has(person)
      },
      complete: async (person, done) => change(person, { done }),
      since: async at =>
        [...departures.values()].flatMap(({ person, done }) => (done !== null && done >= at ? [person] : [])),
      async clear(before) {
        for (const { person, done } of departures.values())
          if (done !== null && done < before) departures.delete(person)
      },
    },
    async forget(person) {
      mail.delete(person)
      asked.delete(person)
      for (const it of secrets.values()) if (it.person === person) secrets.delete(it.hash)
      renames = renames.filter(it => it.person !== person)
    },
  }
}
