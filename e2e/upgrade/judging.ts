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

/** A game as a build has it. */
export function editionOf({ folder, games }: Build, game: string): Promise<Edition> {
  const name = games[game]?.edition ?? ''
  return imported(join(folder, 'editions', 'pressed', `${name}.mjs`))
}

/** What a viewer may know of a whole file, folded by this edition alone. */
export function viewOf({ game, kernel }: Edition, { header, seed, entries }: ReadFile, viewer: Viewer): string {
  const { names, options, words } = header
  const terms = { seats: names.length, options, dice: kernel.diceOf(seed, words) }
  const match = kernel.fold(game, terms, entries.map(lineOf).map(kernel.entryIn))
  return JSON.stringify(kernel.toLog(kernel.redact(match.state, viewer)))
}

/** What somebody has who folds what they were told by this edition. */
export function viewTold({ game, kernel }: Edition, header: Header, viewer: Viewer, told: readonly Json[]): string {
  const replica = new kernel.Replica(game, header.names.length, header.options, viewer)
  for (const entry of told) replica.take(entry)
  return JSON.stringify(kernel.toLog(replica.view))
}

/** What the house answers somebody who asks for this. */
export type Ask = (path: string) => Promise<unknown>

/** Where things are judged. */
export interface Court {
  readonly url: string
  readonly books: Books
  /** The newer build, by whose `verify` files are checked, and the folder that its house has. */
  readonly build: Build
  readonly data: string
  /** Where files are laid. */
  readonly files: string
}

/** Has the house verify a match that is over, and then the command on its file, which is returned. */
export async function judge(court: Court, game: string, match: string, ask: Ask): Promise<ReadFile> {
  const told = (await ask(`/api/matches/${match}/verify`)) as { readonly problem?: string | null }
  if (told.problem !== null) throw new Error(`the house does not verify it: ${JSON.stringify(told)}`)
  const reply = await fetch(`${court.url}/api/matches/${match}/file`, { headers: { 'x-forwarded-for': '10.9.9.9' } })
  return judgeFile(court, game, match, await reply.text())
}

/** Has `npm run verify` of the newer build check a file; it is counted if that is content. */
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
