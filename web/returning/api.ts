import type { Json } from '#kernel/wire'
import type { BroughtMatchTold, HistoryAnswer, HistoryQuery, Reliability, StandingAnswer } from '#protocol/history'
import { call } from '../house/calling.ts'

/** What somebody wants to see of their history. */
export type HistoryFilter = Partial<Pick<HistoryQuery, 'game' | 'with' | 'won' | 'pace'>>

const query = (all: object): string => {
  const words = new URLSearchParams()
  for (const [name, value] of Object.entries(all)) if (value != null) words.set(name, String(value))
  return `${words}`
}

/** Requests about one's history. */
export const historyHouse = {
  page: (filter: HistoryFilter, after: string | null, most = 20) =>
    call<HistoryAnswer>('GET', `/api/history?${query({ ...filter, after, most })}`),
  standing: () => call<StandingAnswer>('GET', '/api/history/standing'),
  reliability: (people: readonly string[]) =>
    call<readonly (Reliability & { readonly person: string })[]>('GET', `/api/reliability?${query({ people })}`),
  bring: (match: BroughtMatchTold) =>
    call<{ readonly match: string; readonly isNew: boolean }>('POST', '/api/history', match),
  drop: (match: string) => call<object>('DELETE', `/api/history/${encodeURIComponent(match)}`),
  /** The file of a match that I brought; null if it cannot be had. */
  file: (match: string): Promise<string | null> =>
    fetch(`/api/history/${encodeURIComponent(match)}/file`).then(
      reply => (reply.ok ? reply.text() : null),
      () => null,
    ),
  /** What happened in a match so far, as my seat may know it. */
  entries: (match: string) => call<readonly Json[]>('GET', `/api/matches/${encodeURIComponent(match)}/entries`),
}
