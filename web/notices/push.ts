import { isRefused, type Refused } from '#client/messages'
import type { WishedAnswer } from '#protocol/notices'
import { noticeHouse } from './api.ts'
import { tellReader } from './reader.ts'

/** Whether this browser can be told while the page is closed. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis

export type PushTrouble = 'denied' | 'impossible' | 'failed'

const bytesIn = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0))
const textOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')

/** Asks for permission and subscribes. To be called by a press only. */
export async function pushHere(): Promise<WishedAnswer | Refused | PushTrouble> {
  if (!canPush()) return 'impossible'
  if ((await Notification.requestPermission()) !== 'granted') return 'denied'
  const wished = await noticeHouse.wished()
  if (isRefused(wished)) return wished
  try {
    const { pushManager } = await navigator.serviceWorker.ready
    const subscription = await pushManager.subscribe({
      userVisibleOnly: true,
      applicationServerKey: bytesIn(wished.key),
    })
    await tellReader()
    const { endpoint } = subscription
    const [p256dh, auth] = [textOf(subscription.getKey('p256dh')), textOf(subscription.getKey('auth'))]
    return await noticeHouse.addDevice({ endpoint, p256dh, auth })
  } catch {
    return 'failed'
  }
}
