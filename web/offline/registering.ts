import { lost } from '../house/line.ts'
import { Observable } from '../house/observable.ts'

/** Whether a newer page is ready. */
export const isRenewed = new Observable(false)

const MINUTE = 60_000
const HOUR = 60 * MINUTE
let coming: ServiceWorker | null = null

/** Whether this worker belongs to the page that is open. */
function isOurs(worker: ServiceWorker): Promise<boolean> {
  const entry = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? ''
  return new Promise(resolve => {
    const { port1, port2 } = new MessageChannel()
    port1.onmessage = ({ data }) => resolve(data === true)
    worker.postMessage(new URL(entry, location.href).pathname, [port2])
  })
}

/**
 * A newer worker is ready. If it belongs to this page, it takes over immediately; otherwise the visitor is asked first.
 */
async function ready(worker: ServiceWorker): Promise<void> {
  if (await isOurs(worker)) return worker.postMessage('take')
  coming = worker
  isRenewed.set(true)
}

/** Some browsers with storage disabled return undefined. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  if (registration === undefined) return
  if (registration.waiting !== null) void ready(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (active === null) return
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed') void ready(installing)
    })
  })
  let looked = Date.now()
  const look = (): void => {
    looked = Date.now()
    void registration.update().catch(() => undefined)
  }
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - looked >= HOUR) look()
  })
  let wasLost = false
  lost.listen(() => {
    if (wasLost && lost.value === null && Date.now() - looked >= MINUTE) look() // a house that is updated disconnects everybody
    wasLost = lost.value === 'lost'
  })
}

/** Stores the page on this device after it has been shown. */
export function keepPage(): void {
  const { serviceWorker } = navigator
  if (serviceWorker === undefined) return
  const register = (): void => void serviceWorker.register('/sw.js').then(watch, () => undefined) // not stored where that is not allowed
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

/** Loads the new version on request. */
export function takeNew(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload())
  coming?.postMessage('take')
}
