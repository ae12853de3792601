import { partsOf } from '#editions/parts'
import { verifyFile } from '#editions/verify'
import { lineOf } from '#kernel/file'
import { editionsHere } from './editions.ts'
import { withMatch } from './matchfile.ts'
import type { CliCommand } from './perform.ts'
import { readArgs } from './usage.ts'

const help = `npm run verify -- <file> [--json]
Replays a match file from its revealed seed, with the edition of the game it was played with, and compares every line. Names the
first line that differs.`

function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
  const print = (report: object): void => {
    if (values.json) console.log(JSON.stringify(report))
  }
  return withMatch(
    positionals,
    async file => {
      const editions = editionsHere()
      const parts = await partsOf(editions, file.header, file.entries.map(lineOf))
      const result = await verifyFile(editions, file)
      const entries = file.entries.length
      print({ verified: true, game: file.header.game, entries, result })
      const title = parts[0]?.edition.title
      if (!values.json) console.log(`Verified: ${entries} entries of ${title}, dice and answers as they should be.`)
      return 0
    },
    ({ line, message }) => print({ verified: false, line, problem: message }),
  )
}

export const command: CliCommand = { help, run }
