import { availableParallelism } from 'node:os'
import type { CliCommand } from './perform.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run workshop -- check FILE [--json]
npm run workshop -- judge FILE [--games 2000] [--seed verdict] [--no-suggestions] [--cores n] [--json]
npm run workshop -- make GAME [--from CARD] [--seed 1]
npm run workshop -- schema
npm run workshop -- pieces
npm run workshop -- yardstick [GAME …] [--games 2000] [--cores n]
npm run workshop -- calibrate [GAME …] [--games 800] [--seed calibrate] [--planted] [--cores n] [--json]
Cards that people make, as files (docs/cards.md).
  check      says what the cards of a pack do, or what is wrong with it
  judge      lets Knights play with every card and without it, and says how strong it is; with what changes it would be fair
  make       prints a pack with one card: one of the box (--from), or any at all (--seed)
  schema     prints the JSON Schema of packs
  pieces     prints everything that can be written on a card, with examples (docs/card-pieces.md)
  yardstick  judges the cards of the box in the same way: what all others are compared with (games/GAME/workshop); goes on where it was stopped
  calibrate  shows whether the judge can be trusted: with cards of the box and planted ones, or with these alone (--planted)`

const deeds = ['check', 'judge', 'make', 'schema', 'pieces', 'yardstick', 'calibrate'] as const

/** Every part is loaded only where it is needed: most of them load games. */
async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    games: { type: 'string' },
    seed: { type: 'string' },
    from: { type: 'string' },
    cores: { type: 'string', default: String(availableParallelism()) },
    'no-suggestions': { type: 'boolean', default: false },
    planted: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  })
  const cores = wholeNumber('cores', values.cores, 1, 256)
  const games = values.games === undefined ? undefined : wholeNumber('games', values.games, 2, 1_000_000)
  const { seed, json } = values
  const [deed, ...words] = positionals
  const [first, ...more] = words
  switch (deed) {
    case 'check':
      return (await import('./workshop/check.ts')).check(first, more, json)
    case 'judge': {
      const { judgeAll } = await import('./workshop/judge.ts')
      return judgeAll(first, more, { games, seed, cores, suggests: !values['no-suggestions'], json })
    }
    case 'make':
      return (await import('./workshop/make.ts')).make(first, values.from, seed ?? '1')
    case 'schema':
      return (await import('./workshop/make.ts')).schema()
    case 'pieces':
      return (await import('./workshop/pieces.ts')).pieces()
    case 'yardstick': {
      const { makeYardstick } = await import('./workshop/yardstick.ts')
      for (const game of await named(words)) await makeYardstick(game, halved(games), cores)
      return 0
    }
    case 'calibrate': {
      const { calibrate } = await import('./workshop/calibrate.ts')
      const deals = halved(games) ?? 400
      for (const game of await named(words))
        await calibrate(game, { deals, seed: seed ?? 'calibrate', cores, plantedOnly: values.planted, json })
      return 0
    }
    default:
      throw new UsageError(`${deed ?? '(nothing)'}: expected one of ${deeds.join(', ')}`)
  }
}

const named = async (words: readonly string[]): Promise<readonly string[]> =>
  words.length > 0 ? words : (await import('./workshop/bench.ts')).judgedGames

/** Every deal is played with a card and without it. */
const halved = (games: number | undefined): number | undefined => games && Math.ceil(games / 2)

export const command: CliCommand = { help, run }
