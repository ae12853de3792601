import { type Adjective, abilities } from '../../cards/abilities.ts'
import type { Group } from '../../types.ts'
import { useSay } from '../use-dwarves.ts'
import { Picture } from './picture.tsx'
import './group.css'

/** Whether an ability helps its group; the others hurt it. */
const isKindly: Readonly<Record<Adjective, boolean>> = {
  strong: true,
  greedy: true,
  lucky: true,
  flying: true,
  weak: false,
  blind: false,
  generous: false,
  peaceful: false,
}

/** Creatures of one kind as a small card with their number, and the ability they have. Words for it are beside it. */
export const GroupToken = ({ group: { kind, count, ability } }: { readonly group: Group }) => (
  <span className="group-token" data-card={kind} aria-hidden="true">
    <Picture card={kind} />
    {count > 1 && <b className="group-count">{count}</b>}
    {ability !== null && <AbilitySign ability={ability} />}
  </span>
)

/** An ability by its picture and, where there is room, its word. */
export function AbilitySign({ ability }: { readonly ability: NonNullable<Group['ability']> }) {
  const say = useSay()
  return (
    <span
      className="ability-sign"
      data-card={ability}
      data-kindly={isKindly[abilities[ability].adjective] || undefined}
    >
      <Picture card={ability} />
      <span className="ability-word">{say(`screen.adjectives.${abilities[ability].adjective}`)}</span>
    </span>
  )
}
