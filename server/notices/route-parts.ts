import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { WishedAnswer } from '#protocol/notices'
import type { Sureness } from '../people/sureness.ts'
import type { Person, Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { FurnishedNotices } from './furnishing.ts'
import { wishesIn } from './wishes.ts'

export interface NoticeRoutes extends Pick<FurnishedNotices, 'tell' | 'keys' | 'mailTo' | 'news' | 'allowsPrivate'> {
  readonly store: Store<Table>
  readonly whoIs: (request: FastifyRequest) => Promise<Person | null>
  /** By session only: a program may read notices, but not say where they go. */
  readonly inPerson: (request: FastifyRequest) => Promise<Person | null>
  readonly sureness: Pick<Sureness, 'refusal'>
  readonly now: () => number
  readonly secret: string
}

export const tags = ['notices']
export const params = z.object({ id: z.string().max(64) })

/** How somebody wishes to be told, and where. */
export const wishedBy = ({ store, keys, mailTo }: NoticeRoutes) => {
  const { notices } = store
  return async ({ id }: Person): Promise<WishedAnswer> => {
    const [wishes, devices, hooks, off, { publicKey }, mail] = await Promise.all([
      notices.wishes.of([id]),
      notices.devices.of([id]),
      notices.hooks.of([id]),
      notices.wishes.off([id]),
      keys(),
      mailTo(id),
    ])
    return {
      wishes: wishesIn(wishes.get(id)),
      key: publicKey,
      devices: devices.map(({ id, name, at, endpoint }) => ({ id, name, at, service: new URL(endpoint).hostname })),
      hooks: hooks.map(({ person: _, ...hook }) => hook),
      off: off.get(id) ?? [],
      mail,
    }
  }
}
