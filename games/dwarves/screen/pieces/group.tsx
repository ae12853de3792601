import { type Adjective, abilities } from '../../cards/abilities.ts'
import type { Group } from '../../types.ts'
import { saying } from '../../words/things.ts'
import { useSay, useWords } from '../use-dwarves.ts'
import { Picture } from './picture.tsx'
import './group.css'

/** Whether an ability helps its group. The others harm it. */
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

interface GroupTokenProps {
  readonly group: Group
  /** What a creature would do to it. */
  readonly fate?: 'leaves' | 'flies' | null
  readonly place?: string
}

/** Creatures of one kind as a small card with their number and ability. Its text is next to it. */
export const GroupToken = ({ group: { kind, count, ability }, fate = null, place }: GroupTokenProps) => (
  <span className="group-token" data-card={kind} data-fate={fate ?? undefined} data-place={place} aria-hidden="true">
    <Picture card={kind} />
    {count > 1 && <b className="group-count">{count}</b>}
    {ability !== null && <AbilitySign ability={ability} />}
    {fate !== null && <FateWord fate={fate} />}
  </span>
)

/** An ability's picture and, if there is room, its name. */
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

function FateWord({ fate }: { readonly fate: 'leaves' | 'flies' }) {
  const words = useWords()
  return <span className="fate-word">{words(saying(`stage.forecast.${fate}`))}</span>
}
