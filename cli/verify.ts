import { verify } from '#kernel/verify'
import type { Command } from './main.ts'
import { withMatch } from './matchfile.ts'
import { readArgs } from './usage.ts'

const help = `npm run verify -- <file> [--json]
Plays a match file again from its revealed seed and compares every line; names the first line that differs.`

function run(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
  const print = (report: object): void => {
    if (values.json) console.log(JSON.stringify(report))
  }
  return withMatch(
    positionals,
    (box, file) => {
      const result = box.game.result(verify(box.game, file).state)
      const entries = file.entries.length
      print({ verified: true, game: box.game.id, entries, result })
      if (!values.json) console.log(`Verified: ${entries} entries of ${box.title}, dice and answers as they should be.`)
      return 0
    },
    ({ line, message }) => print({ verified: false, line, problem: message }),
  )
}

export const command: Command = { help, run }
