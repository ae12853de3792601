import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { PageStore } from '../storage/port.ts'

/** The folder of this build's page. */
export const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** What the build says about the page: its name, the editions it can show, and its files. */
interface About {
  readonly build: string
  readonly editions: readonly string[]
  readonly parts: readonly string[]
  /** What a browser will ask for next where a match is opened: in any case, and by game. */
  readonly ahead?: { readonly match: readonly string[]; readonly games: Readonly<Record<string, readonly string[]>> }
}

export function aboutPage(root: string): About | null {
  const file = join(root, 'page.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as About) : null
}

/**
 * How long to keep a page with which no match was begun, in milliseconds since it was last in use. Matches on people's
 * own devices may need it.
 */
const FORGOTTEN = 30 * 86_400_000

/**
 * Stores this build's page. A match is shown by a page that knows its edition, however long it takes, and a client that
 * has that page open still finds its files. Every hour the page is marked as still in use.
 */
export async function keepPage(store: PageStore, root: string, now: number): Promise<void> {
  const about = aboutPage(root)
  const isKept = about !== null && (await store.touch(about.build, now))
  await store.forget(now - FORGOTTEN)
  if (about === null || isKept) return
  const packed = (path: string): Uint8Array => {
    const file = join(root, path)
    return existsSync(`${file}.gz`) ? readFileSync(`${file}.gz`) : gzipSync(readFileSync(file))
  }
  const parts = new Map(about.parts.map(path => [path, packed(path)]))
  await store.put({ ...about, document: packed('/index.html'), parts }, now)
}
