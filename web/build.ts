/* Builds the page into web/dist: always, or with --if-stale only when its sources have changed since. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InlineConfig, LogLevel } from 'vite'
import { partsOf } from './offline/parts.ts'
import { fingerprint } from './sources.ts'

const dist = join(import.meta.dirname, 'dist')
const stamp = 'built-from.txt'

/** Built after everything else, and by itself: it knows every other file by name. */
function serviceWorker(draft: string, logLevel: LogLevel): InlineConfig {
  const { paths, version } = partsOf(draft)
  return {
    configFile: false,
    root: import.meta.dirname,
    publicDir: false,
    logLevel,
    define: { __PARTS__: JSON.stringify(paths), __VERSION__: JSON.stringify(version) },
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
  process.env.NODE_ENV = 'production' // also when tests ask for it
  const [{ build: bundle }, { compressAll }] = await Promise.all([import('vite'), import('./compressing.ts')])
  const logLevel = process.argv.includes('--if-stale') ? 'warn' : 'info'
  const draft = `${dist}-${process.pid}` // beside, then in its place: a house that is open goes on serving
  try {
    await bundle({
      configFile: join(import.meta.dirname, 'vite.config.ts'),
      build: { outDir: draft },
      logLevel,
    })
    await bundle(serviceWorker(draft, logLevel))
    compressAll(draft)
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
