import { setTimeout as pause } from 'node:timers/promises'
import { isRefused } from '#protocol/refused'
import { guestsIn } from '#server/gallery/content'
import type { TableCommand } from '#server/tables/commands'
import type { Table, TableRequest } from '#server/tables/table'
import type { Guest } from './guest.ts'
import type { Hearsay } from './hearsay.ts'
import type { Plan } from './plans.ts'

/** A step towards the next match, and who takes it, by index among the people of the table. */
interface Step {
  readonly by: number
  readonly command: TableCommand
}

/**
 * What must be done before a match can be played; null if nothing, or nothing for us. It depends on the table alone, so
 * somebody who lost a reply continues from the table's state. These cards may be invited.
 */
export function nextStep(
  { state, seats, options }: Table,
  { people, options: rules }: Plan,
  guests: readonly object[] = [],
): Step | null {
  if (state === 'over') return { by: 0, command: { do: 'rematch' } }
  if (state !== 'gathering') return null
  if (guests.length > 0 && guestsIn(options).length === 0)
    return { by: 0, command: { do: 'settings', options: { ...rules, guests: [...guests] } } }
  for (const [seat, { sitter, ready }] of seats.entries()) {
    if (sitter === null && seat < people.length) return { by: seat, command: { do: 'sit', seat } }
    if (sitter === null)
      return { by: 0, command: { do: 'addBot', seat, ...(seat % 2 === 0 ? {} : { bot: 'random@1' }) } }
    if (!ready && seat > 0) return { by: seat, command: { do: 'ready' } }
  }
  return { by: 0, command: { do: 'start' } }
}

/** A table made by the first of its people. */
export async function makeTable(plan: Plan, people: readonly Guest[], hearsay: Hearsay): Promise<Table> {
  const { game, options, pace, standIns, bots } = plan
  const terms: TableRequest = { game, options, pace, standIns, seats: people.length + bots }
  const made = (await people[0]?.ask('/api/tables', terms)) as Table
  if (isRefused(made)) throw new Error(`no table of ${game}: ${made.expected}`)
  hearsay.hearTable(made)
  return made
}

/** Gathers until a new match is played. Null if it is time to stop. */
export async function nextMatch(
  id: string,
  plan: Plan,
  people: readonly Guest[],
  hearsay: Hearsay,
  isTimeUp: () => boolean,
): Promise<string | null> {
  while (!isTimeUp()) {
    const table = (await people[0]?.ask(`/api/tables/${id}`)) as Table
    hearsay.hearTable(table)
    if (table.state === 'playing' && table.match !== null) return table.match
    const step = nextStep(table, plan, hearsay.wall.some(plan.game, plan.guests ?? 0))
    if (step === null) await pause(200)
    else {
      const done = (await people[step.by]?.ask(`/api/tables/${id}/commands`, { command: step.command })) as Table
      if (isRefused(done)) await pause(100)
      else hearsay.hearTable(done)
    }
  }
  return null
}
