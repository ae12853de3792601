import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { freePort } from '#testkit/free-port'
import { ensureWebKit } from '#testkit/webkit'
import { type Acting, keying, pressing, typing, wheeling } from './actions.ts'
import { connectDriver } from './classic.ts'
import { type Engine, type EnginePage, type Size, sourceOf } from './engine.ts'
import { type Program, startProgram } from './program.ts'

/* WebKit as it is installed, by WebDriver, in a window on a display that nobody sees. */

/** A display larger than any window; returns its name. */
async function openDisplay(program: string): Promise<readonly [name: string, xvfb: Program]> {
  const args = ['-displayfd', '3', '-screen', '0', '2600x1500x24', '-nolisten', 'tcp']
  const xvfb = startProgram(program, args, { outputs: ['ignore', 'ignore', 'pipe'] })
  const [told] = (await once(xvfb.child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer]
  return [`:${String(told).trim()}`, xvfb]
}

/** The browser's window has no bar in this mode and can be as narrow as a phone. */
const args = ['--automation', '--full-screen']

/* This driver does not tell what is on the console: the page collects it, from its first load on. */
interface Collecting {
  complaints?: string[]
}
const collected = (): readonly string[] => (window as Collecting).complaints ?? []
function collect(): void {
  const all: string[] = []
  ;(window as Collecting).complaints = all
  for (const kind of ['error', 'warn'] as const)
    console[kind] = (...it: unknown[]) => all.push(`${kind}: ${it.join(' ')}`)
  addEventListener('error', ({ message }) => all.push(`thrown: ${message}`))
  addEventListener('unhandledrejection', ({ reason }) => all.push(`thrown: ${reason}`))
}

interface Terms {
  readonly driver: string
  readonly display: string
  readonly size: Size
  readonly motion: boolean
}

async function visit({ driver, display, size, motion }: Terms): Promise<EnginePage> {
  const home = mkdtempSync(join(tmpdir(), 'webkit-'))
  mkdirSync(join(home, 'gtk-3.0'))
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${motion ? 1 : 0}\n`)
  const own = { XDG_CONFIG_HOME: home, XDG_DATA_HOME: home, XDG_CACHE_HOME: home }
  const fast = { WEBKIT_DISABLE_DMABUF_RENDERER: '1' } // twice the frames where there is no graphics card
  const env = { ...process.env, DISPLAY: display, ...own, ...fast }
  const port = await freePort()
  const driving = startProgram(driver, [`--port=${port}`], { env, outputs: ['ignore', 'ignore'] })
  const session = await connectDriver(`http://127.0.0.1:${port}`, { 'webkitgtk:browserOptions': { args } })
  const act = async (acting: Acting): Promise<void> => {
    await session.post('/actions', { actions: [acting] })
  }
  const evaluate = (async (it: unknown, arg: unknown): Promise<unknown> => {
    const script = `const done = arguments[0];
      (async () => JSON.stringify(await ${sourceOf(it, arg)}))().then(value => done({ value }), error => done({ error: String(error) }))`
    const { value, error } = await session.post<{ value?: string; error?: string }>('/execute/async', {
      script,
      args: [],
    })
    if (error !== undefined) throw new Error(error)
    return value === undefined ? undefined : JSON.parse(value)
  }) as Page['evaluate']
  const complaints: string[] = []
  const resize: EnginePage['resize'] = async to => void (await session.post('/window/rect', { ...to }))
  await resize(size)
  return {
    evaluate,
    async open(url) {
      complaints.push(...(await evaluate(collected)))
      await session.post('/url', { url })
      await evaluate(collect)
    },
    resize,
    press: at => act(pressing(at)),
    wheel: (at, down) => act(wheeling(at, down)),
    type: text => act(typing(text)),
    key: key => act(keying(key)),
    picture: async () => Buffer.from(await session.get<string>('/screenshot'), 'base64'),
    complaints: async () => [...complaints, ...(await evaluate(collected))],
    async close() {
      await driving.end()
      rmSync(home, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

export async function openWebKit(): Promise<Engine> {
  const { driver, display: program } = ensureWebKit()
  const [display, xvfb] = await openDisplay(program)
  const open = new Set<EnginePage>()
  return {
    async visit(size, motion) {
      const page = await visit({ driver, display, size, motion })
      open.add(page)
      return page
    },
    async close() {
      for (const page of open) await page.close() // the window of a test that failed is still open
      await xvfb.end()
    },
  }
}
