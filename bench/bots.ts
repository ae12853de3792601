import { levels } from '#bots/levels'
import { type PeopleWait, peopleWait } from './bots/people-wait.ts'
import { type ThinkingTime, thinkingTimes } from './bots/thinking-times.ts'
import { weightOfBots } from './bots/weight.ts'

interface Goal {
  readonly is: number
  readonly atMost: number
  readonly met: boolean
}

export interface BotsReport {
  /** By game and bot: milliseconds of a decision in a Web Worker. */
  readonly worker: Readonly<Record<string, Readonly<Record<string, ThinkingTime>>>>
  /** How long people wait until their answer is acknowledged, in milliseconds. */
  readonly people: { readonly withoutBots: PeopleWait; readonly withDragonlords: PeopleWait }
  /** By game: what its bots add to its edition, code and weights, in bytes of gzip. */
  readonly weight: Readonly<Record<string, number>>
  readonly goals: Readonly<Record<string, Goal>>
}

/** The p95 of a decision in a worker, in milliseconds. */
const most: Readonly<Record<string, number>> = { captain: 60, dragonlord: 300 }
/** All bots together, in bytes. */
const HEAVIEST = 300_000

export async function benchBots(rounds: number, seconds: number): Promise<BotsReport> {
  const worker = await thinkingTimes(seconds)
  const people = await peopleWait(rounds, seconds)
  const times = Object.entries(worker).flatMap(([game, bots]) =>
    levels.flatMap(level => {
      const [atMost, time] = [most[level], bots[level]]
      return atMost === undefined || time === undefined ? [] : [[`${game}, ${level}, p95`, goal(time.p95, atMost)]]
    }),
  )
  const weight = await weightOfBots()
  const bytes = Object.values(weight).reduce((sum, each) => sum + each, 0)
  return { worker, people, weight, goals: { ...Object.fromEntries(times), 'all bots, bytes': goal(bytes, HEAVIEST) } }
}

const goal = (is: number, atMost: number): Goal => ({ is, atMost, met: is <= atMost })
