import type { Case, Concerned, MeasureTold } from '#protocol/desk'
import type { MyMeasure, MyReport, Somebody } from '#protocol/order'
import type { OrderStore, StoredMeasure, StoredReport } from '../storage/order-port.ts'
import type { PeopleStore } from '../storage/port.ts'

/** What is said of people of whom nothing is known any more. */
const UNKNOWN = '?'

/** Names people by their ids. */
export async function namesOf(people: PeopleStore, ids: Iterable<string | null>): Promise<(id: string) => Somebody> {
  const known = await people.findAll([...new Set(ids)].filter(id => id !== null))
  const names = new Map(known.map(({ id, name }) => [id, name]))
  return person => ({ person, name: names.get(person) ?? UNKNOWN })
}

const maybe = (named: (id: string) => Somebody, id: string | null): Somebody | null => (id === null ? null : named(id))

/** Whether a measure has an effect at this time. */
export const isInForce = ({ lifted, until }: StoredMeasure, now: number): boolean =>
  lifted === null && (until === null || until > now)

export const mayAppeal = (measure: StoredMeasure, now: number): boolean =>
  measure.appeal === null && isInForce(measure, now)

const appealOf = ({ appeal, answer }: StoredMeasure): MeasureTold['appeal'] =>
  appeal && { ...appeal, answer: answer && { at: answer.at, granted: answer.granted, reason: answer.reason } }

/** A measure, for the person concerned: without those who took it, and without what others said. */
export const toldMine = (measure: StoredMeasure, now: number): MyMeasure => {
  const { id, kind, subject, evidence, reason, at, until, to, lifted, seen } = measure
  return {
    ...{ id, kind, subject, reason, at, until, to, seen },
    evidence: evidence && { ...evidence, before: [] },
    lifted: lifted && { at: lifted.at, reason: lifted.reason },
    appeal: appealOf(measure),
    mayAppeal: mayAppeal(measure, now),
  }
}

export const toldReport = ({ id, subject, cause, words, at, state, decided }: StoredReport): MyReport => ({
  ...{ id, subject, cause, words, at, state, decided },
})

/** Measures, for the desk. */
export async function toldMeasures(
  people: PeopleStore,
  measures: readonly StoredMeasure[],
  now: number,
): Promise<MeasureTold[]> {
  const named = await namesOf(
    people,
    measures.flatMap(({ person, by, lifted }) => [person, by, lifted?.by ?? null]),
  )
  return measures.map(measure => {
    const { id, kind, subject, evidence, person, by, reason, at, until, to, lifted } = measure
    return {
      ...{ id, kind, subject, evidence, reason, at, until, to },
      person: maybe(named, person),
      by: maybe(named, by),
      lifted: lifted && { at: lifted.at, by: maybe(named, lifted.by), reason: lifted.reason },
      appeal: appealOf(measure),
      inForce: isInForce(measure, now),
    }
  })
}

/** The reports of a case, for the desk. */
export const toldReports = (reports: readonly StoredReport[], named: (id: string) => Somebody): Case['reports'] =>
  reports.map(({ id, cause, words, at, by, evidence }) => ({ id, cause, words, at, by: maybe(named, by), evidence }))

/** People with what keepers should know of them, in the order of their ids here. */
export async function toldPeople(
  { roles, measures }: OrderStore,
  people: PeopleStore,
  ids: readonly string[],
  now: number,
): Promise<Concerned[]> {
  const [known, keepers, holding, counts] = await Promise.all([
    people.findAll(ids),
    roles.all(),
    measures.holding(ids, now),
    measures.counts(ids),
  ])
  const byId = new Map(known.map(person => [person.id, person]))
  return ids.flatMap(id => {
    const person = byId.get(id)
    if (person === undefined) return []
    const { muted = null, banned = null } = holding.get(id) ?? {}
    const role = keepers.find(it => it.person === id)?.role ?? null
    return [{ person: id, name: person.name, since: person.since, role, muted, banned, measures: counts.get(id) ?? 0 }]
  })
}
