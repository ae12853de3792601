import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { consult, Ears, thinking } from '#kernel/bot'
import type { Asks, GameEvent } from '#kernel/game'
import { textOf } from '#kernel/laws/law'
import { playOut } from '#kernel/laws/onward'
import { scramble } from '#kernel/laws/scramble'
import { Witness } from '#kernel/laws/witness'
import { isRefusal, open, ring, submit } from '#kernel/match'
import { type Choice, defaultsOf, isOptionProblem, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import { seatsOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'

/**
 * All a game must keep, by one line: the five laws and conservation over random games for every number of seats and
 * every house rule, the audience table as a golden file beside the game, and bots that cannot peek.
 */
export function lawsHold<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  typed: Boxed<S, E, A, O>,
): void {
  const box = typed as unknown as Boxed
  const { game } = box
  const seatCounts = seatsOf(game.seats.max + 1).slice(game.seats.min)
  /** Played once, whichever test wants it first. */
  const audiences = new Map<string, ReadonlySet<string>>()
  const played = (label: string, seats: number, changes: object, games: number): ReadonlySet<string> => {
    const key = `${label} ${seats}`
    const seen = audiences.get(key) ?? randomGames(box, seats, changes, games)
    audiences.set(key, seen)
    return seen
  }
  const asUsual = (seats: number) => played('', seats, {}, 200)
  const houseRules = Object.entries(game.options).flatMap(([name, choice]) =>
    valuesToTry(choice).flatMap(value => (value === choice.default ? [] : [{ name, value }])),
  )
  const withRule = ({ name, value }: (typeof houseRules)[0]) =>
    seatCounts.flatMap(seats => [...played(`${name} ${value}`, seats, { [name]: value }, 5)])

  describe(`${box.title}: the laws`, () => {
    for (const seats of seatCounts)
      test(`hold over 200 random games with ${seats} seats`, () => {
        asUsual(seats)
      })

    for (const rule of houseRules)
      test(`hold with ${rule.name} ${rule.value}`, () => {
        withRule(rule)
      })

    test('who is told what is as the audience table says', async () => {
      const usual = new Set(seatCounts.flatMap(seats => [...asUsual(seats)]))
      const sections = houseRules.map(
        rule => [`with ${rule.name} ${rule.value}`, withRule(rule).filter(line => !usual.has(line))] as const,
      )
      const table = audienceTable([['as usual', [...usual]], ...sections])
      await expect(table).toMatchFileSnapshot(fileURLToPath(new URL('./audience.txt', box.rules)))
    })

    for (const name of Object.keys(rosterOf(box)))
      test(`${name} answers the same whatever is hidden from it`, () => {
        for (const seats of seatCounts) doesNotPeek(box, name, seats)
      })
  })
}

/** Plays so many random games under the laws; returns the audience table they showed. */
function randomGames(box: Boxed, seats: number, changes: object, games: number): ReadonlySet<string> {
  const options = optionsFrom(box.game.options, { ...changes })
  if (isOptionProblem(options)) throw new Error(`${options.option}: expected ${options.expected}`)
  const audiences = new Set<string>()
  for (let n = 0; n < games; n++) {
    const seed = `${box.game.id} ${seats} ${JSON.stringify(changes)} ${n}`
    const witness = new Witness(() => open(box.game, { seats, options, dice: diceOf(seedFrom(seed)) }), box.census)
    playOut(witness, diceOf(seedFrom(`player ${seed}`)))
    for (const line of witness.audiences) audiences.add(line)
  }
  return audiences
}

const valuesToTry = (choice: Choice<unknown>): readonly unknown[] =>
  'oneOf' in choice
    ? choice.oneOf
    : [...new Set([choice.from, choice.from + 1, choice.from + 5].map(n => Math.min(n, choice.to)))]

/** The usual table in full; of a house rule only the lines it adds. */
const audienceTable = (sections: readonly (readonly [title: string, lines: readonly string[]])[]): string =>
  sections
    .filter(([, lines]) => lines.length > 0)
    .map(([title, lines]) => `${[title, ...[...new Set(lines)].sort().map(line => `  ${line}`)].join('\n')}\n`)
    .join('')

/** Two tables that look the same to a seat get the same answer from its bot, asked the same way. */
function doesNotPeek(box: Boxed, name: string, seats: number): void {
  const { game } = box
  const bot = rosterOf(box)[name]
  if (bot === undefined) throw new Error(`there is no bot ${name}`)
  const options = defaultsOf(game.options)
  const dice = diceOf(seedFrom(`${name} ${seats}`))
  const { match, entry } = open(game, { seats, options, dice: diceOf(seedFrom(`table ${name} ${seats}`)) })
  const ears = new Ears(match.seats)
  ears.hear(entry)
  for (let turns = 0; turns < 400 && game.result(match.state) === null; turns++) {
    const before = match.next
    for (const seat of match.seats) {
      const rng = () => thinking(dice, match, seat)
      const other = scramble(match.state, seat)
      expect(textOf(redact(other, seat))).toBe(textOf(redact(match.state, seat)))
      const answer = consult(bot, game, match.state, seat, ears.of(seat), rng())
      if (answer === null) continue
      expect(consult(bot, game, other, seat, ears.of(seat), rng())).toEqual(answer)
      const next = submit(match, seat, answer)
      if (isRefusal(next)) throw new Error(`${name} was refused: expected ${next.expected}`)
      ears.hear(next)
    }
    const bell = match.next === before ? ring(match) : null
    if (bell !== null && !isRefusal(bell)) ears.hear(bell)
    expect(match.next).toBeGreaterThan(before)
  }
}
