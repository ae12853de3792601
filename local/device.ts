import type { Follower as Follows } from '#engine/engine'
import type { Seat } from '#kernel/seat'
import type { Trouble } from './keeping.ts'

/** Somebody who follows a match: the person who holds the device. */
export interface DeviceFollower extends Follows {
  /** Whether they are looking away. Then the match stops. */
  readonly isResting: boolean
  /** The state of the device: whom it waits for, the time of the match, and problems with storing it. */
  heed(device: Device): void
  /** The match is now played in another tab. */
  lose(): void
}

export interface Device {
  /** All people with an open question. */
  readonly asked: readonly Seat[]
  /** The entry after which the last of them was asked. */
  readonly since: number
  /** Whether their answers are sealed, as in a window for everybody. */
  readonly isSealed: boolean
  readonly isOver: boolean
  readonly at: number
  readonly runs: boolean
  readonly trouble: Trouble | null
}
