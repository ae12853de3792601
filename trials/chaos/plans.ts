import { manifests } from '#games/manifests'
import { shelf } from '#games/shelf'
import { MOST_GUESTS } from '#games/workshop/guest'
import type { Pace } from '#server/matches/pace'
import type { ChosenOptions } from '#testkit/trials'
import { trials } from '#testkit/trials-of-games'

/** A table to be played: its people, by number, and how many bots. */
export interface Plan {
  readonly game: string
  readonly options: ChosenOptions
  readonly pace: Pace
  /** False if no bot plays for who is away or leaves. */
  readonly standIns?: false
  readonly people: readonly number[]
  readonly bots: number
  /** How many cards of the gallery are guests; none if missing. */
  readonly guests?: number
  /** Whether its people sometimes stay silent for longer than they may. */
  readonly isDreamy: boolean
}

const untimed: Pace = { kind: 'untimed' }
/** The shortest bank there is. */
const hurried: Pace = { kind: 'live', bank: 10, increment: 2, cap: 10 }
const paces = [untimed, hurried] as const

type Kind = readonly [game: string, options: ChosenOptions, pace: Pace]

/** A game with its own clocks and without, untimed and with the house's clock. */
const kindsOf = (game: string, storms: readonly ChosenOptions[]): readonly Kind[] =>
  paces.flatMap((_, lap) => storms.map((options, i): Kind => [game, options, paces[(i + lap) % 2] ?? untimed]))

/** All games in turn, until every variant of every game is used. */
const kinds: readonly Kind[] = manifests
  .flatMap(({ id }) => kindsOf(id, trials.get(id)?.storms ?? [{}]).map((kind, lap) => ({ kind, lap })))
  .toSorted((a, b) => a.lap - b.lap)
  .map(({ kind }) => kind)

/** Tables of three or four, most of them with guests of the gallery. People sit at several of them at once, each time with others. */
export function plansFor(tables: number): readonly Plan[] {
  const crowd = crowdAt(tables)
  return Array.from({ length: tables }, (_, i) => {
    const [game, storm, pace] = kinds[i % kinds.length] as Kind
    const lap = Math.floor(i / kinds.length)
    const count = 2 + ((i + lap) % 2)
    const people = Array.from({ length: count }, (_, k) => (i * 2 + k * (1 + lap)) % crowd)
    const isTimed = pace !== untimed
    const isAlone = isTimed && shelf[game]?.game.leave !== undefined
    const guests = i % 4 === 3 ? 0 : 1 + ((i + lap) % MOST_GUESTS)
    const { short, shortest } = trials.get(game) ?? {}
    const options = guests > 0 ? { ...short, ...shortest, ...storm } : storm // they are counted when they are over
    const terms = { game, options, pace, guests, ...(isAlone && { standIns: false as const }) }
    return { ...terms, people: [...new Set(people)], bots: 4 - count, isDreamy: isTimed }
  })
}

/** The number of people. */
export const crowdAt = (tables: number): number => Math.max(4, Math.ceil(tables * 1.5))
