import { randomBytes } from 'node:crypto'
import type { Boxed } from '#games/boxed'
import { LawBroken } from '#kernel/laws/law'
import { playOut } from '#kernel/laws/onward'
import { Witness } from '#kernel/laws/witness'
import { open } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'
import { fuzzCards } from './fuzz-cards.ts'
import type { CliCommand } from './perform.ts'
import { type Case, caseOf } from './random-table.ts'
import { gameIn } from './table-usage.ts'
import { readArgs, wholeNumber } from './usage.ts'

const help = `npm run fuzz -- <game> [--seconds 60 | --cards 10000] [--seed phrase] [--json]
Plays at random, with random seats and house rules, and checks every law at every step, for as long as asked.
The first failing game is printed as a ready test.
With --cards, invents so many cards instead: each is written and read again, said in every language and played at random
under the laws until somebody has used it, every twentieth also by bots; and as many things that are no cards are refused.`

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    seconds: { type: 'string', default: '60' },
    cards: { type: 'string' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    json: { type: 'boolean', default: false },
  })
  const box = gameIn(positionals)
  if (values.cards !== undefined)
    return fuzzCards(box, wholeNumber('cards', values.cards, 1, 1_000_000), values.seed, values.json)
  const end = Date.now() + 1000 * wholeNumber('seconds', values.seconds, 1, 1_000_000)
  let games = 0
  let entries = 0
  while (Date.now() < end) {
    const one = caseOf(box, `${values.seed} ${games}`)
    try {
      entries += playCase(box, one)
      games++
    } catch (error) {
      const law = error instanceof LawBroken ? error.message : String(error instanceof Error ? error.stack : error)
      if (values.json) console.log(JSON.stringify({ games, entries, broken: law, case: one }))
      else console.log(`${law}\n\nAs a test:\n\n${asTest(box, one)}`)
      return 1
    }
  }
  console.log(
    values.json
      ? JSON.stringify({ games, entries, seed: values.seed, broken: null })
      : `${games} games, ${entries} entries: every law holds (seed ${values.seed}).`,
  )
  return 0
}

function playCase(box: Boxed, { seed, seats, options }: Case): number {
  const witness = new Witness(() => open(box.game, { seats, options, dice: diceOf(seedFrom(seed)) }), box.census)
  playOut(witness, diceOf(seedFrom(`player ${seed}`)))
  return witness.match.next
}

const asTest = ({ game }: Boxed, { seed, seats, options }: Case): string => `import { expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { playOut } from '#kernel/laws/onward'
import { Witness } from '#kernel/laws/witness'
import { open } from '#kernel/match'
import { diceOf, seedFrom } from '#kernel/seed'

test(${JSON.stringify(`the laws hold in the game ${seed}`)}, () => {
  const box = shelf[${JSON.stringify(game.id)}]
  if (box === undefined) throw new Error('the game is gone')
  const options = ${JSON.stringify(options)}
  const dice = diceOf(seedFrom(${JSON.stringify(seed)}))
  const witness = new Witness(() => open(box.game, { seats: ${seats}, options, dice }), box.census)
  playOut(witness, diceOf(seedFrom(${JSON.stringify(`player ${seed}`)})))
  expect(box.game.result(witness.match.state)).not.toBeNull()
})`

export const command: CliCommand = { help, run }
