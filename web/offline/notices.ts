/* Messages that a push service brings while the page is closed. */

/** As the house sends it: `PushPayload` of server/notices. */
interface Told {
  readonly id: string
  readonly title: string
  readonly body: string
  readonly path: string
  readonly tag: string
  readonly language: string
  readonly waiting: number
}
export interface PushEventHeard extends Event {
  readonly data: { json(): unknown } | null
  waitUntil(work: Promise<unknown>): void
}
interface Window {
  readonly url: string
  readonly visibilityState: string
  focus(): Promise<unknown>
  navigate(url: string): Promise<unknown>
}
interface Shower {
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    matchAll(which: object): Promise<readonly Window[]>
    openWindow(url: string): Promise<unknown>
  }
}
const shower = self as unknown as Shower
const windows = (): Promise<readonly Window[]> => shower.clients.matchAll({ type: 'window', includeUncontrolled: true })

function toldIn({ data }: PushEventHeard): Told | null {
  try {
    const told = data?.json() as Partial<Told> | undefined
    const isWhole = typeof told?.title === 'string' && typeof told.path === 'string' && told.path.startsWith('/')
    return isWhole ? ({ id: '', body: '', tag: 'notices', language: 'en', waiting: 0, ...told } as Told) : null
  } catch {
    return null
  }
}

/** Shows it, unless somebody is looking at what it is about. A message that comes twice rings once. */
export async function showNotice(event: PushEventHeard): Promise<void> {
  const told = toldIn(event)
  if (told === null) return
  const { id, title, body, path, tag, language, waiting } = told
  if ('setAppBadge' in navigator) await navigator.setAppBadge(waiting).catch(() => undefined)
  const looking = (await windows()).some(
    ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path.split('#')[0],
  )
  if (looking) return
  const { registration } = shower
  const known = await registration.getNotifications({ tag })
  const isNew = !known.some(({ data }) => (data as { readonly id?: string } | null)?.id === id)
  const options = { body, tag, lang: language, renotify: isNew && known.length > 0, silent: !isNew }
  await registration.showNotification(title, {
    ...options,
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    data: { id, path },
  } as NotificationOptions)
}

/** Goes there: in a page that is open, or in a new one. */
export async function openNotice(notification: Notification): Promise<void> {
  notification.close()
  const { path = '/notices' } = (notification.data ?? {}) as { readonly path?: string }
  const address = new URL(path, location.origin)
  if (address.origin !== location.origin) return
  const open = await windows()
  const there = open.find(({ url }) => new URL(url).pathname === address.pathname)
  if (there !== undefined) return void (await there.focus())
  const [any] = open
  if (any === undefined) return void (await shower.clients.openWindow(address.href))
  await any.focus()
  await any.navigate(address.href).catch(() => shower.clients.openWindow(address.href))
}
