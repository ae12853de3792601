import { Client } from '#client/connection'
import { isRefused, type Refused } from '#client/messages'
import type { Seat, Viewer } from '#kernel/seat'
import type { Device } from '#local/device'
import type { DeviceTold, Opened, OtherRules } from '#local/messages'
import { goToPageOf } from '../house/editions.ts'
import { oncePerFrame } from '../house/frame.ts'
import { rulesOf } from '../house/games.ts'
import { Observable } from '../house/observable.ts'
import { firstHand, type Hand, handAfter, type PeopleAtDevice, taken } from './handing.ts'
import { ask, DeviceSocket } from './worker-house.ts'

/** What is shown: nothing yet, the reason why not, or the view of whoever holds the device. */
export type Shown =
  | { readonly at: 'opening' }
  | { readonly at: 'refused'; readonly code: string }
  | { readonly at: 'cover'; readonly to: Seat }
  | { readonly at: 'table'; readonly viewer: Viewer; readonly client: Client }

/**
 * A match on this device while its page is open. Each viewer gets their own connection, and nothing of it remains
 * afterwards.
 */
export class DeviceGame {
  readonly match: string
  readonly shown = new Observable<Shown>({ at: 'opening' })
  readonly opened = new Observable<Opened | null>(null)
  readonly trouble = new Observable<Device['trouble']>(null)
  /** Whether the worker responds. */
  readonly isHeard = new Observable(true)
  readonly page = new Observable(0)
  #device: Omit<Device, 'trouble'> = {
    asked: [],
    since: -1,
    isSealed: false,
    isOver: false,
    at: 0,
    runs: false,
  }
  /** Whether everyone who may step in is handed the device, until that moment is over. */
  #inTurn = false
  #heardAt = 0
  #hand: Hand = { at: 'table' }
  #client: Client | null = null
  #isOpen = false
  #isReading = false

  constructor(match: string) {
    this.match = match
  }

  /** The match's own time. It stops while nobody plays. */
  readonly now = (): number => this.#device.at + (this.#device.runs ? performance.now() - this.#heardAt : 0)

  async open(takeOver = false): Promise<void> {
    this.#isOpen = true
    this.shown.set({ at: 'opening' })
    const opened = await this.#takenUp(takeOver)
    if (!this.#isOpen) return
    if (isRefused(opened)) return this.#refused(opened)
    this.opened.set(opened)
    const { asked, isSealed, isOver } = opened
    this.#device = { ...this.#device, asked, isSealed, isOver }
    this.#take(firstHand(this.around))
  }

  /** A worker that was too slow has been replaced by now, so the request goes to the new one as well. */
  async #takenUp(takeOver: boolean): Promise<Opened | Refused> {
    const wish = { t: 'open', match: this.match, takeOver } as const
    const first = await ask<Opened>(wish)
    return isRefused(first) && first.code === 'broken' ? ask<Opened>(wish) : first
  }

  close(): void {
    this.#isOpen = false
    this.#hangUp()
    void ask({ t: 'shut', match: this.match })
  }

  get around(): PeopleAtDevice {
    const bots = this.opened.value?.bots ?? []
    const people = bots.flatMap((bot, seat) => (bot === null ? [seat as Seat] : []))
    const { asked, isSealed, isOver } = this.#device
    return { people, asked, isSealed, inTurn: this.#inTurn, isOver }
  }

  /** Covers everything until that person confirms. */
  readonly give = (to: Seat): void => this.#take({ at: 'cover', to })
  /** Hands the device to everyone who may step in, one after another, so that nobody sees who can act. */
  readonly giveInTurn = (): void => {
    this.#inTurn = true
    this.#take(firstHand(this.around))
  }
  /** The entry after which people were last asked. It identifies the moment. */
  get since(): number {
    return this.#device.since
  }
  /** Nobody steps in at that moment. */
  readonly passAll = (since: number): void => void ask({ t: 'pass', match: this.match, have: since })
  readonly sit = (seat: Seat): void => this.#take(taken(seat, this.around))
  /** Called when the page becomes visible or hidden. The match pauses while it is hidden. */
  readonly looked = (): void => this.#client?.line.wantAgain('rest')
  /** The match also pauses while something is read over it. */
  readonly rest = (isReading: boolean): void => {
    this.#isReading = isReading
    this.looked()
  }

  #take(hand: Hand): void {
    this.#hand = hand
    this.#hangUp()
    if (hand.at === 'cover') return this.shown.set(hand)
    const viewer = hand.at === 'held' ? hand.seat : 'table'
    const client = this.#dial(viewer)
    this.#client = client
    this.shown.set({ at: 'table', viewer, client })
  }

  #hangUp(): void {
    this.#client?.close()
    this.#client = null
    this.#device = { ...this.#device, at: this.now(), runs: false }
  }

  #dial(viewer: Viewer): Client {
    const { match } = this
    const client = new Client<DeviceTold>({
      dial: () => new DeviceSocket(viewer, this.#isTakenUp()) as unknown as WebSocket,
      patience: () => 200,
      games: rulesOf,
      changed: oncePerFrame(() => this.page.set(this.page.value + 1)),
      turned: () => {
        if (client === this.#client) this.isHeard.set(client.isConnected)
      },
      heard: heard => {
        if (client !== this.#client) return
        if (heard.t === 'refused') this.#refused(heard)
        if (heard.t === 'device') this.#heed(heard)
      },
    })
    client.line.want('rest', () => ({ t: 'rest', match, isResting: document.hidden || this.#isReading }))
    return client
  }

  /** A replaced worker does not know the match until it is opened again. */
  async #isTakenUp(): Promise<boolean> {
    const opened = await ask<Opened>({ t: 'open', match: this.match, takeOver: false })
    if (!isRefused(opened)) return true
    if (opened.code !== 'broken') this.#refused(opened)
    return false
  }

  #heed(device: DeviceTold): void {
    this.#device = device
    this.#heardAt = performance.now()
    this.trouble.set(device.trouble)
    if (!device.isSealed) this.#inTurn = false
    const [before, hand] = [this.#hand, handAfter(this.#hand, this.around)]
    if (before.at === 'held' && hand.at === 'held' && before.seat === hand.seat) this.#hand = hand
    else if (hand !== before) this.#take(hand)
  }

  #refused({ code, edition = null }: Refused & Partial<OtherRules>): void {
    if (!this.#isOpen || (edition !== null && goToPageOf(edition))) return
    this.#hangUp()
    this.shown.set({ at: 'refused', code })
  }
}
