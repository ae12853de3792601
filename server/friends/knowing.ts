import type { ShownPart } from '#protocol/friend-words'
import type { PersonTold, PlayedTold } from '#protocol/friends'
import type { FriendStore } from '../storage/friends-port.ts'
import type { PeopleStore } from '../storage/port.ts'
import { hasLeft } from '../storage/unnamed.ts'
import { isShutTo } from '../tables/seen.ts'
import { isGoing, isInLobby, seatOf, type Table } from '../tables/table.ts'
import type { Blocks } from './blocks.ts'
import type { HereNow } from './here-now.ts'
import {
  type Circle,
  type Facts,
  personTold,
  profileTold,
  type Relation,
  relationOf,
  shows,
  strangers,
} from './told.ts'

export interface KnowingParams {
  readonly store: FriendStore
  readonly people: PeopleStore
  readonly blocks: Blocks
  readonly here: Pick<HereNow, 'of'>
  /** The tables of somebody, the last changed first. */
  readonly tablesOf: (person: string, most: number) => Promise<readonly Table[]>
}

/** For how many people at once the house looks up at which table they are, and through how many of their tables. */
const [MOST_AT_TABLES, TABLES] = [50, 10]

/** Somebody, and how the viewer stands to them. */
interface Known {
  readonly facts: Facts
  readonly relation: Relation
}

/** Looks up what a viewer may know of people. What that is `told.ts` decides. */
export class Knowing {
  readonly #terms: KnowingParams

  constructor(terms: KnowingParams) {
    this.#terms = terms
  }

  async circleOf(viewer: string | null): Promise<Circle> {
    if (viewer === null) return strangers
    const { store, blocks } = this.#terms
    const [friends, by, against] = await Promise.all([store.of(viewer), blocks.by(viewer), blocks.against(viewer)])
    return { person: viewer, friends: new Set(friends.map(({ person }) => person)), shut: new Set([...by, ...against]) }
  }

  /** In the order of the ids, without people who are gone. */
  async all(circle: Circle, ids: readonly string[]): Promise<readonly PersonTold[]> {
    return (await this.#known(circle, ids)).map(({ relation, facts }) => personTold(relation, facts))
  }

  /** Null if they are gone. */
  async profile(circle: Circle, id: string, played: PlayedTold) {
    const [known] = await this.#known(circle, [id])
    return known === undefined ? null : profileTold(known.relation, known.facts, played)
  }

  /** Those of these people who show this part of themselves to the viewer. */
  async showing(part: ShownPart, viewer: string, people: readonly string[]): Promise<readonly string[]> {
    const [circle, choices] = await Promise.all([this.circleOf(viewer), this.#terms.store.choices(people)])
    return people.filter(id => shows(relationOf(circle, id), choices.get(id) ?? {}, part))
  }

  /** The same is looked up whatever the viewer may know. */
  async #known(circle: Circle, ids: readonly string[]): Promise<readonly Known[]> {
    const { store, people, here } = this.#terms
    const [found, choices, doing] = await Promise.all([people.findAll(ids), store.choices(ids), here.of(ids)])
    const byId = new Map(found.map(person => [person.id, person]))
    const tables = await this.#tablesOf(
      circle,
      ids.filter(id => doing.get(id) === 'table'),
    )
    return ids.flatMap(id => {
      const person = byId.get(id)
      if (person === undefined || hasLeft(person)) return []
      const facts = {
        person,
        choices: choices.get(id) ?? {},
        does: doing.get(id) ?? null,
        table: tables.get(id) ?? null,
      }
      return [{ facts, relation: relationOf(circle, id) }]
    })
  }

  /** A table of each that is public, or where the viewer sits too, and which they may see. */
  async #tablesOf(circle: Circle, people: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const viewer = circle.person
    const blockers = viewer === null ? new Set<string>() : await this.#terms.blocks.against(viewer)
    const isKnown = (table: Table): boolean =>
      isGoing(table) &&
      (isInLobby(table) || (viewer !== null && seatOf(table, viewer) !== null)) &&
      !isShutTo(table, viewer, blockers)
    const looked = people.slice(0, MOST_AT_TABLES).map(async person => {
      const table = (await this.#terms.tablesOf(person, TABLES)).find(it => seatOf(it, person) !== null && isKnown(it))
      return table === undefined ? [] : [[person, table.id] as const]
    })
    return new Map((await Promise.all(looked)).flat())
  }
}
