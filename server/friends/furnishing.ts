import type { AgainstTold, PlayedTold } from '#protocol/friends'
import type { LiveMatches } from '../matches/live-matches.ts'
import type { News } from '../news/news.ts'
import { PersonNews } from '../news/person-news.ts'
import type { Nodes } from '../nodes/nodes.ts'
import type { Presence } from '../nodes/presence.ts'
import type { Tell } from '../notices/occasion.ts'
import type { Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import type { Tavern } from '../tables/tavern.ts'
import type { Blocks } from './blocks.ts'
import { Deeds } from './deeds.ts'
import { Friends } from './friends.ts'
import { HereNow } from './here-now.ts'
import { Knowing } from './knowing.ts'
import { usually } from './told.ts'

export interface FurnishingParams {
  readonly store: Store<Table>
  readonly blocks: Blocks
  readonly tavern: Tavern
  readonly liveMatches: LiveMatches
  readonly now: () => number
  readonly failed: (what: string, error: unknown) => void
  readonly news?: News | undefined
  readonly nodes?: Nodes | undefined
  readonly presence?: Presence | undefined
  /** What these two hear and see of each other has changed. */
  readonly shut: (one: string, other: string) => Promise<void>
  readonly tell?: Tell | undefined
  readonly shown?: ((person: string) => Promise<PlayedTold>) | undefined
  readonly against?: ((person: string, rival: string) => Promise<AgainstTold | null>) | undefined
}

/** All parts of who knows whom, put together. */
export function furnishFriends(params: FurnishingParams) {
  const { store, blocks, tavern, liveMatches, now, failed, nodes } = params
  const news = new PersonNews('friends', params.news)
  /** Tells friends to look again. Whoever of them is here, at a node that may have opened just now, listens. */
  const tellFriends = async (person: string): Promise<void> =>
    news.tell((await store.friends.of(person)).map(tie => tie.person))
  const cameOrWent = async (person: string): Promise<void> => {
    const chosen = (await store.friends.choices([person])).get(person)
    if ((chosen?.here ?? usually.here) !== 'nobody') await tellFriends(person)
  }
  const changed = (person: string): void => void cameOrWent(person).catch(error => failed('who is here', error))
  const here = new HereNow({ changed, presence: params.presence })
  const tablesOf = (person: string, most: number) => tavern.of(person, most)
  const tableFor = (id: string, person: string) => tavern.findFor(id, person)
  const knowing = new Knowing({ store: store.friends, people: store.people, blocks, here, tablesOf })
  const finished = (person: string, most: number) => liveMatches.finished(person, most)
  const common = { store: store.friends, people: store.people, now, tableFor }
  const friends = new Friends({ ...common, knowing, finished, shown: params.shown, against: params.against })
  const deeds = new Deeds({
    ...common,
    blocks,
    friends,
    news,
    shut: params.shut,
    tell: params.tell,
    failed,
    share: nodes && (title => nodes.limits.as(`friends ${title}`)),
  })
  const chose = (person: string): void => void tellFriends(person).catch(error => failed('who is here', error))
  return { friends, deeds, here, news, chose, knowing }
}
