/* Builds the page into web/dist: always, or with --if-stale only if its sources have changed. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, LogLevel } from 'vite'
import type { AllNamed } from '#editions/named'
import { pressed } from '#editions/press'
import { type Ahead, aheadIn } from './ahead.ts'
import { partsOf } from './offline/parts.ts'
import { fingerprint } from './sources.ts'

const dist = join(import.meta.dirname, 'dist')
const stamp = 'built-from.txt'

/** What a house needs to know about a page in order to keep it. */
interface About {
  readonly build: string
  readonly editions: readonly string[]
  /** The files with a content hash in their name. */
  readonly parts: readonly string[]
  /** What to send along with the page where a match is opened. */
  readonly ahead: Ahead
}

function aboutOf(draft: string, games: AllNamed): About {
  const { paths, version } = partsOf(draft)
  const parts = paths.filter(path => path.startsWith('/assets/'))
  return { build: version, editions: Object.values(games).map(({ edition }) => edition), parts, ahead: aheadIn(draft) }
}

/** Built separately after everything else, because it lists every other file by name. */
function serviceWorker(draft: string, { build, editions }: About, logLevel: LogLevel): InlineConfig {
  const define = { __PARTS__: partsOf(draft).paths, __VERSION__: build, __EDITIONS__: editions }
  return {
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel,
    define: Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
    build: {
      outDir: draft,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, 'offline', 'service-worker.ts'),
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  }
}

async function build(from: string): Promise<void> {
  const started = performance.now()
  process.env.NODE_ENV = 'production' // even when tests run it
  const [{ build: bundle }, { compressAll }] = await Promise.all([import('vite'), import('./compressing.ts')])
  const logLevel = process.argv.includes('--if-stale') ? 'warn' : 'info'
  const draft = `${dist}-${process.pid}` // build next to it, then swap, so that a running house keeps serving
  try {
    await bundle({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      configLoader: 'native', // a bundled configuration would pull in everything a manifest can load
      build: { outDir: draft },
      logLevel,
    })
    const about = aboutOf(draft, await pressed())
    await bundle(serviceWorker(draft, about, logLevel))
    compressAll(draft)
    writeFileSync(join(draft, 'page.json'), JSON.stringify(about))
    writeFileSync(join(draft, stamp), from)
    rmSync(dist, { recursive: true, force: true })
    renameSync(draft, dist)
  } finally {
    rmSync(draft, { recursive: true, force: true })
  }
  console.error(`The page is built (${((performance.now() - started) / 1000).toFixed(1)} s).`)
}

const from = fingerprint()
const isFresh = existsSync(join(dist, stamp)) && readFileSync(join(dist, stamp), 'utf8') === from
if (!isFresh || !process.argv.includes('--if-stale')) await build(from)
