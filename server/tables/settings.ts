import { nameAmong } from '#bots/names'
import type { Boxed } from '#games/boxed'
import { namesIn } from '#games/workshop/guest'
import { CardProblem } from '#games/workshop/reading'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import type { BySeat } from '#kernel/seat'
import { isRefused, refused } from '#protocol/refused'
import type { Pace } from '../matches/pace.ts'
import type { Refused } from '../matches/replies.ts'
import {
  crestOf,
  freeSeat,
  hasAdvice,
  hasStandIns,
  personOn,
  type Table,
  type TableSeat,
  type tableRequestSchema,
  type Who,
} from './table.ts'

/** A new table with its host on the first seat. */
export function newTable(
  id: string,
  who: Who,
  terms: ReturnType<typeof tableRequestSchema.parse>,
  box: Boxed,
  at: number,
): Table | Refused {
  const { game, pace, standIns, advice, listed } = terms
  const options = optionsOf(box, terms.options)
  if (isRefused(options)) return options
  const variant = namedAs(terms.variant)
  if (isRefused(variant)) return variant
  const problem = problemWithout(box, terms)
  if (problem !== null) return problem
  const seats = resized([], terms.seats ?? box.game.seats.min, box)
  if (isRefused(seats)) return seats
  const sitter = { person: who.id, name: nameAmong([], who.name), crest: crestOf(who) }
  const place = {
    game,
    options,
    ...variant,
    pace,
    standIns,
    advice,
    listed,
    host: who.id,
    seats: seats.with(0, { sitter, ready: false }),
  }
  const nothing = { match: null, rematches: [], barred: [] }
  return { id, version: 1, ...place, state: 'gathering', ...nothing, made: at, changed: at }
}

/** The complete options of a match, or a refusal that names an invalid one. */
function optionsOf(box: Boxed, given: Table['options']): Table['options'] | Refused {
  const options = optionsFrom<object>(box.game.options, given)
  if (!isOptionProblem(options)) return options as Table['options']
  const { option, expected } = options
  const rules = box.game.options as Readonly<Record<string, { readonly rule: string }>>
  const rule = Object.hasOwn(rules, option) ? (rules[option]?.rule ?? null) : null
  return refused('not an option', `${option}: ${expected}`, rule)
}

/** The name of a table's house rules, if they have one; or a refusal. */
function namedAs(names: Table['variant']): Pick<Table, 'variant'> | Refused {
  if (names === undefined) return {}
  try {
    return { variant: namesIn(names, 'variant') }
  } catch (error) {
    if (!(error instanceof CardProblem)) throw error
    return refused('not an option', `${error.at}: ${error.expected}`)
  }
}

/** Why a table needs stand-ins: the game needs all its seats, or would wait forever for somebody who has gone. */
function problemWithout({ game }: Boxed, terms: Pick<Table, 'standIns' | 'pace'>): Refused | null {
  if (hasStandIns(terms)) return null
  if (game.leave === undefined) return refused('not an option', 'standIns: true, because this game needs all its seats')
  if (terms.pace.kind === 'untimed')
    return refused(
      'not an option',
      'standIns: true, or a clock: without one the table would wait forever for somebody who has gone',
    )
  return null
}

/** Changes the number of seats by adding or removing free ones at the end. */
function resized(seats: BySeat<TableSeat>, count: number, { game }: Boxed): BySeat<TableSeat> | Refused {
  const { min, max } = game.seats
  if (count < min || count > max) return refused('seats', `from ${min} to ${max} seats at this game`)
  const left = seats.toReversed()
  while (left.length > count) {
    const free = left.findIndex(({ sitter }) => sitter === null)
    if (free < 0) return refused('taken', 'no more sitters than seats')
    left.splice(free, 1)
  }
  const more = Array.from({ length: count - left.length }, () => freeSeat)
  return [...left.toReversed(), ...more]
}

interface SettingsChange {
  readonly options?: Table['options'] | undefined
  readonly variant?: Table['variant'] | undefined
  readonly pace?: Pace | undefined
  readonly standIns?: boolean | undefined
  readonly advice?: boolean | undefined
  readonly listed?: boolean | undefined
  readonly seats?: number | undefined
}

/** Nobody stays ready, because they were ready for the old settings. */
export function settings(table: Table, _who: Who, wishes: SettingsChange, box: Boxed): Table | Refused {
  const { listed = table.listed, pace = table.pace } = wishes
  const { standIns = hasStandIns(table), advice = hasAdvice(table) } = wishes
  const options = optionsOf(box, wishes.options ?? table.options)
  if (isRefused(options)) return options
  const variant = namedAs(wishes.options === undefined ? (wishes.variant ?? table.variant) : wishes.variant)
  if (isRefused(variant)) return variant
  const problem = problemWithout(box, { standIns, pace })
  if (problem !== null) return problem
  const resizedSeats = resized(table.seats, wishes.seats ?? table.seats.length, box)
  if (isRefused(resizedSeats)) return resizedSeats
  const isSame =
    JSON.stringify([options, pace, standIns, advice]) ===
    JSON.stringify([table.options, table.pace, hasStandIns(table), hasAdvice(table)])
  const sameSeats = resizedSeats.length === table.seats.length
  const seats = isSame && sameSeats ? table.seats : nobodyReady(resizedSeats)
  const { variant: _, ...rest } = table
  return { ...rest, options, ...variant, pace, standIns, advice, listed, seats }
}

/** The table says when its settings changed: nobody shall be ready for others than they have seen. */
export function dated(before: Table, after: Table): Table {
  const termsOf = (table: Table): string =>
    JSON.stringify([table.options, table.pace, hasStandIns(table), hasAdvice(table), table.seats.length])
  return termsOf(before) === termsOf(after) ? after : { ...after, setAt: before.version + 1 }
}

export const nobodyReady = (seats: BySeat<TableSeat>): BySeat<TableSeat> =>
  seats.map(seat => (personOn(seat) === null ? seat : { ...seat, ready: false }))
