import { blocksIn } from '../friends/blocks.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { LiveMatches } from '../matches/live-matches.ts'
import type { News } from '../news/news.ts'
import { PersonNews } from '../news/person-news.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import { byHook } from './by-hook.ts'
import { byMail } from './by-mail.ts'
import { byPush, type HouseKeys, houseKeys } from './by-push.ts'
import { Lookout } from './lookout.ts'
import { Notices } from './notices.ts'
import type { Tell } from './occasion.ts'
import { outward } from './outward.ts'
import { places } from './places.ts'
import { Sending, type SendingParams } from './sending.ts'

/** What whoever runs the house has set. */
export interface NoticeSettings {
  readonly publicUrl: string
  /** Signs the links that stop letters. */
  readonly secret: string
  /** Null if the house sends no letters. */
  readonly mailer: Mailer | null
  /** How long notices are collected, in milliseconds. */
  readonly collects: number
  /** Whether webhooks and push services may be on private networks. */
  readonly allowsPrivate: boolean
  readonly ended?: SendingParams['ended']
}
export interface NoticesIn extends NoticeSettings {
  readonly store: Store<Table>
  readonly liveMatches: LiveMatches
  readonly news?: News | undefined
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
}

/** Notices are kept for this long, in milliseconds. */
const KEPT = 90 * 86_400_000

export interface FurnishedNotices {
  readonly mailer: Mailer | null
  readonly notices: Notices
  /** What these people have not read has changed. */
  readonly news: PersonNews
  readonly lookout: Lookout
  readonly tell: Tell
  readonly allowsPrivate: boolean
  /** Whether a letter would reach this person. */
  mailTo(person: string): Promise<'no' | 'no address' | 'yes'>
  /** The keys of the house for push services. */
  keys(): Promise<HouseKeys>
  /** They sat down at this table, and need not be invited to it any more. */
  sat(person: string, table: string): Promise<void>
  prune(): Promise<void>
  open(): void
  close(): Promise<void>
}

/** All parts of notices, put together: for a node, a worker, or a house that is one process. */
export function furnishNotices(params: NoticesIn): FurnishedNotices {
  const { store, liveMatches, now, failed, mailer, publicUrl, secret, collects, allowsPrivate } = params
  const addressOf = async (person: string) => (await store.accounts.mail.of(person))?.address ?? null
  const news = new PersonNews('notices', params.news)
  const changed = (people: Iterable<string>): void => news.tell(people)
  const notices = new Notices({
    store: store.notices,
    mutes: store.mutes,
    blocks: blocksIn(store.friends),
    now,
    collects,
    hasMail: mailer !== null,
    changed,
    soon: () => sending.soon(),
  })
  const post = outward(allowsPrivate)
  let made: Promise<HouseKeys> | null = null
  const keys = (): Promise<HouseKeys> => {
    made ??= houseKeys(store.notices).catch(error => {
      made = null
      throw error
    })
    return made
  }
  const subject = publicUrl.startsWith('https:') ? publicUrl : 'https://localhost.invalid'
  const sending = new Sending({
    store,
    notices,
    ways: {
      push: async outgoing => byPush(store.notices, await keys(), subject, post)(outgoing),
      hook: byHook(store.notices, publicUrl, post),
      ...(mailer !== null && { mail: byMail(mailer, addressOf, { publicUrl, secret }) }),
    },
    now,
    isLooking: (match, seat) => liveMatches.isHere(match, seat),
    ended: params.ended,
    failed,
  })
  const lookout = new Lookout({ store, liveMatches, notices, now, changed, failed })
  return {
    mailer,
    notices,
    news,
    lookout,
    tell: notices.tell,
    allowsPrivate,
    keys,
    mailTo: async person => (mailer === null ? 'no' : (await addressOf(person)) === null ? 'no address' : 'yes'),
    async sat(person, table) {
      if ((await store.notices.readAt(person, places.table(table), 0, now())) > 0) changed([person])
    },
    prune: () => store.notices.prune(now() - KEPT),
    open() {
      lookout.open()
      sending.open()
    },
    async close() {
      await lookout.close()
      await sending.close()
      mailer?.close()
    },
  }
}
