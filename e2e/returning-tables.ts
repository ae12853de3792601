import type { Browser, BrowserContext } from 'playwright'
import type { Seat } from '#kernel/seat'
import { call, comeIn, type GuestPlace, makeTable, type Wanted } from './guest.ts'
import { answerBeside, asked } from './playing.ts'
import type { Tavern } from './tavern.ts'

/* Somebody with tables that wait, and tables that wait for others. */

export interface Somebody {
  readonly context: BrowserContext
  readonly name: string
}

export async function somebody(browser: Browser, tavern: Tavern, name: string): Promise<Somebody> {
  const context = await browser.newContext({ baseURL: tavern.url })
  await comeIn(context, name)
  return { context, name }
}

/** A match of these people, with bots where there are more seats; the first is the host. */
export async function together(people: readonly BrowserContext[], wanted: Wanted): Promise<GuestPlace> {
  const [host, ...others] = people
  if (host === undefined) throw new Error('nobody plays')
  const table = await makeTable(host, { seats: people.length, ...wanted })
  const command = (who: BrowserContext, it: object) =>
    call<{ match: string }>(who.request, `/api/tables/${table}/commands`, { command: it })
  for (const who of others) for (const name of ['sit', 'ready']) await command(who, { do: name })
  for (let n = people.length; n < (wanted.seats ?? 0); n++) await command(host, { do: 'addBot' })
  const { match } = await command(host, { do: 'start' })
  return { table, match, seat: 0 as Seat }
}

/** All but the first have answered what they were asked first. */
export async function othersAnswer(tavern: Tavern, place: GuestPlace, seats: readonly number[]): Promise<void> {
  for (const seat of seats) {
    const other = { ...place, seat: seat as Seat }
    await asked(tavern, other)
    await answerBeside(tavern, other)
  }
}

export interface Waiting {
  /** Waits longer and has less time. */
  readonly urgent: GuestPlace
  readonly relaxed: GuestPlace
  /** Waits for others. */
  readonly theirs: GuestPlace
}

/** Three tables of the first of these people. */
export async function threeTables(tavern: Tavern, people: readonly BrowserContext[]): Promise<Waiting> {
  const slow = (hours: number) => ({ kind: 'slow', hours, quiet: null })
  const urgent = await together(people, { pace: slow(4) })
  await othersAnswer(
    tavern,
    urgent,
    people.slice(1).map((_, no) => no + 1),
  )
  const relaxed = await together(people, { game: 'dwarves', pace: slow(48) })
  const theirs = await together(people, { pace: slow(24) })
  await othersAnswer(tavern, theirs, [0])
  return { urgent, relaxed, theirs }
}
