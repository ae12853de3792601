import type { Sums } from '#almanac/batches'
import { almanacOf } from '#almanac/figures'
import type { Material } from '#almanac/material'
import { GAME } from '#games/almanac'
import type { Judging, Yardstick } from '#games/workshop/judging'
import { CARD } from './batches.ts'
import { unitsOf } from './measured.ts'

/** The cards of the box, each judged as if it were a guest, as one almanac. */
export const yardstickOf = (
  material: Material,
  lengths: readonly number[],
  judging: Pick<Judging, 'uses'>,
): Yardstick => ({
  ...almanacOf(material, { units: unitsOf(judging) }),
  lengths,
})

/** The same batch of all the cards' trials, under their own names. */
export function together(sums: Readonly<Record<string, Sums>>): Sums {
  const all = new Map<string, Sums[string]>()
  for (const [id, batch] of Object.entries(sums))
    for (const [name, cell] of Object.entries(batch)) {
      if (name.startsWith(`${CARD}.`)) all.set(`${id}.${name.slice(CARD.length + 1)}`, cell)
      else if (name.startsWith(`${GAME}.`)) all.set(name, cell)
    }
  return Object.fromEntries([...all].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** What a batch of one card's trial is, as `together` has kept it. */
export const alone = (batch: Sums, id: string): Sums =>
  Object.fromEntries(
    Object.entries(batch).flatMap(([name, cell]) => {
      if (name.startsWith(`${GAME}.`)) return [[name, cell] as const]
      return name.startsWith(`${id}.`) ? [[`${CARD}.${name.slice(id.length + 1)}`, cell] as const] : []
    }),
  )
