import type { Waiting } from '#client/messages'
import { of, type Viewer } from '#kernel/seat'
import type { Telling } from '#kernel/telling'
import type { Follower, LiveMatch } from '../matches/live-match.ts'
import { written } from './written.ts'

/** The same for everybody who follows a match, so it is serialized once. */
const waits = new WeakMap<Waiting, string>()

/** Sends a match to one socket: every entry, redacted for its viewer, and whom the table waits for. */
export class Follow implements Follower {
  readonly viewer: Viewer
  readonly live: LiveMatch
  readonly #shownBy: Viewer | null
  readonly #send: (text: string) => void
  #waits = ''

  constructor(live: LiveMatch, viewer: Viewer, send: (text: string) => void, shownBy: Viewer | null = null) {
    this.live = live
    this.#shownBy = shownBy
    this.viewer = viewer
    this.#send = send
  }

  /** Whether it counts as a screen for all. That of a player who has left does not. */
  get isScreen(): boolean {
    const by = this.#shownBy
    return by !== null && (by === 'table' || of(this.live.attendance.minded, by) !== 'left')
  }

  /** What a viewer needs before the first entry. */
  introduce(): void {
    const { id: match, kept, epoch, editionName: edition, hasStandIns: standIns, hasAdvice: advice } = this.live
    const { header, pace, began, table } = kept
    const seat = this.viewer === 'table' ? null : this.viewer
    const { crests } = this.live
    this.#send(
      written({ t: 'match', match, table, seat, header, edition, pace, standIns, advice, crests, began, epoch }),
    )
  }
  tell(telling: Telling): void {
    this.#send(`{"t":"entry","match":"${this.live.id}","entry":${telling.to(this.viewer)}}`)
  }
  attend(waiting: Waiting): void {
    const text = waits.get(waiting) ?? written({ t: 'waits', match: this.live.id, ...waiting })
    waits.set(waiting, text)
    if (text === this.#waits) return
    this.#waits = text
    this.#send(text)
  }
}
