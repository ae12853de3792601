import { type Constants, constantsFrom, measured } from './scale/constants.ts'
import { assumed, largest, type Needs, needsOf, peopleAt, walls } from './scale/model.ts'
import { simulate, type Waits } from './scale/queueing.ts'
import { constantsTable, machineLine, needsTable, waitsTable, wallsTable } from './scale/tables.ts'

const SIZES = [10_000, 100_000, 1_000_000] as const
/** Moves of each simulation. */
const MOVES = 100_000

export interface ScaleReport {
  readonly constants: Constants
  readonly assumed: typeof assumed
  readonly largest: typeof largest
  readonly sizes: readonly (Needs & { readonly waits: Waits })[]
  /** By wall: the people at once with whom it is reached. */
  readonly walls: Readonly<Record<string, number>>
}

/** What many people at once would need. The same figures always give the same report. */
export function benchScale(): ScaleReport {
  const constants = constantsFrom(measured())
  const sizes = SIZES.map(people => {
    const needs = needsOf(people, constants)
    return { ...needs, waits: simulate(needs, constants, MOVES) }
  })
  const reached = Object.entries(walls).map(([title, use]) => [title, Math.round(peopleAt(use, constants))] as const)
  return { constants, assumed, largest, sizes, walls: Object.fromEntries(reached) }
}

/** What docs/scale.md shows of it, by name. */
export function scaleParts({ constants, sizes }: ScaleReport): Readonly<Record<string, string>> {
  const report = measured()
  return {
    machine: machineLine(report),
    constants: constantsTable(constants, report),
    needs: needsTable(sizes),
    walls: wallsTable(constants),
    waits: waitsTable(
      sizes,
      sizes.map(({ waits }) => waits),
    ),
  }
}
