import type { Follower } from '#engine/engine'
import type { Seat } from '#kernel/seat'
import type { Presence } from '../nodes/presence.ts'

/* Who is here is told to other nodes as bits: one for a screen, then one for each seat. */
const SCREEN = 1
export const bitOf = (seat: Seat): number => 2 << seat
const bitsOf = ({ viewer, isScreen }: Follower): number =>
  (isScreen ? SCREEN : 0) | (viewer === 'table' ? 0 : bitOf(viewer))

/** Who follows a match: on this node, and on the others while somebody follows it on this one. */
export class Here {
  readonly #match: string
  readonly #presence: Presence | undefined
  readonly #changed: () => void
  #own = 0
  #elsewhere = 0
  #stop: (() => void) | undefined

  /** Calls `changed` when somebody comes or goes on other nodes. */
  constructor(match: string, presence: Presence | undefined, changed: () => void) {
    this.#match = match
    this.#presence = presence
    this.#changed = changed
  }

  has(seat: Seat): boolean {
    return ((this.#own | this.#elsewhere) & bitOf(seat)) !== 0
  }
  get hasScreen(): boolean {
    return ((this.#own | this.#elsewhere) & SCREEN) !== 0
  }

  /** These follow it on this node. */
  are(followers: ReadonlySet<Follower>): void {
    const own = [...followers].reduce((bits, follower) => bits | bitsOf(follower), 0)
    if (own !== this.#own) this.#presence?.tell(this.#match, own)
    this.#own = own
    if (followers.size === 0) return this.close()
    this.#stop ??= this.#presence?.follow(this.#match, elsewhere => {
      this.#elsewhere = elsewhere
      this.#changed()
    })
  }

  close(): void {
    this.#stop?.()
    this.#stop = undefined
    this.#elsewhere = 0
  }
}
