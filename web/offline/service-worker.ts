import { editionsInPlay } from './in-play.ts'

/* Keeps the parts of the page on this device, so that it opens without a network. What the house says (`/api`, `/socket`) is never
   kept. This file is built by itself, with a list of all parts of one version of the page. */

/** Every file of this version; those under `/assets/` have their content in their name. */
declare const __PARTS__: readonly string[]
declare const __VERSION__: string
/** The editions of games that this version can show. */
declare const __EDITIONS__: readonly string[]

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Waitable {
  readonly request: Request
  readonly resultingClientId: string
  respondWith(answer: Promise<Response>): void
}
/** What a service worker has, which the types of pages do not know. */
interface Keeper {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: object): Promise<readonly { readonly id: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Waitable) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
}
const keeper = self as unknown as Keeper

const all = __PARTS__

/** Parts are shared by all versions that have them; the rest belongs to one version. */
const PARTS = 'wyrmtavern parts'
const PAGE = `wyrmtavern page ${__VERSION__}`
const isPart = (path: string): boolean => path.startsWith('/assets/')
/** Where the house answers by itself. */
const isHouse = (path: string): boolean => /^\/(api|socket|editions|healthz|readyz|metrics)(\/|$)/.test(path)
/** So many files are fetched at once: somebody may be playing meanwhile. */
const FEW = 3
/** So long a page is waited for before the one on this device is shown, in milliseconds. */
const PATIENCE = 4000

async function keep(path: string): Promise<void> {
  const cache = await caches.open(isPart(path) ? PARTS : PAGE)
  const known = isPart(path) ? await cache.match(path) : undefined
  if (known !== undefined && !isPage(known)) return
  const response = await fetch(path, { cache: isPart(path) ? 'default' : 'reload', credentials: 'same-origin' })
  if (!(await isOurs(path, response))) throw new Error(`${path}: ${response.status}`)
  await cache.put(path, response)
}

/** Whether this is the file, and not what somebody between us and the house says instead: a page to log in, a notice. */
async function isOurs(path: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  if (!isPage(response)) return path !== '/index.html'
  if (path !== '/index.html') return false
  const text = await response.clone().text()
  return all.some(part => isPart(part) && text.includes(part))
}
const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** What a version leaves behind of itself, so that a later one knows what belongs to it. */
const ABOUT = '/about-this-version'
interface About {
  readonly parts: readonly string[]
  readonly editions: readonly string[]
}

async function keepAll(): Promise<void> {
  const about: About = { parts: all, editions: __EDITIONS__ }
  await (await caches.open(PAGE)).put(ABOUT, new Response(JSON.stringify(about)))
  const left = [...all]
  const some = async (): Promise<void> => {
    for (let path = left.shift(); path !== undefined; path = left.shift()) await keep(path)
  }
  await Promise.all(Array.from({ length: FEW }, some))
}

/** Versions that are kept, by the name of their cache; one that is older than this way of keeping says nothing of itself. */
async function versions(): Promise<ReadonlyMap<string, About | null>> {
  const found = new Map<string, About | null>()
  for (const name of await caches.keys()) {
    if (!name.startsWith('wyrmtavern page ')) continue
    const about = await caches.match(ABOUT, { cacheName: name })
    found.set(name, about === undefined ? null : ((await about.json()) as About))
  }
  return found
}

/** The kept version that can show this edition. */
async function versionFor(edition: string | null): Promise<string> {
  if (edition === null || __EDITIONS__.includes(edition)) return PAGE
  for (const [name, about] of await versions()) if (about?.editions.includes(edition)) return name
  return PAGE
}

/**
 * Drops what older versions have left, once no page is open that may be one of theirs, and no newer one is on its way; but for versions
 * that show a match on this device that is not over.
 */
async function tidy(but = ''): Promise<void> {
  const { waiting, installing } = keeper.registration
  if (waiting !== null || installing !== null) return
  const open = await keeper.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.some(({ id }) => id !== but)) return
  const [parts, known, wanted] = [await caches.open(PARTS), new Set(all), await editionsInPlay()]
  for (const [name, about] of await versions()) {
    if (name === PAGE) continue
    if (about?.editions.some(edition => wanted.has(edition))) for (const part of about.parts) known.add(part)
    else await caches.delete(name)
  }
  for (const request of await parts.keys()) if (!known.has(new URL(request.url).pathname)) await parts.delete(request)
}

/** By the very address: a browser that is to pass over what follows a question mark looks through all that is kept. */
const kept = (path: string, where: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: where, ignoreVary: true })

/** Whether this is a page, or the way to one; and not a refusal, which is no page of ours and would leave somebody standing there. */
const isShown = ({ ok, type }: Response): boolean => ok || type === 'opaqueredirect'

/** The page of today if the house can be reached and gives it, else the one that is kept. */
async function page(request: Request): Promise<Response> {
  const late = new Promise<null>(resolve => setTimeout(() => resolve(null), PATIENCE))
  const house = fetch(request).catch(() => null)
  const first = await Promise.race([house, late])
  if (first !== null && isShown(first)) return first
  const edition = new URL(request.url).searchParams.get('edition')
  return (await kept('/index.html', await versionFor(edition))) ?? (await house) ?? Response.error()
}

keeper.addEventListener('install', event => event.waitUntil(keepAll()))
keeper.addEventListener('activate', event => event.waitUntil(keeper.clients.claim().then(() => tidy())))

keeper.addEventListener('message', ({ data, ports: [port] }) => {
  if (data === 'take') void keeper.skipWaiting()
  else port?.postMessage(all.includes(String(data))) // whether this is a part of the same version
})

keeper.addEventListener('fetch', event => {
  const { request, resultingClientId } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || isHouse(pathname)) return
  if (request.mode === 'navigate') {
    event.respondWith(page(request))
    event.waitUntil(tidy(resultingClientId))
  } else if (isPart(pathname)) {
    event.respondWith(kept(pathname, PARTS).then(part => (part === undefined || isPage(part) ? fetch(request) : part)))
  } else if (all.includes(pathname)) {
    event.respondWith(fetch(request).catch(async () => (await kept(pathname, PAGE)) ?? Response.error()))
  }
})
