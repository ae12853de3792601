import { type Level, levels } from '#kernel/bot-name'
import type { AgainstTold, PlayedTold } from '#protocol/friends'
import type { HistoryAnswer, HistoryQuery, Reliability, StandingAnswer } from '#protocol/history'
import { refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import { botRival, type HistoryWish } from '../storage/history-port.ts'
import type { Store } from '../storage/port.ts'
import { hasLeft } from '../storage/unnamed.ts'
import { cursorIn, cursorOf } from './cursor.ts'
import { REMEMBERED, reliabilityIn } from './reliability.ts'
import { toldOf } from './telling.ts'

export interface HistoryParams {
  readonly store: Pick<Store, 'history' | 'matches' | 'people'>
  /** Whom somebody counts as friends, by their ids. */
  readonly friendsOf: (person: string) => Promise<readonly string[]>
}

/** How many rivals are told: those one met most often. */
const RIVALS = 20
const notAPlace = refused('not a request', 'after: where the page before ended')

/** The finished matches of people. Only `shownOf` and `reliabilities` are for the eyes of others, and only as somebody shows them. */
export class History {
  readonly #store: HistoryParams['store']
  readonly #friendsOf: HistoryParams['friendsOf']

  constructor({ store, friendsOf }: HistoryParams) {
    this.#store = store
    this.#friendsOf = friendsOf
  }

  /** A page of somebody's own history. */
  async page(person: string, query: HistoryQuery): Promise<HistoryAnswer | Refused> {
    const { game, won, pace, most } = query
    const after = query.after === undefined ? undefined : cursorIn(query.after)
    if (query.after !== undefined && after === undefined) return notAPlace
    const rivals = await this.#rivalsOf(person, query.with)
    const wish: HistoryWish = {
      most: most + 1,
      ...(game !== undefined && { game }),
      ...(won !== undefined && { won: true }),
      ...(pace !== undefined && { isSlow: pace === 'slow' }),
      ...(rivals !== undefined && { rivals }),
      ...(after !== undefined && { after }),
    }
    const found = await this.#store.history.page(person, wish)
    const page = found.slice(0, most)
    const last = page.at(-1)
    return {
      matches: await toldOf(this.#store, person, page),
      next: found.length > most && last !== undefined ? cursorOf(last) : null,
    }
  }

  /** Somebody's own figures: by game, against people and bots, and how reliable they are. */
  async standing(person: string): Promise<StandingAnswer> {
    const scores = await this.#store.history.scores(person)
    const of = (rival: string) => scores.find(score => score.rival === rival)
    const people = scores
      .filter(({ rival }) => !levels.some(level => rival === botRival(level)))
      .toSorted((a, b) => b.ahead + b.behind - a.ahead - a.behind)
      .slice(0, RIVALS)
    const known = await this.#store.people.findAll(people.map(({ rival }) => rival))
    return {
      ...(await this.#resultsOf(person)),
      people: people.flatMap(({ rival, ahead, behind }) => {
        const one = known.find(({ id }) => id === rival)
        return one === undefined || hasLeft(one) ? [] : [{ person: rival, name: one.name, ahead, behind }]
      }),
      bots: levels.flatMap((level: Level) => {
        const score = of(botRival(level))
        return score === undefined ? [] : [{ level, ahead: score.ahead, behind: score.behind }]
      }),
    }
  }

  /** How often somebody finished ahead of this rival, and behind them; null if they never met. */
  async against(person: string, rival: string): Promise<AgainstTold | null> {
    const score = (await this.#store.history.scores(person)).find(it => it.rival === rival)
    return score === undefined ? null : { ahead: score.ahead, behind: score.behind }
  }

  /** What a page about them may show. Who is new here has no reliability yet. */
  async shownOf(person: string): Promise<PlayedTold> {
    const { counts, reliability } = await this.#resultsOf(person)
    const sum = (of: 'played' | 'won'): number => counts.reduce((all, count) => all + count[of], 0)
    const { onTime, matches } = reliability
    return {
      reliability: onTime === null ? null : { finished: onTime, of: matches },
      results: { played: sum('played'), won: sum('won') },
    }
  }

  async reliabilities(people: readonly string[]): Promise<ReadonlyMap<string, Reliability>> {
    const faults = await this.#store.history.faults(people, REMEMBERED)
    return new Map([...faults].map(([person, all]) => [person, reliabilityIn(all)]))
  }

  async #resultsOf(person: string): Promise<Pick<StandingAnswer, 'counts' | 'reliability'>> {
    const [counts, all] = await Promise.all([this.#store.history.counts(person), this.reliabilities([person])])
    return { counts, reliability: all.get(person) ?? reliabilityIn([]) }
  }

  async #rivalsOf(person: string, wish: string | undefined): Promise<HistoryWish['rivals']> {
    if (wish === undefined || wish === 'bots') return wish
    return wish === 'friends' ? this.#friendsOf(person) : [wish]
  }
}
