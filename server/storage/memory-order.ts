import type { Subject } from '#protocol/order'
import { isTimed } from '#protocol/order-words'
import { entryAfter } from './audit-hash.ts'
import {
  type AuditRow,
  changesOf,
  type Deed,
  type KeptRole,
  type MeasureStore,
  type OpenCase,
  type OrderStore,
  type ReportStore,
  type Standing,
  type StoredMeasure,
  type StoredReport,
  standingBy,
  type Taken,
} from './order-port.ts'
import { unnamed } from './unnamed.ts'

const keyOf = ({ kind, id }: Subject): string => `${kind} ${id}`

export function memoryOrder(): OrderStore {
  const roles = new Map<string, KeptRole>()
  const words = new Set<string>()
  const audit: AuditRow[] = []
  const reports: StoredReport[] = []
  const measures = new Map<string, StoredMeasure>()
  const taken = new Map<string, Taken>()
  const write = (deed: Deed): void => void audit.push(entryAfter(audit.at(-1), deed))
  const settle = (subject: Subject, state: StoredReport['state'], at: number): void => {
    for (const [i, report] of reports.entries())
      if (report.state === 'open' && keyOf(report.subject) === keyOf(subject))
        reports[i] = { ...report, state, decided: at }
    taken.delete(keyOf(subject))
  }
  return {
    roles: {
      of: async person => roles.get(person)?.role ?? null,
      all: async () => [...roles.values()].sort((a, b) => a.role.localeCompare(b.role) || a.at - b.at),
      async put(person, role, deed) {
        const hosts = [...roles.values()].filter(it => it.role === 'host' && it.person !== person)
        if (role !== 'host' && hosts.length === 0) return false
        if (role === null) roles.delete(person)
        else roles.set(person, { person, role, at: deed.at })
        write(deed)
        return true
      },
    },
    reports: memoryReports(reports, taken),
    measures: memoryMeasures(measures, settle, write),
    words: {
      all: async () => [...words].toSorted(),
      async put(all, deed) {
        words.clear()
        for (const word of all) words.add(word)
        write(deed)
      },
    },
    async unname(person, called) {
      for (const [at, it] of reports.entries()) reports[at] = { ...it, evidence: unnamed(it.evidence, person, called) }
      for (const it of measures.values()) measures.set(it.id, { ...it, evidence: unnamed(it.evidence, person, called) })
    },
    audit: {
      note: async deed => write(deed),
      latest: async (before, most) =>
        audit
          .toReversed()
          .filter(({ number }) => before === null || number < before)
          .slice(0, most),
      from: async (number, most) => audit.filter(it => it.number >= number).slice(0, most),
    },
  }
}

function memoryReports(reports: StoredReport[], taken: Map<string, Taken>): ReportStore {
  const told = new Set<string>()
  const open = (): readonly StoredReport[] =>
    reports.filter(({ state }) => state === 'open').sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  return {
    async report(report) {
      const same = open().find(it => keyOf(it.subject) === keyOf(report.subject) && it.by === report.by)
      if (same !== undefined) return same
      const stored = { ...report, state: 'open', decided: null } as const
      reports.push(stored)
      return stored
    },
    made: async (by, since) => reports.filter(report => report.by === by && report.at > since).length,
    by: async (person, most) =>
      reports
        .filter(({ by }) => by === person)
        .sort((a, b) => b.at - a.at || (a.id < b.id ? -1 : 1))
        .slice(0, most),
    async cases(notAbout, after, most) {
      const cases = new Map<string, OpenCase>()
      for (const { subject, at, person } of open())
        if (!cases.has(keyOf(subject))) cases.set(keyOf(subject), { subject, since: at, person })
      return [...cases]
        .filter(([, { person }]) => person === null || !notAbout.includes(person))
        .filter(([key, { since }]) => after === null || since > after.at || (since === after.at && key > after.id))
        .sort(([a, one], [b, other]) => one.since - other.since || (a < b ? -1 : 1))
        .slice(0, most)
        .map(([, it]) => it)
    },
    open: async subject => open().filter(report => keyOf(report.subject) === keyOf(subject)),
    untold: async most =>
      reports
        .filter(({ state, id }) => state !== 'open' && !told.has(id))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, most),
    told: async id => void told.add(id),
    async take(subject, by) {
      if (by === null) taken.delete(keyOf(subject))
      else taken.set(keyOf(subject), by)
    },
    taken: async subject => taken.get(keyOf(subject)) ?? null,
    async clear(before) {
      const kept = reports.filter(({ decided }) => decided === null || decided >= before)
      reports.splice(0, reports.length, ...kept)
    },
  }
}

type Settle = (subject: Subject, state: StoredReport['state'], at: number) => void

function memoryMeasures(
  measures: Map<string, StoredMeasure>,
  settle: Settle,
  write: (deed: Deed) => void,
): MeasureStore {
  const told = new Map<string, number>()
  const newest = (): readonly StoredMeasure[] =>
    [...measures.values()].sort((a, b) => b.at - a.at || (a.id < b.id ? 1 : -1))
  const change = (
    id: string,
    when: (it: StoredMeasure) => boolean,
    to: Partial<StoredMeasure>,
    deed: Deed,
  ): boolean => {
    const measure = measures.get(id)
    if (measure === undefined || !when(measure)) return false
    measures.set(id, { ...measure, ...to })
    write(deed)
    return true
  }
  return {
    async decide(subject, decided, deed) {
      for (const it of decided) measures.set(it.id, { ...it, lifted: null, appeal: null, answer: null, seen: false })
      settle(subject, decided.length > 0 ? 'upheld' : 'dismissed', deed.at)
      write(deed)
    },
    untold: async most =>
      [...measures.values()]
        .filter(it => it.person !== null && (told.get(it.id) ?? 0) < changesOf(it))
        .sort((a, b) => (a.id < b.id ? -1 : 1))
        .slice(0, most),
    told: async (id, changes) => void told.set(id, Math.max(told.get(id) ?? 0, changes)),
    find: async id => measures.get(id) ?? null,
    lift: async (id, lifted, deed) => change(id, it => it.lifted === null, { lifted, seen: false }, deed),
    appeal: async (id, words, deed) => change(id, it => it.appeal === null, { appeal: { words, at: deed.at } }, deed),
    async answer(id, answer, deed) {
      const { granted: _, ...ended } = answer
      const lifted = measures.get(id)?.lifted ?? (answer.granted ? ended : null)
      return change(id, it => it.appeal !== null && it.answer === null, { answer, lifted, seen: false }, deed)
    },
    of: async (person, most) =>
      newest()
        .filter(it => it.person === person)
        .slice(0, most),
    async counts(people) {
      const counts = new Map<string, number>()
      for (const { person } of measures.values())
        if (person !== null && people.includes(person)) counts.set(person, (counts.get(person) ?? 0) + 1)
      return counts
    },
    latest: async (after, most) =>
      newest()
        .filter(({ at, id }) => after === null || at < after.at || (at === after.at && id < after.id))
        .slice(0, most),
    appealed: async (notOf, after, most) =>
      [...measures.values()]
        .flatMap(it => (it.appeal !== null && it.answer === null ? [{ it, at: it.appeal.at }] : []))
        .filter(({ it: { person } }) => person === null || !notOf.includes(person))
        .filter(({ it: { id }, at }) => after === null || at > after.at || (at === after.at && id > after.id))
        .sort((a, b) => a.at - b.at || (a.it.id < b.it.id ? -1 : 1))
        .slice(0, most)
        .map(({ it }) => it),
    standing: async (subject, kind) =>
      newest().find(it => it.kind === kind && it.lifted === null && keyOf(it.subject) === keyOf(subject)) ?? null,
    async holding(people, now) {
      const holding = new Map<string, Standing>()
      for (const { person, kind, until, lifted } of measures.values()) {
        if (person === null || until === null || !people.includes(person)) continue
        if (lifted !== null || until <= now || !isTimed(kind)) continue
        const standing = holding.get(person) ?? { muted: null, banned: null }
        const what = standingBy[kind]
        holding.set(person, { ...standing, [what]: Math.max(standing[what] ?? 0, until) })
      }
      return holding
    },
    async see(person) {
      for (const it of measures.values()) if (it.person === person) measures.set(it.id, { ...it, seen: true })
    },
  }
}
