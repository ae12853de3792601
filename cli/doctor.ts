import { examine } from '#server/care/doctor'
import { readConfig } from './config.ts'
import type { CliCommand } from './perform.ts'
import { readArgs } from './usage.ts'

const help = `npm run doctor -- [--json]
Checks everything a house needs (data folder, disk, secret, database, port; with DATABASE_URL and REDIS_URL also what runs there) and
says how to fix what is wrong.`

async function run(args: readonly string[]): Promise<number> {
  const { values } = readArgs(args, { json: { type: 'boolean', default: false } })
  const findings = await examine(readConfig(false))
  if (values.json) console.log(JSON.stringify(findings))
  else for (const { what, ok, tells } of findings) console.log(`${ok ? 'well ' : 'ILL  '} ${what.padEnd(12)} ${tells}`)
  return findings.every(({ ok }) => ok) ? 0 : 1
}

export const command: CliCommand = { help, run }
