import type { Audience, Choices, ShownPart } from '#protocol/friend-words'
import type { Doing, PersonTold, PlayedTold, Profile, ShownTold } from '#protocol/friends'
import type { Person } from '../storage/port.ts'
import { crestOf } from '../tables/table.ts'

/*
 * What anybody is told about somebody else is decided here: how the viewer stands to the person, and to whom the person shows a
 * part of themselves. Name and face are seen at every table, so they are always told.
 */

/** How a viewer stands to a person. `shut`: one of them has blocked the other. */
export type Relation = 'self' | 'friend' | 'stranger' | 'shut'

/** Who sees what is shown to whom. A block comes before everything: it looks like somebody who shows nothing. */
const seen: Readonly<Record<Relation, Readonly<Record<Audience, boolean>>>> = {
  self: { everybody: true, friends: true, nobody: true },
  friend: { everybody: true, friends: true, nobody: false },
  stranger: { everybody: true, friends: false, nobody: false },
  shut: { everybody: false, friends: false, nobody: false },
}

/** What somebody shows who has not chosen. */
export const usually: Choices = { here: 'friends', since: 'everybody', reliability: 'everybody', results: 'friends' }

/** Who somebody has to do with. */
export interface Circle {
  readonly person: string | null
  readonly friends: ReadonlySet<string>
  /** Blocked by them, or blocking them. */
  readonly shut: ReadonlySet<string>
}
export const strangers: Circle = { person: null, friends: new Set(), shut: new Set() }

export function relationOf({ person, friends, shut }: Circle, other: string): Relation {
  if (person === other) return 'self'
  if (shut.has(other)) return 'shut'
  return friends.has(other) ? 'friend' : 'stranger'
}

/** What the house knows of somebody at the moment. */
export interface Facts {
  readonly person: Person
  readonly choices: Partial<Choices>
  /** Null if they are not here. */
  readonly does: Doing | null
  /** A table of theirs that the viewer may know of. */
  readonly table: string | null
}

/** Whether this viewer may know this part. */
export const shows = (relation: Relation, choices: Partial<Choices>, part: ShownPart): boolean =>
  seen[relation][choices[part] ?? usually[part]]

/** These parts as this viewer may know them: whatever is not shown to them is null. */
function shownTo<Part extends ShownPart>(
  relation: Relation,
  choices: Partial<Choices>,
  facts: Pick<ShownTold, Part>,
): Pick<ShownTold, Part> {
  const parts = Object.keys(facts) as Part[]
  const shown = parts.map(part => [part, shows(relation, choices, part) ? facts[part] : null])
  return Object.fromEntries(shown) as Pick<ShownTold, Part>
}

const seenByAll = ({ person }: Facts) => ({ person: person.id, name: person.name, crest: crestOf(person) })
const listed = ({ person, does, table }: Facts): Pick<ShownTold, 'here' | 'since'> => ({
  here: does === null ? null : { does, table: does === 'table' ? table : null },
  since: person.since,
})

/** Somebody in a list, as this viewer may know them. */
export const personTold = (relation: Relation, facts: Facts): PersonTold => ({
  ...seenByAll(facts),
  ...shownTo(relation, facts.choices, listed(facts)),
})

/** The same on a page of their own. */
export function profileTold(
  relation: Relation,
  facts: Facts,
  played: PlayedTold,
): Omit<Profile, 'isMe' | 'standing' | 'against'> {
  const all: ShownTold = { ...listed(facts), ...played }
  const { results: games, ...rest } = shownTo(relation, facts.choices, all)
  return { ...seenByAll(facts), ...rest, games }
}
