import type { Command } from './main.ts'
import { readable } from './report.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run bench -- kernel [--rounds 5] [--seconds 2] [--json]
Side by side in one run: a small sealed-bid auction on our kernel and on boardgame.io's headless client,
and complete random games of every game we have. Medians over the rounds; only ratios mean anything elsewhere.`

const benches: Readonly<Record<string, (rounds: number, seconds: number) => Promise<Record<string, number>>>> = {
  kernel: async (rounds, seconds) => (await import('../bench/kernel.ts')).benchKernel(rounds, seconds),
}

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '2' },
    json: { type: 'boolean', default: false },
  })
  const [name = ''] = positionals
  const bench = Object.hasOwn(benches, name) ? benches[name] : undefined
  if (bench === undefined)
    throw new UsageError(
      `unknown benchmark ${name || '(none given)'}: expected one of ${Object.keys(benches).join(', ')}`,
    )
  const figures = await bench(
    wholeNumber('rounds', values.rounds, 1, 100),
    wholeNumber('seconds', values.seconds, 1, 600),
  )
  console.log(values.json ? JSON.stringify(figures) : readable(figures).join('\n'))
  return 0
}

export const command: Command = { help, run }
