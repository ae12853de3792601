import type { Seat } from '#kernel/seat'
import { PersonName } from '../../friends/person-name.tsx'
import { useSitters } from '../sitters.ts'

/** The name of another seat, which leads to the page of the person who sits there. */
export function RivalName({ seat, name }: { readonly seat: Seat; readonly name: string }) {
  const sitter = useSitters()[seat]
  return <PersonName person={sitter?.person} name={name} />
}
