import { editionsInPlay } from './in-play.ts'
import { openNotice, type PushEventHeard, showNotice } from './notices.ts'

/*
 * Stores the parts of the page on this device so that it opens without a network. Responses of the house (`/api`,
 * `/socket`) are never stored. This file is built separately, with a list of all parts of one version of the page.
 */

/** Every file of this version. Those under `/assets/` have a content hash in their name. */
declare const __PARTS__: readonly string[]
declare const __VERSION__: string
/** The game editions this version can show. */
declare const __EDITIONS__: readonly string[]

interface Waitable extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetched extends Waitable {
  readonly request: Request
  readonly resultingClientId: string
  respondWith(answer: Promise<Response>): void
}
interface NotificationPressed extends Waitable {
  readonly notification: Notification
}
/** The service worker API, which the DOM types lack. */
interface Keeper {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: object): Promise<readonly { readonly id: string }[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', heard: (event: Waitable) => void): void
  addEventListener(type: 'fetch', heard: (event: Fetched) => void): void
  addEventListener(type: 'push', heard: (event: PushEventHeard) => void): void
  addEventListener(type: 'notificationclick', heard: (event: NotificationPressed) => void): void
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void
}
const keeper = self as unknown as Keeper

const all = __PARTS__

/** Parts are shared by all versions that use them; the rest belongs to one version. */
const PARTS = 'wyrmtavern parts'
const PAGE = `wyrmtavern page ${__VERSION__}`
const isPart = (path: string): boolean => path.startsWith('/assets/')
/** Paths the house handles itself. */
const isHouse = (path: string): boolean => /^\/(api|socket|editions|healthz|readyz|metrics)(\/|$)/.test(path)
/** How many files are fetched at once. Somebody may be playing meanwhile. */
const FEW = 3
/** How long to wait for a page before the stored one is shown, in milliseconds. */
const PATIENCE = 4000

async function keep(path: string): Promise<void> {
  const cache = await caches.open(isPart(path) ? PARTS : PAGE)
  const known = isPart(path) ? await cache.match(path) : undefined
  if (known !== undefined && !isPage(known)) return
  const response = await fetch(path, { cache: isPart(path) ? 'default' : 'reload', credentials: 'same-origin' })
  if (!(await isOurs(path, response))) throw new Error(`${path}: ${response.status}`)
  await cache.put(path, response)
}

/** Whether this is the real file and not a substitute from a proxy, such as a login page or a notice. */
async function isOurs(path: string, response: Response): Promise<boolean> {
  if (!response.ok || response.redirected) return false
  if (!isPage(response)) return path !== '/index.html'
  if (path !== '/index.html') return false
  const text = await response.clone().text()
  return all.some(part => isPart(part) && text.includes(part))
}
const isPage = (response: Response): boolean => response.headers.get('content-type')?.startsWith('text/html') ?? false

/** What each version records about itself, so that a later one knows what belongs to it. */
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

/** The stored versions by cache name. Versions older than this scheme have no record. */
async function versions(): Promise<ReadonlyMap<string, About | null>> {
  const found = new Map<string, About | null>()
  for (const name of await caches.keys()) {
    if (!name.startsWith('wyrmtavern page ')) continue
    const about = await caches.match(ABOUT, { cacheName: name })
    found.set(name, about === undefined ? null : ((await about.json()) as About))
  }
  return found
}

/** The stored version that can show this edition. */
async function versionFor(edition: string | null): Promise<string> {
  if (edition === null || __EDITIONS__.includes(edition)) return PAGE
  for (const [name, about] of await versions()) if (about?.editions.includes(edition)) return name
  return PAGE
}

/**
 * Deletes what older versions left behind, once no open page may need it and no newer version is on its way. Versions
 * that show an unfinished match on this device are kept.
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

/** Matches the exact address: ignoring the query would make the browser scan everything stored. */
const kept = (path: string, where: string): Promise<Response | undefined> =>
  caches.match(path, { cacheName: where, ignoreVary: true })

/**
 * Whether this is a page or a redirect to one. A refusal is not a page of ours and would leave the visitor stranded.
 */
const isShown = ({ ok, type }: Response): boolean => ok || type === 'opaqueredirect'

/** The current page if the house can be reached and serves it, otherwise the stored one. */
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
  else port?.postMessage(all.includes(String(data))) // whether it is part of the same version
})

keeper.addEventListener('push', event => event.waitUntil(showNotice(event)))
keeper.addEventListener('notificationclick', event => event.waitUntil(openNotice(event.notification)))

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
