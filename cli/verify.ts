import { FileProblem } from '#kernel/file'
import { verify } from '#kernel/verify'
import type { Command } from './main.ts'
import { loadMatch } from './matchfile.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run verify -- <file> [--json]
Plays a match file again from its revealed seed and compares every line; names the first line that differs.`

function run(args: readonly string[]): number {
  const { values, positionals } = readArgs(args, { json: { type: 'boolean', default: false } })
  const { box, file } = loadMatch(positionals[0])
  try {
    const match = verify(box.game, file)
    const result = box.game.result(match.state)
    if (values.json)
      console.log(JSON.stringify({ verified: true, game: box.game.id, entries: file.entries.length, result }))
    else console.log(`Verified: ${file.entries.length} entries of ${box.title}, dice and answers as they should be.`)
    return 0
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    if (values.json) console.log(JSON.stringify({ verified: false, line: error.line, problem: error.message }))
    throw new UsageError(`${positionals[0]}, ${error.message}`)
  }
}

export const command: Command = { help, run }
