import { isAdviceAllowed } from '#client/advice'
import type { HouseMessage, Waiting } from '#client/messages'
import { astray } from '#client/replies'
import type { Viewer } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import { PROTOCOL } from '#protocol/version'
import type { Device, DeviceFollower } from './device.ts'
import type { LocalHouse } from './house.ts'
import type { LocalMatch } from './match.ts'
import { type DeviceTold, type LineMessage, lineMessage, refused } from './messages.ts'
import { adviceSitters, crestsIn } from './saved-match.ts'

const noSeat = refused('no seat', 'somebody who sits here')

/** The connection to one page, as far as needed here. */
export type Port = Pick<MessagePort, 'postMessage' | 'close'>

/** The person who holds the device: handles their messages, and sends what they may know. */
export class Door implements DeviceFollower {
  readonly viewer: Viewer
  isResting = false
  readonly #house: LocalHouse
  readonly #port: Port
  #follows: LocalMatch | null = null
  #out: string[] = []

  constructor(house: LocalHouse, port: Port, viewer: Viewer, now: number) {
    this.#house = house
    this.#port = port
    this.viewer = viewer
    this.#say({ t: 'welcome', protocol: PROTOCOL, at: now, person: null })
  }

  async hear(text: unknown): Promise<void> {
    const said = lineMessage.safeParse(parsed(text))
    if (!said.success) return this.#say({ t: 'refused', code: 'not a message', rule: null, expected: 'a message' })
    await this.#do(said.data)
  }

  /** The page has disconnected. */
  async leave(): Promise<void> {
    const follows = this.#follows
    this.#follows = null
    await follows?.unfollow(this)
  }

  async #do(said: LineMessage): Promise<void> {
    if (said.t === 'ping') return this.#say({ t: 'pong', id: said.id })
    if (said.t === 'unfollow') return this.leave()
    const match = this.#house.find(said.match)
    if (match === null)
      return this.#say({
        t: 'refused',
        ...('id' in said && { id: said.id }),
        code: 'no match',
        rule: null,
        expected: 'a match that was taken up',
      })
    switch (said.t) {
      case 'follow': {
        const stray = astray(match, said.have, said.epoch)
        if (stray !== null) return this.#say({ t: 'refused', match: said.match, ...stray })
        return this.#follow(match, said.have)
      }
      case 'rest':
        this.isResting = said.isResting
        return match.looked()
      case 'advise': {
        const { id, asked, epoch } = said
        const seat = this.viewer
        if (seat === 'table') return this.#say({ t: 'refused', id, ...noSeat })
        const reply = astray(match, asked, epoch) ?? (await match.advise(seat, asked))
        return this.#say('seq' in reply ? { t: 'done', id, seq: reply.seq } : { t: 'refused', id, ...reply })
      }
      case 'answer': {
        const { id, asked, epoch, name, answer } = said
        if (this.viewer === 'table') return this.#say({ t: 'refused', id, ...noSeat })
        const stray = astray(match, asked, epoch)
        if (stray !== null) return this.#say({ t: 'refused', id, ...stray })
        const reply = await match.answer(this.viewer, { id, asked, name, answer })
        return this.#say('seq' in reply ? { t: 'done', id, seq: reply.seq } : { t: 'refused', id, ...reply })
      }
    }
  }

  async #follow(match: LocalMatch, have: number): Promise<void> {
    await this.leave()
    this.#follows = match
    const { kept, epoch } = match
    const { id, header, began } = kept
    const seat = this.viewer === 'table' ? null : this.viewer
    const edition = header.edition ?? ''
    const crests = crestsIn(kept)
    const pace = { kind: 'untimed' } as const
    const advice = isAdviceAllowed(adviceSitters(kept))
    this.#say({ t: 'match', match: id, table: '', seat, header, edition, pace, advice, crests, began, epoch })
    await match.follow(this, have)
  }

  tell(telling: Telling): void {
    this.#post(`{"t":"entry","match":${JSON.stringify(this.#follows?.kept.id)},"entry":${telling.to(this.viewer)}}`)
  }
  attend(waiting: Waiting): void {
    this.#say({ t: 'waits', match: this.#follows?.kept.id ?? '', ...waiting })
  }
  heed(device: Device): void {
    if (this.#follows === null) return
    this.#say({ t: 'device', match: this.#follows.kept.id, ...device })
  }
  lose(): void {
    this.#say({ t: 'refused', code: 'taken over', rule: null, expected: 'the tab that plays this match now' })
  }

  #say(message: HouseMessage | DeviceTold): void {
    this.#post(JSON.stringify(message))
  }
  /** Messages sent together go out as one frame, a list. */
  #post(text: string): void {
    if (this.#out.length === 0) queueMicrotask(() => this.#flush())
    this.#out.push(text)
  }
  #flush(): void {
    this.#port.postMessage(`[${this.#out.join(',')}]`)
    this.#out = []
  }
}

function parsed(text: unknown): unknown {
  try {
    return JSON.parse(String(text))
  } catch {
    return null
  }
}
