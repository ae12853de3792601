import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Edition } from '#editions/edition'
import { imported } from '#editions/loading'
import { type Header, lineOf } from '#kernel/file'
import { type ReadFile, readFile } from '#kernel/reading'
import type { Viewer } from '#kernel/seat'
import type { Json } from '#kernel/wire'
import type { Books } from './books.ts'
import { type Build, Failed, run } from './builds.ts'

/** A game's edition in a build. */
export function editionOf({ folder, games }: Build, game: string): Promise<Edition> {
  const name = games[game]?.edition ?? ''
  return imported(join(folder, 'editions', 'pressed', `${name}.mjs`))
}

/** What a viewer may know of a whole file, folded with this edition alone. */
export function viewOf({ game, kernel }: Edition, { header, seed, entries }: ReadFile, viewer: Viewer): string {
  const { names, options, words } = header
  const terms = { seats: names.length, options, dice: kernel.diceOf(seed, words) }
  const match = kernel.fold(game, terms, entries.map(lineOf).map(kernel.entryIn))
  return JSON.stringify(kernel.toLog(kernel.redact(match.state, viewer)))
}

/** A viewer's state, folded with this edition from what they were told. */
export function viewTold({ game, kernel }: Edition, header: Header, viewer: Viewer, told: readonly Json[]): string {
  const replica = new kernel.Replica(game, header.names.length, header.options, viewer)
  for (const entry of told) replica.take(entry)
  return JSON.stringify(kernel.toLog(replica.view))
}

/** Makes a request to the house. */
export type Ask = (path: string) => Promise<unknown>

/** What is needed to check results. */
export interface Court {
  readonly url: string
  readonly books: Books
  /** The newer build, whose `verify` checks files, and the folder of its house. */
  readonly build: Build
  readonly data: string
  /** Where to put files. */
  readonly files: string
}

/** Verifies a finished match, first with the house and then with the command on its file; returns the file. */
export async function judge(court: Court, game: string, match: string, ask: Ask): Promise<ReadFile> {
  const told = (await ask(`/api/matches/${match}/verify`)) as { readonly problem?: string | null }
  if (told.problem !== null) throw new Error(`the house cannot verify it: ${JSON.stringify(told)}`)
  const reply = await fetch(`${court.url}/api/matches/${match}/file`, { headers: { 'x-forwarded-for': '10.9.9.9' } })
  return judgeFile(court, game, match, await reply.text())
}

/** Checks a file with `npm run verify` of the newer build, and counts it if that succeeds. */
export async function judgeFile(
  { build, data, files, books }: Court,
  game: string,
  match: string,
  text: string,
): Promise<ReadFile> {
  const path = join(files, `${game}-${match}.jsonl`)
  writeFileSync(path, text)
  const said = await run(build.folder, ['cli/main.ts', 'verify', path, '--json'], { DATA: data }).catch(error => {
    throw error instanceof Failed ? new Error(`verify: ${error.said}`) : error
  })
  if (!(JSON.parse(said) as { readonly verified: boolean }).verified) throw new Error(`verify: ${said}`)
  books.count(game, 'verified')
  return readFile(text)
}
