import { everyKind } from '#bots/levels'
import { botNamed, rosterOf } from '#bots/roster'
import { shelf } from '#games/shelf'
import { open } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { seatsOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { answersAlike } from '#testkit/peeking'

export interface BotsAsked {
  /** By game and bot, how many pairs of tables it was asked at. */
  readonly pairs: Readonly<Record<string, number>>
  /** What differed. The rest of that match was not played. */
  readonly found: readonly string[]
}

/** Asks these bots of these games at this many pairs of tables each, with every number of seats in turn. */
export function askBots(
  games: readonly string[],
  wanted: readonly string[] | null,
  pairs: number,
  seed: string,
  step: (pairs: number) => void,
): BotsAsked {
  const counts: Record<string, number> = {}
  const found: string[] = []
  for (const id of games) {
    const box = shelf[id]
    if (box === undefined) continue
    const { game } = box
    const numbers = seatsOf(game.seats.max + 1).slice(game.seats.min)
    const all = Object.keys(rosterOf(box))
    for (const name of wanted === null ? everyKind(all) : all.filter(bot => wanted.includes(bot))) {
      const bot = botNamed(box, name)
      let asked = 0
      for (let n = 0; asked < pairs; n++) {
        const seats = numbers[n % numbers.length] ?? game.seats.min
        const table = `${id} ${name} ${seats} ${seed} ${n}`
        const { match, entry } = open(game, { seats, options: defaultsOf(game.options), dice: diceOf(seedFrom(table)) })
        let alike = 1
        try {
          alike = answersAlike({ bot, match, log: [entry], seed: table, see: () => {} }, pairs - asked)
        } catch (error) {
          found.push(`${name}: ${error instanceof Error ? error.message : error}`)
        }
        asked += Math.max(1, alike)
        step(alike)
      }
      counts[`${id} ${name}`] = asked
    }
  }
  return { pairs: counts, found }
}
