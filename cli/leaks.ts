import { randomBytes } from 'node:crypto'
import type { Command } from './main.ts'
import { progress } from './progress.ts'
import { readable, treeOf } from './report.ts'
import { readArgs, wholeNumber } from './usage.ts'

const help = `npm run leaks -- [--matches 100] [--times 300] [--seed phrase] [--json]
Plays so many matches of every game in a house of its own, over real sockets, and records every byte that every seat and every
onlooker is sent. Then it looks for secrets in them: each entry must be, to the byte, the line of the log without what that viewer
may not know; nothing else may carry anything of the game; and no canary may be found (seeds, sessions, tokens, commands, decks).
After that it plays the same at tables that differ in one hand only, so many times, and compares what the others hear and how fast.`

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, {
    matches: { type: 'string', default: '100' },
    times: { type: 'string', default: '300' },
    seed: { type: 'string', default: randomBytes(6).toString('hex') },
    json: { type: 'boolean', default: false },
  })
  const matches = wholeNumber('matches', values.matches, 1, 100_000)
  const times = wholeNumber('times', values.times, 1, 100_000)
  const { searchForLeaks } = await import('#server/leaks/search')
  const { compareTimes, isEven } = await import('#server/leaks/timing')
  const bar = progress('matches', matches * 3)
  const { leaks, counts } = await searchForLeaks(matches, values.seed, () => bar.step())
  bar.end()
  const second = progress('times', times * 3)
  const timing = await compareTimes(times, () => second.step())
  second.end()
  const timingEven = Object.values(timing).every(isEven)
  const report = {
    leaks: leaks.length,
    found: leaks.slice(0, 20),
    seed: values.seed,
    ...treeOf(counts),
    timingEven,
    timing,
  }
  console.log(values.json ? JSON.stringify(report) : readable(report).join('\n'))
  return leaks.length === 0 && timingEven ? 0 : 1
}

export const command: Command = { help, run }
