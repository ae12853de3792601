import type { FriendDeed } from '#protocol/friends'
import { Allowances } from '../allowance.ts'
import type { Refused } from '../matches/replies.ts'
import type { PersonNews } from '../news/person-news.ts'
import type { Share } from '../nodes/shared-limits.ts'
import type { Occasion, Tell } from '../notices/occasion.ts'
import type { FriendStore } from '../storage/friends-port.ts'
import type { PeopleStore, Person } from '../storage/port.ts'
import { hasLeft } from '../storage/unnamed.ts'
import { noTable } from '../tables/no-table.ts'
import { seatOf, type Table } from '../tables/table.ts'
import type { Blocks } from './blocks.ts'
import { type Friends, hasRoomFor, seemsToHaveRoomFor } from './friends.ts'
import * as no from './refusals.ts'

export interface DeedParams {
  readonly store: FriendStore
  readonly people: PeopleStore
  readonly blocks: Blocks
  readonly friends: Friends
  readonly news: PersonNews
  readonly now: () => number
  readonly tableFor: (id: string, person: string) => Promise<Table | null>
  /** What these two hear and see of each other has changed. */
  readonly shut: (one: string, other: string) => Promise<void>
  /** How people are tapped on the shoulder. Without it, they are told in the page only. */
  readonly tell?: Tell | undefined
  readonly failed: (what: string, error: unknown) => void
  readonly share?: ((title: string) => Share) | undefined
}

const DAY = 86_400_000
/** Who was declined is not heard again for so long, in milliseconds. */
const DECLINED = 30 * DAY
/** How many may wait for one person’s answer. Who comes later waits unheard. */
const WAITING = 100
/** How many people somebody asks in a day, and invites in an hour. */
const [ASKS, INVITATIONS] = [20, 30]

/** What somebody does about somebody else. Null if it is done: what came of it they read. */
export class Deeds {
  readonly #terms: DeedParams
  readonly #asks: Allowances
  readonly #invitations: Allowances

  constructor(terms: DeedParams) {
    this.#terms = terms
    const { now, share } = terms
    this.#asks = new Allowances(ASKS, (ASKS * 1000) / DAY, now, share?.('asks'))
    this.#invitations = new Allowances(INVITATIONS, INVITATIONS / 3600, now, share?.('invitations'))
  }

  async do(who: Person, id: string, deed: FriendDeed): Promise<Refused | null> {
    const { store, people, now } = this.#terms
    if (who.id === id) return no.notYourself
    const whom = await people.find(id)
    if (whom === null || hasLeft(whom)) return no.noPerson
    switch (deed.do) {
      case 'ask':
        return this.#ask(who, id)
      case 'accept':
        return (await store.between(who.id, id)).asks ? this.#ask(who, id) : no.nobodyAsks
      case 'decline':
        return (await store.decline(who.id, id, now())) ? null : no.nobodyAsks
      case 'end': {
        const { friends, asked } = await store.between(who.id, id)
        await store.end(who.id, id)
        return this.#news(who.id, ...(friends || asked ? [id] : []))
      }
      case 'star':
        return this.#star(who, id, deed.on)
      case 'invite':
        return this.#invite(who, id, deed.table)
      case 'dismiss':
        await store.dismiss(who.id, id)
        return null
      case 'block':
        return this.#block(who, whom, deed.on)
    }
  }

  async #ask(who: Person, whom: string): Promise<Refused | null> {
    const { store, blocks, now } = this.#terms
    const [between, isShut] = await Promise.all([store.between(who.id, whom), blocks.between(who.id, whom)])
    if (between.blocked) return no.youBlocked
    if (!between.asks && !between.asked && !between.friends && !this.#asks.may(who.id)) return no.asksTooMuch
    const at = now()
    const isUnheard = isShut || (!between.asks && (await store.asking(whom)).length >= WAITING)
    const terms = { at, most: no.MOST, declinedSince: at - DECLINED, isUnheard }
    const asked = await store.ask(who.id, whom, terms)
    if (asked === 'full') return no.full
    if (asked === 'nothing') return null
    this.#tell({ kind: 'friend', to: whom, by: who.id, accepted: asked === 'friends' })
    return this.#news(who.id, whom)
  }

  /** On a friend, or somebody they played with. Taking it back is always possible. */
  async #star({ id }: Person, whom: string, on: boolean): Promise<Refused | null> {
    const { store, friends, now } = this.#terms
    if (!on) {
      await store.unstar(id, whom)
      return null
    }
    const [between, starred, played] = await Promise.all([
      store.between(id, whom),
      store.starred(id),
      friends.playedWith(id),
    ])
    if (between.blocked) return no.youBlocked
    if (!between.friends && !between.starred && !played.includes(whom)) return no.notKnown
    if (starred.length >= no.MOST) return no.tooManyStars
    await store.star(id, whom, now())
    return null
  }

  /** Whoever does not want to hear of this person, or was shown out there, is not told, and whoever invites does not learn that. */
  async #invite(who: Person, whom: string, id: string): Promise<Refused | null> {
    const { store, blocks, now, tableFor } = this.#terms
    const [table, between, isShut] = await Promise.all([
      tableFor(id, who.id),
      store.between(who.id, whom),
      blocks.between(who.id, whom),
    ])
    if (between.blocked) return no.youBlocked
    if (table === null) return noTable
    if (table.host !== who.id && seatOf(table, who.id) === null) return no.notYours
    const hasRoom = table.host === who.id ? hasRoomFor : seemsToHaveRoomFor
    if (!hasRoom(table, whom)) return no.noFreeSeat
    if (!between.friends && !between.starred) return no.notKnown
    if (!this.#invitations.may(who.id)) return no.invitesTooMuch
    if (isShut || !hasRoomFor(table, whom)) return null
    await store.invite(whom, { by: who.id, table: id, at: now() })
    this.#tell({ kind: 'invitation', to: whom, by: who.id, table: id })
    this.#terms.news.tell([whom])
    return null
  }

  async #block({ id }: Person, whom: Person, on: boolean): Promise<Refused | null> {
    const { store, now, shut } = this.#terms
    const { friends, asked, asks } = await store.between(id, whom.id)
    if (on) {
      if ((await store.blocked(id)).length >= no.MOST) return no.tooManyBlocks
      await store.block(id, whom.id, whom.name, now())
    } else await store.unblock(id, whom.id)
    await shut(id, whom.id)
    return this.#news(id, ...(on && (friends || asked || asks) ? [whom.id] : [])) // if nothing changes, nobody is to notice
  }

  /** They look again. */
  #news(...people: readonly string[]): null {
    this.#terms.news.tell(people)
    return null
  }

  /** It is not waited for: how long it takes would tell whether somebody is told at all. */
  #tell(occasion: Occasion): void {
    const { tell, failed } = this.#terms
    tell?.(occasion).catch(error => failed('telling of friends', error))
  }
}
