import { describe, expect, test } from 'vitest'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import { consult, Ears } from '#kernel/bot'
import type { Asks, GameEvent } from '#kernel/game'
import { textOf } from '#kernel/laws/law'
import { playOut } from '#kernel/laws/onward'
import { scramble } from '#kernel/laws/scramble'
import { Witness } from '#kernel/laws/witness'
import { isRefusal, open, submit } from '#kernel/match'
import { type Choice, defaultsOf, isOptionProblem, optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
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
  const audiences = new Map<string, readonly string[]>()

  describe(`${box.title}: the laws`, () => {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++)
      test(`hold over 200 random games with ${seats} seats`, () => {
        audiences.set('', mergedAudiences(audiences.get(''), randomGames(box, seats, {}, 200)))
      })

    for (const [name, choice] of Object.entries(game.options))
      for (const value of valuesToTry(choice))
        if (value !== choice.default)
          test(`hold with ${name} ${value}`, () => {
            const seen = new Set<string>()
            for (let seats = game.seats.min; seats <= game.seats.max; seats++)
              for (const line of randomGames(box, seats, { [name]: value }, 5)) seen.add(line)
            audiences.set(`${name} ${value}`, [...seen])
          })

    test('who is told what is as the audience table says', async () => {
      await expect(audienceTable(audiences)).toMatchFileSnapshot(new URL('./audience.txt', box.rules).pathname)
    })

    for (const name of Object.keys(rosterOf(box)))
      test(`${name} answers the same whatever is hidden from it`, () => {
        for (let seats = game.seats.min; seats <= game.seats.max; seats++) doesNotPeek(box, name, seats)
      })
  })
}

/** Plays so many random games under the laws; returns the audience table they showed. */
export function randomGames(
  box: Boxed,
  seats: number,
  changes: Readonly<Record<string, unknown>>,
  games: number,
): ReadonlySet<string> {
  const options = optionsFrom(box.game.options, changes)
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
  'oneOf' in choice ? choice.oneOf : [choice.from, choice.from + 1, choice.from + 5]

const mergedAudiences = (before: readonly string[] | undefined, more: ReadonlySet<string>): readonly string[] => [
  ...new Set([...(before ?? []), ...more]),
]

/** The default table in full; of a house rule only the lines it adds. */
function audienceTable(audiences: ReadonlyMap<string, readonly string[]>): string {
  const usual = audiences.get('') ?? []
  const sections = [...audiences].flatMap(([rule, lines]) => {
    const own = rule === '' ? lines : lines.filter(line => !usual.includes(line))
    return own.length === 0
      ? []
      : [[rule === '' ? 'as usual' : `with ${rule}`, ...[...own].sort().map(line => `  ${line}`)].join('\n')]
  })
  return `${sections.join('\n')}\n`
}

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
  for (let turns = 0; turns < 400 && game.result(match.state) === null; turns++)
    for (const seat of match.seats) {
      const rng = () => dice(match.next * 16 + seat)
      const other = scramble(match.state, seat)
      expect(textOf(redact(other, seat))).toBe(textOf(redact(match.state, seat)))
      const answer = consult(bot, game, match.state, seat, ears.of(seat), rng())
      if (answer === null) continue
      expect(consult(bot, game, other, seat, ears.of(seat), rng())).toEqual(answer)
      const next = submit(match, seat, answer)
      if (isRefusal(next)) throw new Error(`${name} was refused: expected ${next.expected}`)
      ears.hear(next)
    }
}
