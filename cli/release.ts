import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '#editions/edition'
import { openEditions } from '#editions/loading'
import type { Named } from '#editions/named'
import { pressed } from '#editions/press'
import { type Release, releasedEditions, releases, releasesIn } from '#editions/releases'
import { shelf } from '#games/shelf'
import { lineOf } from '#kernel/file'
import { read } from '#local/file'
import { PROTOCOL } from '#protocol/version'
import type { CliCommand } from './perform.ts'
import { releasedMatches } from './released-matches.ts'
import { readArgs, UsageError } from './usage.ts'

const help = `npm run release -- <version>
Makes a release of these sources: stores the edition of every game, and matches played with it, under releases/, where every
test run replays them; and writes the version into package.json. CHANGELOG.md must have a chapter for the version, and rules that
would decide an older match differently need a new version of their own. Commit the result.`

const root = join(releasesIn, '..')

async function run(args: readonly string[]): Promise<number> {
  const [version, ...more] = readArgs(args, {}).positionals
  const before = releases()
  const last = before.at(-1)
  if (version === undefined || more.length > 0 || !/^\d+\.\d+\.\d+$/.test(version))
    throw new UsageError('expected a version such as 0.2.0')
  if (last !== undefined && last.version.localeCompare(version, 'en', { numeric: true }) >= 0)
    throw new UsageError(`expected a version after ${last.version}`)
  if (!readFileSync(join(root, 'CHANGELOG.md'), 'utf8').split('\n').includes(`## ${version}`))
    throw new UsageError(`expected a chapter “## ${version}” in CHANGELOG.md`)

  const games = await pressed()
  const editions = openEditions()
  for (const [game, named] of Object.entries(games)) {
    const edition = await editions.find(named.edition)
    const older = before.findLast(release => release.games[game]?.rules === named.rules)
    if (edition !== null && older !== undefined) expectSameRules(game, named, edition, older)
  }
  const folder = join(releasesIn, version)
  if (existsSync(folder)) throw new UsageError(`releases/${version} exists but is incomplete: delete it`)
  mkdirSync(folder)
  mkdirSync(releasedEditions, { recursive: true })
  for (const [game, { edition }] of Object.entries(games)) {
    const file = await editions.fileOf(edition)
    const box = shelf[game]
    if (file === null || box === undefined) throw new Error(`there is no edition of ${game}`)
    copyFileSync(file, join(releasedEditions, `${edition}.mjs`))
    for (const match of releasedMatches(box, edition)) writeFileSync(join(folder, match.file), match.text)
  }
  const release: Release = { version, protocol: PROTOCOL, games }
  writeFileSync(join(folder, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  for (const file of ['package.json', 'package-lock.json']) {
    const text = readFileSync(join(root, file), 'utf8')
    writeFileSync(join(root, file), text.replace(/("name": "wyrmtavern",\s+"version": )"[^"]*"/g, `$1"${version}"`))
  }
  console.log(
    `Release ${version}: run npm test, and commit what is new under releases/, package.json and package-lock.json.`,
  )
  return 0
}

/** Rules that decide anything differently need a new version. */
function expectSameRules(game: string, { rules }: Named, { game: rulesNow, kernel }: Edition, older: Release): void {
  const folder = join(releasesIn, older.version)
  for (const name of readdirSync(folder).filter(it => it.startsWith(`${game}-`))) {
    const { file } = read(readFileSync(join(folder, name), 'utf8'))
    const checked = kernel.check(rulesNow, file.header, file.seed, file.entries.map(lineOf), 0)
    if (checked.line !== null)
      throw new UsageError(
        `${game} still has rules version ${rules}, like ${older.version}, but replays ${name} differently (line ${checked.line}: ${checked.problem}): raise version in games/${game}/index.ts`,
      )
  }
}

export const command: CliCommand = { help, run }
