import type { NewMeasure } from '#protocol/desk'
import { isTimed, type MeasureKind } from '#protocol/order-words'
import { isRefused, type Refused } from '#protocol/refused'
import { UsageError } from '../usage.ts'
import type { OwnHouse } from './house.ts'
import { measureLines, print } from './telling.ts'
import { subjectIn } from './whom.ts'

export interface Given {
  readonly json: boolean
  readonly reason: string
  readonly for?: string | undefined
  readonly until?: string | undefined
}

/** What was done, or one line that says why not. */
export function done<T extends object>(what: string, result: T | Refused): T {
  if (isRefused(result)) throw new UsageError(`${what}: expected ${result.expected}`)
  return result
}

/** Takes one measure. */
export async function measure(
  house: OwnHouse,
  kind: MeasureKind,
  [whom = '', to = '']: readonly string[],
  given: Given,
): Promise<void> {
  const subject = await subjectIn(house, whom)
  const measures = [newMeasure(kind, to, given)]
  const taken = done(whom, await house.desk.decide(null, { subject, measures, reason: given.reason }))
  print(given.json, taken, () => taken.flatMap(measureLines))
}

function newMeasure(kind: MeasureKind, to: string, given: Given): NewMeasure {
  if (kind === 'move') return { kind, to }
  return isTimed(kind) ? { kind, until: endOf(kind, given) } : { kind }
}

const UNITS: Readonly<Record<string, number>> = { h: 3_600_000, d: 86_400_000, w: 7 * 86_400_000 }

/** `--for 12h`, `3d` or `2w`, or `--until 2027-01-31`. */
function endOf(kind: string, { for: length, until }: Given): number {
  const [, count, unit = ''] = /^(\d{1,4})([hdw])$/.exec(length ?? '') ?? []
  const at = count === undefined ? Date.parse(until ?? '') : Date.now() + Number(count) * (UNITS[unit] ?? 0)
  if ((length !== undefined && count === undefined) || Number.isNaN(at))
    throw new UsageError(`${kind}: expected --for 12h, 3d or 2w, or --until and a date such as 2027-01-31`)
  return at
}

export async function dismiss(house: OwnHouse, [whom = '']: readonly string[], given: Given): Promise<void> {
  const subject = await subjectIn(house, whom)
  done(whom, await house.desk.decide(null, { subject, measures: [], reason: given.reason }))
  print(given.json, { dismissed: subject }, () => ['The reports were dismissed.'])
}

export async function lift(house: OwnHouse, [id = '']: readonly string[], given: Given): Promise<void> {
  const lifted = done(id, await house.desk.lift(null, id, given.reason))
  print(given.json, lifted, () => measureLines(lifted))
}

export async function answer(
  house: OwnHouse,
  [id = '']: readonly string[],
  given: Given,
  granted: boolean,
): Promise<void> {
  const answered = done(id, await house.desk.answer(null, id, granted, given.reason))
  print(given.json, answered, () => measureLines(answered))
}
