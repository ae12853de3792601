import type { FriendStore } from '../storage/friends-port.ts'

/**
 * Who has blocked whom, as every door of the house asks. It is looked up anew each time, so that a block holds everywhere at
 * once.
 */
export interface Blocks {
  /** Whether one of them has blocked the other. */
  between(one: string, other: string): Promise<boolean>
  /** Whom this person has blocked. */
  by(person: string): Promise<ReadonlySet<string>>
  /** Who has blocked this person. Only for doors: nobody is ever told. */
  against(person: string): Promise<ReadonlySet<string>>
}

export const blocksIn = (store: Pick<FriendStore, 'isShut' | 'blocked' | 'blockers'>): Blocks => ({
  between: (one, other) => store.isShut(one, other),
  by: async person => new Set((await store.blocked(person)).map(it => it.person)),
  against: async person => new Set(await store.blockers(person)),
})

const nobody: ReadonlySet<string> = new Set()

/** Nobody has blocked anybody. */
export const noBlocks: Blocks = {
  between: async () => false,
  by: async () => nobody,
  against: async () => nobody,
}
