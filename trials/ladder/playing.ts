import { playBots } from '#bots/match'
import { shelf } from '#games/shelf'
import type { Bot } from '#kernel/bot'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import type { LadderGame } from './tables.ts'
import { type TimesByBot, timesOf } from './times.ts'

/** A game of a ladder that was played, as one line of its history. */
export interface LadderLine extends LadderGame {
  /** By seat, 1 is best. Seats may share a rank. */
  readonly ranking: readonly number[]
  /** The ranking with ties broken as far as the rules can. */
  readonly order: readonly number[]
  readonly times: TimesByBot
}

export function playLadderGame(planned: LadderGame): LadderLine {
  const { game: id, rules, bots, seed } = planned
  const box = shelf[id]
  if (box === undefined) throw new RangeError(`unknown game ${id}`)
  const options = optionsFrom(box.game.options, { ...rules })
  if (isOptionProblem(options)) throw new RangeError(`option ${options.option}: expected ${options.expected}`)
  const thought: Record<string, Record<string, number[]>> = {}
  const match = playBots(
    box,
    { options, bots, seed },
    () => {},
    (bot, seat) => timed(bot, bots[seat] ?? '', thought),
  )
  const result = box.game.result(match.state)
  if (result === null) throw new Error(`${id} does not end: ${bots.join(', ')} (seed "${seed}")`)
  const times = mapped(thought, byQuestion => mapped(byQuestion, timesOf))
  return { ...planned, ranking: result.ranking, order: result.standing ?? result.ranking, times }
}

/** The same bot with a stopwatch beside it. */
function timed(bot: Bot, name: string, thought: Record<string, Record<string, number[]>>): Bot {
  thought[name] ??= {}
  const byQuestion = thought[name]
  return (sight, rng, note) => {
    const began = performance.now()
    const answer = bot(sight, rng, note)
    const took = performance.now() - began
    const { name: question } = sight.question
    byQuestion[question] ??= []
    byQuestion[question].push(took)
    return answer
  }
}

const mapped = <T, U>(it: Readonly<Record<string, T>>, to: (value: T) => U): Record<string, U> =>
  Object.fromEntries(Object.entries(it).map(([key, value]) => [key, to(value)]))
