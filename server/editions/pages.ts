import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import type { PageStore } from '../storage/port.ts'

/** Where the page of this build is. */
export const builtPage = fileURLToPath(new URL('../../web/dist', import.meta.url))

/** What the build says of the page: its name, the editions it can show, and its parts. */
interface About {
  readonly build: string
  readonly editions: readonly string[]
  readonly parts: readonly string[]
}

export function aboutPage(root: string): About | null {
  const file = join(root, 'page.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as About) : null
}

/** A page that no match was begun with is kept for so long after it was last there, in milliseconds: for matches on people's own devices. */
const FORGOTTEN = 30 * 86_400_000

/**
 * Keeps the page of this build with everything else that must survive: a match is shown by a page that knows its edition, however long
 * it takes, and whoever has that page open finds its parts. Every hour it is said that it is still there.
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
