import { type Attack, attackNames } from '#trials/siege/attacks'
import { besiege, type Outcome } from '#trials/siege/siege'
import type { CliCommand } from './perform.ts'
import { readArgs, UsageError, wholeNumber } from './usage.ts'

const help = `npm run siege -- [--sockets 10,40] [--seconds 20] [--attacks ${attackNames.join(',')}] [--json]
Opens a house on this machine for each attack, with one honest player, and lets many attackers from one address connect over
sockets: with JSON that is too deep, too wide or too large, with floods of messages and control frames, with requests for a long match
that they never read, and by reconnecting without end; once from another address than the player's, and once from the same.
It reports how long the house took to answer the player (in milliseconds), how much memory it used (in MB), and how soon every
attacker was slowed down or shown out. Exit code 1 if p99 is over 50 ms, memory over 600 MB, or an attacker was not slowed within 5 s.`

/** The limits to keep during the siege. */
const GOALS = { p99: 50, memory: 600, withinSeconds: 5 } as const

const holds = ({ ping, memory, withinSeconds }: Outcome): boolean =>
  ping.p99 <= GOALS.p99 && memory <= GOALS.memory && withinSeconds !== null && withinSeconds <= GOALS.withinSeconds

async function run(args: readonly string[]): Promise<number> {
  const { values, positionals } = readArgs(args, {
    sockets: { type: 'string', default: '10,40' },
    seconds: { type: 'string', default: '20' },
    attacks: { type: 'string', default: attackNames.join(',') },
    json: { type: 'boolean', default: false },
  })
  if (positionals.length > 0) throw new UsageError(`${positionals.join(' ')}: expected flags only`)
  const sockets = values.sockets.split(',').map(text => wholeNumber('sockets', text, 1, 1000))
  const seconds = wholeNumber('seconds', values.seconds, 1, 3600)
  const attacks = values.attacks.split(',').map(attackNamed)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1)) // the house ends with this process
  const done = (outcome: Outcome): void => {
    if (!values.json) console.log(lineOf(outcome))
  }
  const outcomes = await besiege({ attacks, sockets, seconds, done })
  const isHeld = outcomes.every(holds)
  if (values.json) console.log(JSON.stringify({ isHeld, goals: GOALS, outcomes }))
  for (const complaint of outcomes.flatMap(({ complaints }) => complaints).slice(0, 20)) console.error(complaint)
  return isHeld ? 0 : 1
}

function attackNamed(name: string): Attack {
  const found = attackNames.find(each => each === name)
  if (found === undefined) throw new UsageError(`unknown attack ${name}: expected one of ${attackNames.join(', ')}`)
  return found
}

function lineOf(outcome: Outcome): string {
  const { attack, sockets, sameAddress, calm, ping, moves, cuts, memory, cpu, slowed, shownOut, withinSeconds } =
    outcome
  const from = sameAddress ? 'the same address' : 'another address'
  return [
    `${holds(outcome) ? 'held  ' : 'broken'} ${attack} by ${sockets} from ${from}:`,
    `ping p50 ${ping.p50}, p99 ${ping.p99}, max ${ping.max} (calm ${calm.p50}, ${calm.p99}, ${calm.max});`,
    `${moves} moves, ${cuts} cuts; ${memory} MB, ${Math.round(100 * cpu)} % of a core;`,
    `${slowed} slowed, ${shownOut} shown out,`,
    withinSeconds === null ? 'not all of them' : `all within ${withinSeconds} s`,
  ].join(' ')
}

export const command: CliCommand = { help, run }
