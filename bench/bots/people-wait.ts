import { rounded } from '../server/measuring.ts'
import { stepAhead, Theatre } from '../server/theatre.ts'

/** How long people waited, over all rounds, in milliseconds. */
export interface PeopleWait {
  readonly answers: number
  readonly p50: number
  readonly p95: number
  readonly p99: number
  /** What bots answered meanwhile, a second. */
  readonly botAnswers: number
}

/** Tables of four people at the toy auction, and how many answers a second they give together: about as many as 200 people do. */
const [TABLES, PACE] = [50, 40]
const BOT_TABLES = 50
/** In seconds, before anything is measured: bots load their games, and a worker warms up. */
const SETTLE = 4

/** One house, by turns without bots and with 50 tables full of Dragonlords. Both are measured in the same run. */
export const peopleWait = (
  rounds: number,
  seconds: number,
): Promise<{ readonly withoutBots: PeopleWait; readonly withDragonlords: PeopleWait }> => {
  stepAhead()
  return Theatre.show(
    'house',
    async theatre => {
      await theatre.tables(TABLES)
      const load = theatre.load()
      await load.enter(await theatre.tickets(0))
      const measure = async (bots: number): Promise<Round> => {
        await theatre.crowd(bots)
        await load.paced(PACE, SETTLE, 'any')
        const before = await theatre.crowdAnswers()
        const { waits } = await load.paced(PACE, seconds, 'any')
        return { waits, bots: (await theatre.crowdAnswers()) - before }
      }
      const [without, among]: [Round[], Round[]] = [[], []]
      for (let round = 0; round < rounds; round++) {
        without.push(await measure(0))
        among.push(await measure(BOT_TABLES))
      }
      await theatre.crowd(0)
      load.close()
      return { withoutBots: figuresOf(without, seconds), withDragonlords: figuresOf(among, seconds) }
    },
    { isPinned: false },
  )
}

interface Round {
  readonly waits: readonly number[]
  readonly bots: number
}

function figuresOf(rounds: readonly Round[], seconds: number): PeopleWait {
  const waits = rounds.flatMap(round => round.waits).sort((a, b) => a - b)
  const at = (share: number): number => rounded(waits[Math.floor(share * (waits.length - 1))] ?? Number.NaN, 2)
  const bots = rounds.reduce((sum, round) => sum + round.bots, 0)
  return {
    answers: waits.length,
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    botAnswers: rounded(bots / rounds.length / seconds, 1),
  }
}
