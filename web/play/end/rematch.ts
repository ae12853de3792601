import type { Table } from '#client/messages'

/**
 * What a viewer can do next when the match is over: ask for another, agree, begin it, wait for these people, or go to
 * the one that has begun. Null if nothing.
 */
export type Next =
  | { readonly do: 'rematch' | 'ready' | 'start' }
  | { readonly wait: readonly string[] }
  | { readonly go: string }
  | null

export function nextAfter(match: string, table: Table | undefined, person: string | null): Next {
  if (table === undefined || table.state === 'closed') return null
  if (table.match !== null && table.match !== match) return table.rematches.includes(match) ? { go: table.match } : null
  const mine = table.seats.find(({ sitter }) => sitter?.person !== undefined && sitter.person === person)
  if (mine === undefined) return null
  if (table.state === 'over') return { do: 'rematch' }
  if (table.state !== 'gathering' || !table.rematches.includes(match)) return null
  const others = table.seats.filter(({ sitter, ready }) => sitter === null || (!ready && sitter.person !== person))
  const names = others.flatMap(({ sitter }) => sitter?.name ?? [])
  if (table.host === person && others.length === 0) return { do: 'start' }
  if (table.host === person && names.length === 0) return null // the host must see to the free seats first
  return mine.ready || table.host === person ? { wait: names } : { do: 'ready' }
}
