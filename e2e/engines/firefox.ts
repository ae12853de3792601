import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Page } from 'playwright'
import { ensureFirefox } from '#testkit/firefox'
import { type Acting, keying, pressing, typing, wheeling } from './actions.ts'
import { type Bidi, connectBidi } from './bidi.ts'
import { type Engine, type EnginePage, type Size, sourceOf } from './engine.ts'
import { startProgram } from './program.ts'

/* Firefox as it is installed, by WebDriver BiDi. (Playwright drives only its own Firefox, or the newest one.) */

interface Running {
  readonly bidi: Bidi
  close(): Promise<void>
}

/** A Firefox with an empty profile. */
async function start(motion: boolean): Promise<Running> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const liked = { 'ui.prefersReducedMotion': motion ? 0 : 1, 'intl.accept_languages': 'en-GB' }
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries(liked)
      .map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const args = ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0']
  const { child, end } = startProgram(ensureFirefox(), args, { outputs: ['ignore', 'pipe'] })
  const bidi = await connectBidi(`${await addressIn(child.stderr as NodeJS.ReadableStream)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded', 'network.responseCompleted'] })
  return {
    bidi,
    async close() {
      bidi.close()
      await end()
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}

/** Where it listens, which it says when it has started. */
async function addressIn(told: NodeJS.ReadableStream): Promise<string> {
  for await (const line of createInterface(told)) {
    const address = /WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address === undefined) continue
    told.resume()
    return address
  }
  throw new Error('Firefox ended before it listened')
}

interface Told {
  readonly context?: string
  readonly source?: { readonly context?: string }
  readonly level?: string
  readonly text?: string
  readonly response?: { readonly status: number; readonly url: string }
}

/** What Firefox says of a font that it stopped loading because the page was left: NS_BINDING_ABORTED. */
const LEFT = 'download failed'
const ABORTED = 'status=2152398850'

/** What an event complains about, if it is about this window; null if nothing. */
function complaintIn(window: string, { context, source, level, text, response }: Told): string | null {
  if ((context ?? source?.context) !== window) return null
  if (text?.includes(LEFT) === true && text.includes(ABORTED)) return null
  if (level === 'error' || level === 'warn') return `${level}: ${text}`
  return response !== undefined && response.status >= 400 ? `${response.status}: ${response.url}` : null
}

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value?: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } }

async function visit(bidi: Bidi, size: Size): Promise<EnginePage> {
  const { userContext } = await bidi.send<{ userContext: string }>('browser.createUserContext', {})
  const { context } = await bidi.send<{ context: string }>('browsingContext.create', { type: 'window', userContext })
  const complaints: string[] = []
  bidi.heard((_, params) => {
    const complaint = complaintIn(context, params)
    if (complaint !== null) complaints.push(complaint)
  })
  const act = async (acting: Acting): Promise<void> => {
    await bidi.send('input.performActions', { context, actions: [acting] })
  }
  const evaluate = async (it: unknown, arg: unknown): Promise<unknown> => {
    const told = await bidi.send<Evaluated>('script.callFunction', {
      functionDeclaration: `async () => JSON.stringify(await ${sourceOf(it, arg)})`,
      awaitPromise: true,
      userActivation: false,
      target: { context },
    })
    if (told.type === 'exception') throw new Error(told.exceptionDetails.text)
    return told.result.value === undefined ? undefined : JSON.parse(told.result.value)
  }
  const resize: EnginePage['resize'] = async viewport => {
    await bidi.send('browsingContext.setViewport', { context, viewport })
  }
  await resize(size)
  return {
    evaluate: evaluate as Page['evaluate'],
    open: async url => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    resize,
    press: at => act(pressing(at)),
    wheel: (at, down) => act(wheeling(at, down)),
    type: text => act(typing(text)),
    key: key => act(keying(key)),
    async picture() {
      const { data } = await bidi.send<{ data: string }>('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    complaints: async () => complaints,
    close: async () => void (await bidi.send('browser.removeUserContext', { userContext })),
  }
}

/** Whether pages may animate is up to the profile: one Firefox for each. */
export function openFirefox(): Engine {
  const running = new Map<boolean, Promise<Running>>()
  return {
    async visit(size, motion) {
      const started = running.get(motion) ?? start(motion)
      running.set(motion, started)
      return visit((await started).bidi, size)
    },
    async close() {
      for (const started of running.values()) await (await started).close()
    },
  }
}
