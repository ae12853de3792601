import { beginningOf, peopleIn } from '../history/beginning.ts'
import type {
  BroughtMatch,
  Encounter,
  Ending,
  Fault,
  HistoryStore,
  HistoryWish,
  PastMatch,
  PastPlace,
} from './history-port.ts'
import type { MatchRecord } from './port.ts'

type Row = Omit<PastMatch, 'ended'> & {
  readonly person: string
  readonly ended: number | null
  readonly settled: boolean
}
type Met = Encounter & { readonly match: string }

/** What a store of matches tells the history. */
export interface MemoryHistory {
  readonly store: HistoryStore
  began(record: MatchRecord): void
  ended(match: string, at: number, ending: Ending | undefined): void
}

export function memoryHistory(): MemoryHistory {
  let rows: readonly Row[] = []
  let met: readonly Met[] = []
  let files: readonly BroughtMatch[] = []
  const past = (person: string): readonly PastMatch[] =>
    rows
      .flatMap(({ person: of, ended, settled: _, ...row }) =>
        of === person && ended !== null ? [{ ...row, ended }] : [],
      )
      .sort((a, b) => (isBefore(a, b) ? 1 : -1))
  const isMine = (person: string, match: string) => (it: { readonly person: string; readonly match: string }) =>
    it.person === person && it.match === match
  const settle = (match: string, { outcomes, encounters }: Ending): void => {
    rows = rows.map(row => {
      const own = row.match === match ? outcomes.find(({ person }) => person === row.person) : undefined
      return own === undefined ? row : { ...row, place: own.place, fault: own.fault }
    })
    met = [...met, ...encounters.map(each => ({ ...each, match }))]
  }
  const store: HistoryStore = {
    page: async (person, wish) =>
      past(person)
        .filter(row => isWished(row, wish) && hasRivals(row, person, wish, rows))
        .slice(0, wish.most),
    counts: async person =>
      Object.entries(
        Object.groupBy(
          past(person).filter(({ played }) => played === 'house'),
          ({ game }) => game,
        ),
      )
        .map(([game, all = []]) => ({ game, played: all.length, won: all.filter(({ place }) => place === 1).length }))
        .sort((a, b) => (a.game < b.game ? -1 : 1)),
    scores: async person =>
      Object.entries(
        Object.groupBy(
          met.filter(it => it.person === person),
          ({ rival }) => rival,
        ),
      )
        .map(([rival, all = []]) => ({
          rival,
          ahead: all.filter(({ ahead }) => ahead > 0).length,
          behind: all.filter(({ ahead }) => ahead < 0).length,
        }))
        .sort((a, b) => (a.rival < b.rival ? -1 : 1)),
    faults: async (people, most) =>
      new Map(people.map(person => [person, faultsIn(past(person)).slice(0, most)] as const)),
    async bring(brought, own, most) {
      const { person, match } = brought
      if (files.some(isMine(person, match))) return 'known'
      if (files.filter(it => it.person === person).length >= most) return 'full'
      files = [...files, brought]
      rows = [...rows, { ...own, person, match, played: 'device', settled: true }]
      return 'kept'
    },
    brought: async (person, matches) =>
      files.filter(it => it.person === person && matches.includes(it.match)).map(({ file: _, ...brought }) => brought),
    fileOf: async (person, match) => files.find(isMine(person, match))?.file ?? null,
    async drop(person, match) {
      const before = files.length
      files = files.filter(it => !isMine(person, match)(it))
      rows = rows.filter(it => it.played === 'house' || !isMine(person, match)(it))
      return files.length < before
    },
    unsettled: async most =>
      [...new Set(rows.flatMap(it => (!it.settled && it.ended !== null ? [it.match] : [])))].sort().slice(0, most),
    async settle(match, beginning, ending) {
      if (!rows.some(row => row.match === match && !row.settled)) return
      rows = rows.map(row => (row.match === match ? { ...row, ...beginning, settled: true } : row))
      settle(match, ending)
    },
    allOf: async person => ({ matches: past(person), brought: files.filter(it => it.person === person) }),
    async forget(person) {
      rows = rows.filter(it => it.person !== person)
      met = met.filter(it => it.person !== person)
      files = files.filter(it => it.person !== person)
    },
  }
  return {
    store,
    began(record) {
      const own = peopleIn(record).map(person => ({
        ...beginningOf(record),
        ...{ match: record.id, person, ended: null, place: null, fault: null, settled: false },
        played: 'house' as const,
      }))
      rows = [...rows, ...own]
    },
    ended(match, at, ending) {
      rows = rows.map(row => (row.match === match ? { ...row, ended: at, settled: ending !== undefined } : row))
      if (ending !== undefined) settle(match, ending)
    },
  }
}

/** Whether one match ended before another, or has the smaller id. */
const isBefore = (a: PastPlace, b: PastPlace): boolean =>
  a.ended < b.ended || (a.ended === b.ended && a.match < b.match)

const isWished = (row: PastMatch, { game, won, isSlow, after }: HistoryWish): boolean =>
  (game === undefined || row.game === game) &&
  (won !== true || row.place === 1) &&
  (isSlow === undefined || (row.pace === 'slow') === isSlow) &&
  (after === undefined || isBefore(row, after))

function hasRivals(row: PastMatch, person: string, { rivals }: HistoryWish, rows: readonly Row[]): boolean {
  if (rivals === undefined) return true
  if (rivals === 'bots') return row.people === 1 && row.bots > 0
  const isRival = (it: Row): boolean => it.played === 'house' && it.person !== person && rivals.includes(it.person)
  return rows.some(it => it.match === row.match && isRival(it))
}

const faultsIn = (all: readonly PastMatch[]): readonly (Fault | null)[] =>
  all.flatMap(({ people, played, fault }) => (people > 1 && played === 'house' ? [fault] : []))
