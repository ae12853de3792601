import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { everyKind, levelOf, personaOf } from '#bots/levels'
import { botNamed, rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import type { Asks, GameEvent } from '#kernel/game'
import { playOut } from '#kernel/laws/onward'
import { Witness } from '#kernel/laws/witness'
import { type Entry, open } from '#kernel/match'
import { type Choice, defaultsOf, isOptionProblem, optionsFrom } from '#kernel/options'
import { seatsOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { answersAlike } from './peeking.ts'

/** Random games for every number of seats: enough to find what is wrong often, and `npm run fuzz` finds the rest. */
const GAMES = 40

/**
 * All laws for a game in one call: the five laws and conservation over random games for every number of seats and every
 * option (`gamesARule` for each of its values and each number of seats), the audience table as a golden file next to
 * the game, and bots that cannot peek.
 */
export function lawsHold<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  typed: Boxed<S, E, A, O>,
  gamesARule = 5,
): void {
  const box = typed as unknown as Boxed
  const { game } = box
  const seatCounts = seatsOf(game.seats.max + 1).slice(game.seats.min)
  /** Played once, by whichever test needs it first. */
  const audiences = new Map<string, ReadonlySet<string>>()
  const played = (label: string, seats: number, changes: object, games: number): ReadonlySet<string> => {
    const key = `${label} ${seats}`
    const seen = audiences.get(key) ?? randomGames(box, seats, changes, games)
    audiences.set(key, seen)
    return seen
  }
  const asUsual = (seats: number) => played('', seats, {}, GAMES)
  const houseRules = Object.entries(game.options).flatMap(([name, choice]) =>
    valuesToTry(choice).flatMap((value, n) =>
      value === choice.default ? [] : [{ name, value, called: Array.isArray(value) ? SAMPLES[n] : String(value) }],
    ),
  )
  const withRule = ({ name, value, called }: (typeof houseRules)[0]) =>
    seatCounts.flatMap(seats => [...played(`${name} ${called}`, seats, { [name]: value }, gamesARule)])

  describe(`${box.title}: the laws`, () => {
    for (const seats of seatCounts)
      test(`hold over ${GAMES} random games with ${seats} seats`, () => {
        asUsual(seats)
      })

    for (const rule of houseRules)
      test(`hold with ${rule.name} ${rule.called}`, () => {
        withRule(rule)
      })

    test('who is told what is as the audience table says', async () => {
      const usual = new Set(seatCounts.flatMap(seats => [...asUsual(seats)]))
      const sections = houseRules.map(
        rule => [`with ${rule.name} ${rule.called}`, withRule(rule).filter(line => !usual.has(line))] as const,
      )
      const table = audienceTable([['as usual', [...usual]], ...sections])
      await expect(table).toMatchFileSnapshot(fileURLToPath(new URL('./audience.txt', box.rules)))
    })

    for (const name of everyKind(Object.keys(rosterOf(box))))
      test(`${name} answers the same whatever is hidden from it`, () => {
        const isLevel = levelOf(name) !== null // these think so long that a few questions must do here
        for (const seats of isLevel ? seatCounts.slice(-1) : seatCounts)
          doesNotPeek(box, name, seats, personaOf(name) !== null ? PERSONA : isLevel ? THINKING : QUICK)
      })
  })
}

/** For an option that makes a different game, such as a basic one: the laws, over the same number of games. */
export function lawsHoldWith<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  typed: Boxed<S, E, A, O>,
  options: Partial<O>,
): void {
  const box = typed as unknown as Boxed
  const { min, max } = box.game.seats
  describe(`${box.title} with ${JSON.stringify(options)}: the laws`, () => {
    for (const seats of seatsOf(max + 1).slice(min))
      test(`hold over ${GAMES} random games with ${seats} seats`, () => {
        randomGames(box, seats, options, GAMES)
      })
  })
}

/** Plays this many random games under the laws and returns their audience table. */
function randomGames(box: Boxed, seats: number, changes: object, games: number): ReadonlySet<string> {
  const options = optionsFrom(box.game.options, { ...changes })
  if (isOptionProblem(options)) throw new Error(`${options.option}: expected ${options.expected}`)
  const audiences = new Set<string>()
  for (let n = 0; n < games; n++) {
    const seed = `${box.game.id} ${seats} ${JSON.stringify(changes)} ${n}`
    const start = () => open(box.game, { seats, options, dice: diceOf(seedFrom(seed)) })
    const witness = new Witness(start, box.census)
    playOut(witness, diceOf(seedFrom(`player ${seed}`)))
    for (const line of witness.audiences) audiences.add(line)
  }
  return audiences
}

function valuesToTry(choice: Choice<unknown>): readonly unknown[] {
  if ('listOf' in choice)
    return SAMPLES.map(seed => Array.from({ length: choice.most }, (_, n) => choice.sample(diceOf(seedFrom(seed))(n))))
  if ('oneOf' in choice) return choice.oneOf
  return [...new Set([choice.from, choice.from + 1, choice.from + 5].map(n => Math.min(n, choice.to)))]
}
/** Of lists of anything, only a few. `npm run fuzz` tries the others. */
const SAMPLES = ['these', 'those', 'others']

/** The default table in full; for an option, only the lines it adds. */
const audienceTable = (sections: readonly (readonly [title: string, lines: readonly string[]])[]): string =>
  sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${[title, ...[...new Set(lines)].sort().map(line => `  ${line}`)].join('\n')}\n`)
    .join('')

/**
 * Speakers in a match of bots that hardly think, of those that do, and of personas, at one level. `npm run leaks --
 * --bots` asks them more often.
 */
const [QUICK, THINKING, PERSONA] = [800, 24, 8]

/** A bot gives the same answer at two tables that look the same to its seat; and bots keep the laws. */
function doesNotPeek(box: Boxed, name: string, seats: number, most: number): void {
  const { game, census } = box
  const options = defaultsOf(game.options)
  const dice = diceOf(seedFrom(`table ${name} ${seats}`))
  const witness = new Witness(() => open(game, { seats, options, dice }), census)
  const { match, log } = witness
  const see = (entry: Entry): void => witness.see(entry)
  const table = { bot: botNamed(box, name), match, log, seed: `${name} ${seats}`, see }
  expect(answersAlike(table, most)).toBeGreaterThan(0)
}
