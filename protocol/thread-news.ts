import { z } from 'zod'
import { id } from './parts.ts'
import type { DeepReadonly } from './read.ts'

/* What is said of the board over a socket: that a thread has changed, never how. */

/** Threads whose news somebody wants to hear over the socket, instead of those before. */
export const threadsHeard = z.array(id).max(100)
/** A thread has reached this version, and its last note this number. */
export const threadReached = z.object({ thread: z.string(), version: z.int(), notes: z.int() })
export type ThreadReached = DeepReadonly<z.infer<typeof threadReached>>
