import type { Visitor } from '#testkit/browser'

/** Brings the browser's service worker a message as its push service would. */
export async function pushTo(
  { context, page }: Visitor,
  origin: string,
  payload: unknown,
): Promise<() => Promise<void>> {
  const cdp = await context.newCDPSession(page)
  const registered = new Promise<string>(resolve => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations
      if (first !== undefined) resolve(first.registrationId)
    })
  })
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const data = JSON.stringify(payload)
  return async () => void (await cdp.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data }))
}
