import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { cardsHash } from '#kernel/file'
import { fingerprintOf } from './fingerprint.ts'
import type { AllNamed, Named } from './named.ts'

/* Builds the editions: for every game one self-contained file, named by its content. */

interface Pressed {
  readonly from: string
  readonly games: AllNamed
}

export const pressedIn = join(import.meta.dirname, 'pressed')
const inputs = ['kernel/**', 'games/**', 'bots/**', 'client/**', 'editions/*.ts', 'package-lock.json']
const unused = ['games/*/screen/**', 'games/*/playthroughs/**', 'games/*/manifest.ts', '**/*.{md,txt}']

export const nameOf = (text: string): string => createHash('sha256').update(text).digest('hex')

/** The editions of the current sources, built if necessary. */
export async function pressed(): Promise<AllNamed> {
  const from = fingerprintOf(inputs, unused)
  const known = kept()
  return known?.from === from ? known.games : press(from)
}

function kept(): Pressed | null {
  const file = join(pressedIn, 'editions.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Pressed) : null
}

async function press(from: string): Promise<AllNamed> {
  const draft = `${pressedIn}-${process.pid}` // built next to it and then renamed, so that readers find all of it or nothing
  mkdirSync(draft)
  try {
    const games: Record<string, Named> = {}
    const { shelf } = await import('#games/shelf')
    for (const [game, box] of Object.entries(shelf)) {
      const text = await moduleOf(game, fileURLToPath(new URL('./box.ts', box.rules)))
      const edition = nameOf(text)
      games[game] = { edition, rules: box.game.version, cards: cardsHash(box.game) }
      writeFileSync(join(draft, `${edition}.mjs`), text)
    }
    writeFileSync(join(draft, 'editions.json'), `${JSON.stringify({ from, games } satisfies Pressed)}\n`)
    rmSync(pressedIn, { recursive: true, force: true })
    renameSync(draft, pressedIn)
    return games
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
}

/** One game and everything it needs, as one text. Other plugins come first. */
export async function moduleOf(game: string, box: string, plugins: readonly Plugin[] = []): Promise<string> {
  const { build } = await import('vite')
  const { NODE_ENV } = process.env
  process.env.NODE_ENV = 'production' // also in tests, so that the same sources always get the same name
  const [asked, found] = ['edition', '\0edition']
  const source = `import { box } from ${JSON.stringify(box)}
import { editionOf } from '#editions/edition'
export const edition = editionOf(box)`
  const built = await build({
    configFile: false,
    root: join(import.meta.dirname, '..'),
    logLevel: 'warn',
    mode: 'production',
    plugins: [
      ...plugins,
      {
        name: 'edition',
        resolveId: id => (id === asked ? found : null),
        load: id => (id === found ? source : null),
      },
    ],
    ssr: { noExternal: true, target: 'webworker' },
    build: {
      write: false,
      ssr: true,
      minify: true,
      rolldownOptions: { input: asked, output: { format: 'es', codeSplitting: false } },
    },
  })
  if (NODE_ENV === undefined) delete process.env.NODE_ENV
  else process.env.NODE_ENV = NODE_ENV
  const [chunk] = 'output' in built ? built.output : []
  if (chunk?.type !== 'chunk') throw new Error(`no edition of ${game} was made`)
  return chunk.code
}
