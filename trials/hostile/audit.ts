import type { MatchStore } from '#server/storage/port'
import type { Regulars } from './regulars.ts'

interface Given {
  readonly name: string
  readonly answer: unknown
}
type By =
  | string
  | { readonly seat: number; readonly answer: { readonly is: Given } }
  | { readonly covert: { readonly is: { readonly seat: number; readonly answer: Given } } }

/** Everything in the logs that honest people did not do, and everything they did that is missing. */
export async function audit(store: MatchStore, regulars: readonly Regulars[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const each of regulars) {
    const acknowledged = [0, 1, 2].map(seat => new Map(each.acknowledged(seat)))
    for (const { id } of each.matches)
      for (const line of await store.lines(id, 0)) {
        const { seq, by } = JSON.parse(line) as { readonly seq: number; readonly by: By }
        const who = authorOf(by)
        if (who === null) continue
        const said = acknowledged[who.seat]?.get(`${id} ${seq}`)
        acknowledged[who.seat]?.delete(`${id} ${seq}`)
        const { name, answer } = JSON.parse(said?.text ?? '{}') as Partial<Given>
        if (JSON.stringify({ name, answer }) !== JSON.stringify(who.given))
          problems.push(`entry ${seq} of match ${id} is nobody's: ${JSON.stringify(by)}`)
      }
    for (const [seat, left] of acknowledged.entries())
      for (const key of left.keys()) problems.push(`seat ${seat}: what was acknowledged is not there, ${key}`)
  }
  return problems
}

function authorOf(by: By): { readonly seat: number; readonly given: Given } | null {
  if (typeof by === 'string') return null
  if ('covert' in by) return { seat: by.covert.is.seat, given: by.covert.is.answer }
  return { seat: by.seat, given: by.answer.is }
}
