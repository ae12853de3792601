import { makeTable, nextMatch } from '#trials/chaos/gathering'
import { Guest, type Surroundings } from '#trials/chaos/guest'
import type { Books } from './books.ts'
import type { Plan } from './plans.ts'
import { type Held, Seated } from './seated.ts'

let entered = 0
export const enter = (around: Surroundings): Promise<Guest> => Guest.enter(entered++, around)

/** A match over sockets: everybody who plays or watches, and what they had when the older house was killed. */
export interface Party {
  readonly plan: Plan
  readonly match: string
  readonly people: readonly Seated[]
  /** The people, and a spectator. */
  readonly viewers: readonly Seated[]
  readonly held: Map<Seated, Held>
}

/** Makes a table, begins a match and plays it. */
export async function begin(plan: Plan, around: Surroundings, books: Books): Promise<Party> {
  const guests: Guest[] = []
  for (const _ of plan.people) guests.push(await enter(around))
  const table = await makeTable(plan, guests, around.hearsay)
  const match = await nextMatch(table.id, plan, guests, around.hearsay, () => false)
  if (match === null) throw new Error(`no match of ${plan.game}`)
  books.count(plan.game, 'begun')
  const seated = (guest: Guest): Seated => new Seated(guest, plan.game, match)
  const people = guests.map(seated)
  const viewers = [...people, seated(await enter(around))]
  for (const person of people) person.play()
  return { plan, match, people, viewers, held: new Map() }
}

/** Whether it has come as far as planned before the house is killed. From then on its people may wait. */
export function isFarEnough({ plan: { until, waits }, people, viewers }: Party): boolean {
  const isThere = people.some(({ have, isOver }) => isOver || have >= until)
  if (isThere && waits) for (const person of people) person.wait()
  return isThere && viewers.every(({ have }) => have >= 0)
}

/** Records what everybody has: nothing more comes from a house that was killed. */
export function remember({ viewers, held }: Party): void {
  for (const viewer of viewers) held.set(viewer, viewer.held)
}

/** A new device is told the same by the newer house as everybody was by the older one. */
export async function compareWithBefore(party: Party, books: Books, until: Until): Promise<void> {
  const { plan, match, held } = party
  for (const [viewer, before] of held) {
    const fresh = new Seated(viewer.guest, plan.game, match)
    if (!(await until(() => fresh.have >= before.have, 20_000)))
      books.problem(match, `the newer house tells up to ${fresh.have}, not up to ${before.have}`)
    books.compare(plan.game, `${plan.game} ${match}, after the upgrade`, before.view, fresh.heldAt(before.have).view)
    fresh.close()
  }
}

/** False if it did not become true in time. */
export type Until = (isTrue: () => boolean, patience: number) => Promise<boolean>
