import type { AuditEntry, Case, Concerned, Decision, MeasureTold } from '#protocol/desk'
import type { Mine, MyMeasure, MyReport, NewReport, Subject } from '#protocol/order'
import type { Role } from '#protocol/order-words'
import { call } from '../house/calling.ts'
import type { Paged } from '../house/use-pages.ts'

const desk = '/api/order/desk'
const page = <T>(what: string, after: string | null) =>
  call<Paged<T>>('GET', `${desk}/${what}${after === null ? '' : `?after=${encodeURIComponent(after)}`}`)

/** Requests about keeping order. */
export const orderHouse = {
  mine: () => call<Mine>('GET', '/api/order/mine'),
  seen: () => call<Mine>('POST', '/api/order/mine/seen', {}),
  report: (it: NewReport) => call<MyReport>('POST', '/api/order/reports', it),
  appeal: (measure: string, words: string) =>
    call<MyMeasure>('POST', `/api/order/measures/${encodeURIComponent(measure)}/appeal`, { words }),
  case: ({ kind, id }: Subject) => call<Case>('GET', `${desk}/case?${new URLSearchParams({ kind, id })}`),
  cases: (after: string | null) => page<Case>('cases', after),
  appeals: (after: string | null) => page<MeasureTold>('appeals', after),
  measures: (after: string | null) => page<MeasureTold>('measures', after),
  audit: (after: string | null) => page<AuditEntry>('audit', after),
  take: (subject: Subject, on: boolean) => call<Case>('PUT', `${desk}/taken`, { subject, on }),
  decide: (it: Decision) => call<{ readonly measures: readonly MeasureTold[] }>('POST', `${desk}/decisions`, it),
  lift: (measure: string, reason: string) =>
    call<MeasureTold>('POST', `${desk}/measures/${encodeURIComponent(measure)}/lift`, { reason }),
  answer: (measure: string, granted: boolean, reason: string) =>
    call<MeasureTold>('POST', `${desk}/appeals/${encodeURIComponent(measure)}`, { granted, reason }),
  named: (name: string) => call<readonly Concerned[]>('GET', `${desk}/people?name=${encodeURIComponent(name)}`),
  person: (id: string) =>
    call<{ readonly person: Concerned; readonly measures: readonly MeasureTold[] }>(
      'GET',
      `${desk}/people/${encodeURIComponent(id)}`,
    ),
  keepers: () => call<readonly Concerned[]>('GET', `${desk}/keepers`),
  role: (person: string, role: Role | null) =>
    call<Concerned>('PUT', `${desk}/people/${encodeURIComponent(person)}/role`, { role }),
  words: () => call<{ readonly words: readonly string[] }>('GET', `${desk}/words`),
  setWords: (words: readonly string[]) =>
    call<{ readonly words: readonly string[] }>('PUT', `${desk}/words`, { words }),
}
