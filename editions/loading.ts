import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Edition, editionOf } from './edition.ts'
import type { FiledEditions } from './editions.ts'
import { type AllNamed, namedOf } from './named.ts'
import { nameOf, pressed, pressedIn } from './press.ts'
import { releasedEditions, releasedWith } from './releases.ts'

/** Another place to look for an edition: the path of its file, or null. */
export type Elsewhere = (name: string) => Promise<string | null>

/** The editions of this build, of all releases, and from elsewhere. */
export function openEditions(elsewhere: Elsewhere = async () => null): FiledEditions {
  const known = new Map<string, Promise<Edition | null>>()
  const fileOf = async (name: string): Promise<string | null> => {
    if (!/^[0-9a-f]{64}$/.test(name)) return null
    const here = (): string | null => fileAmong([pressedIn, releasedEditions], name)
    if (here() === null) await ours() // the editions of these sources may not have been built yet
    return here() ?? elsewhere(name)
  }
  const load = async (name: string): Promise<Edition | null> => {
    const file = await fileOf(name)
    return file === null ? null : imported(file)
  }
  return {
    newest: async game => namedOf(await ours(), game)?.edition ?? null,
    begunBy: header => header.edition ?? releasedWith(header),
    async find(name) {
      const found = known.get(name) ?? load(name)
      known.set(name, found)
      const edition = await found.catch(error => {
        known.delete(name)
        throw error
      })
      if (edition === null) known.delete(name)
      return edition
    },
    fileOf,
  }
}

let made: Promise<AllNamed> | null = null
/** Looked up once: sources do not change while the process runs. */
function ours(): Promise<AllNamed> {
  made ??= pressed()
  return made
}

function fileAmong(folders: readonly string[], name: string): string | null {
  return folders.map(folder => join(folder, `${name}.mjs`)).find(file => existsSync(file)) ?? null
}

/** Only runs a file whose content matches its name. */
export async function imported(file: string): Promise<Edition> {
  const name = basename(file, '.mjs')
  if (nameOf(readFileSync(file, 'utf8')) !== name)
    throw new Error(`${file} is damaged: its content does not match its name`)
  const { edition } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { readonly edition: Edition }
  return edition
}

/** From its file or, if null, from the sources. For threads, which are given the path. */
export async function editionAt(file: string | null, game: string): Promise<Edition> {
  if (file !== null) return imported(file)
  const { shelf } = await import('#games/shelf')
  const box = shelf[game]
  if (box === undefined) throw new Error(`there is no game ${game}`)
  return editionOf(box)
}
