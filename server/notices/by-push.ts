import { createHash } from 'node:crypto'
import webPush from 'web-push'
import type { NoticeStore } from '../storage/notices-port.ts'
import type { Outward } from './outward.ts'
import { textOfAll } from './texts.ts'
import { outcomeOf, type Way } from './ways.ts'

/** What the page's service worker is given. Small: push services take at most 4096 bytes. */
export interface PushPayload {
  /** The same for every try. */
  readonly id: string
  readonly title: string
  readonly body: string
  /** Where a press on it leads. */
  readonly path: string
  /** What it replaces, such as an earlier turn at the same table. */
  readonly tag: string
  readonly language: string
  /** The notices it tells of, by id; of very many the first. */
  readonly notices: readonly string[]
  /** For the badge of the app. */
  readonly waiting: number
}

export interface HouseKeys {
  readonly publicKey: string
  readonly privateKey: string
}

/** The keys that a house shows to push services. Made once and kept, since browsers subscribe to them. */
export async function houseKeys(store: Pick<NoticeStore, 'secret'>): Promise<HouseKeys> {
  const kept = await store.secret('vapid', () => JSON.stringify(webPush.generateVAPIDKeys()))
  return JSON.parse(kept) as HouseKeys
}

const HOUR = 3600
/** For how long a push service keeps it for a browser that is away, in seconds. */
const KEPT = 24 * HOUR
const LONGEST = 600
/** How many notices a payload has room to name. */
const NAMED = 40

/** At least once: a try that was interrupted is repeated with the same topic and tag, so that it replaces itself. */
export const byPush =
  (store: Pick<NoticeStore, 'devices'>, keys: HouseKeys, subject: string, post: Outward): Way =>
  async ({ message, told, wishes, waiting }) => {
    const device = await store.devices.find(message.target)
    if (device === null) return 'gone'
    const { title, more } = textOfAll(told, wishes)
    const [only] = told
    const isOne = only !== undefined && told.every(({ path }) => path === only.path)
    const payload: PushPayload = {
      id: message.id,
      title,
      body: more.slice(0, LONGEST),
      path: isOne ? only.path : '/notices',
      tag: isOne ? only.path : 'notices',
      language: wishes.language,
      notices: told.slice(0, NAMED).map(({ id }) => id),
      waiting,
    }
    const { endpoint, p256dh, auth } = device
    const isUrgent = told.some(({ kind }) => kind === 'turn' || kind === 'reminder' || kind === 'invitation')
    const details = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails: { subject, ...keys },
      TTL: KEPT,
      urgency: isUrgent ? 'high' : 'normal',
      topic: createHash('sha256').update(payload.tag).digest('base64url').slice(0, 32),
    })
    const { headers, body } = details
    return outcomeOf(await post({ url: endpoint, headers: headers as Record<string, string>, body: body ?? '' }))
  }
