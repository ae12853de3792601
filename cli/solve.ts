import { readFileSync } from 'node:fs'
import { readAuction, solveSealed } from '#bots/auction/json'
import type { CliCommand } from './perform.ts'
import { placeOf } from './places.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run solve -- <file.json>
Solves one sealed auction with the solver that the bots use, and prints JSON. In:
  {"bidders":[{"gold":5,"silver":3},{"gold":3,"silver":0}],
   "worth":[[7,-1,0],[-2,9,0]],"coin":{"gold":1,"silver":0.5}}
  worth[i][j]  what it is worth to bidder i that j gets the card; the last column is nobody
  coin         what a coin spent costs its owner; everybody pays, win or lose
  types        instead of gold, where nobody else knows it: [{"p":0.5,"gold":2},{"p":0.5,"gold":4}]
The highest gold wins. A tie goes to sealed silver among the tied, a tie of silver to nobody; zero never wins. Out:
  {"mixes":[[…],[…]],"values":[…],"nashConv":0.004}
  mixes        for every bidder how likely it bids 0 … gold; for one with types, such a list for every type
  values       what the auction is worth to every bidder
  nashConv     what all could gain together by changing alone, as a share of the largest worth`

function run(args: readonly string[]): number {
  const { positionals } = readArgs(args, {})
  const [path, ...more] = positionals
  if (path === undefined || more.length > 0) throw new UsageError('expected one file, and nothing after it')
  const auction = readAuction(given(path))
  if (typeof auction === 'string') throw new UsageError(`${path}: ${auction}`)
  console.log(JSON.stringify(solveSealed(auction)))
  return 0
}

function given(path: string): unknown {
  let text: string
  try {
    text = readFileSync(placeOf(path), 'utf8')
  } catch {
    throw new UsageError(`${path}: expected a file that can be read`)
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new UsageError(`${path}: expected JSON`)
  }
}

export const command: CliCommand = { help, run }
