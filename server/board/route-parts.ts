import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Refused } from '../matches/replies.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Person } from '../storage/port.ts'
import type { Board } from './board.ts'
import type { Embeds } from './embeds.ts'
import type { NoteReader } from './markdown.ts'
import type { Posting } from './posting.ts'
import { statuses } from './refusals.ts'

export interface BoardRoutes {
  readonly board: Board
  readonly posting: Posting
  readonly embeds: Embeds
  readonly reader: NoteReader
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
  /** What is read is counted on all nodes together. */
  readonly nodes?: Nodes | undefined
}

export const tags = ['board']
export const inThread = z.object({ id: z.string().max(64) })
export const inNote = inThread.extend({ number: z.coerce.number().int().min(1).max(1_000_000) })

export const statusOf = ({ code }: Refused): 409 => (statuses[code] as 409 | undefined) ?? 409
