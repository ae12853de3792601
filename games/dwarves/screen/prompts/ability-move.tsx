import { useState } from 'react'
import { of, type Seat } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { Said } from '#ui/pieces/said.tsx'
import type { AbilityId } from '../../cards/abilities.ts'
import { abilityNamed, groupOf } from '../../rules/groups.ts'
import type { Group } from '../../types.ts'
import { optionOf } from '../../words/options.ts'
import { textOf } from '../../words/texts.ts'
import { groupObject } from '../../words/things.ts'
import { useDwarves, useSay, useSpoken } from '../use-dwarves.ts'
import { GroupChoice, GroupChoices } from './group-choice.tsx'
import { Told } from './told.tsx'

interface AbilityMoveProps {
  readonly ability: AbilityId
  /** For all abilities in hand. Only those of this one are used. */
  readonly options: readonly string[]
  readonly seat: Seat
  readonly answer: (answer: unknown) => void
  readonly isSending: boolean
}

/** An ability to lay on one of the groups it fits, on any side. */
export function AbilityMove({ ability, options, seat, answer, isSending }: AbilityMoveProps) {
  const { view, question } = useDwarves()
  const [say, spoken] = [useSay(), useSpoken()]
  const own = options.filter(option => abilityNamed(option).ability === ability)
  const [only, ...more] = own
  const [chosen, setChosen] = useState<string | null>(more.length === 0 ? (only ?? null) : null)
  const called = (option: string): string =>
    question === null ? '' : spoken(optionOf(question, option, view, 'ability'))
  const groupAt = (option: string): Group | null => {
    const aim = abilityNamed(option)
    return groupOf(of(view.sides, aim.seat), aim.kind)
  }
  const declared = (option: string): string => {
    const group = groupObject({ ...abilityNamed(option), count: groupAt(option)?.count ?? 1 }, seat)
    return say('screen.turn.declare', { group, ability: { card: ability } })
  }
  return (
    <>
      <Told>
        <p className="card-does">
          <Said saying={textOf(ability)} plain /> {chosen === null && say('screen.turn.chooseGroup')}
        </p>
        {chosen !== null && groupAt(chosen)?.ability != null && <p>{called(chosen)}.</p>}
      </Told>
      <GroupChoices>
        {own.map(option => {
          const group = groupAt(option)
          return (
            group !== null && (
              <GroupChoice
                key={option}
                option={option}
                seat={abilityNamed(option).seat}
                group={group}
                label={called(option)}
                isChosen={option === chosen}
                disabled={isSending}
                choose={() => setChosen(option)}
              />
            )
          )
        })}
      </GroupChoices>
      <Primary
        disabled={isSending || chosen === null}
        onPress={() => {
          if (chosen !== null) answer({ ability: chosen })
        }}
      >
        {chosen === null ? say('screen.turn.chooseGroupButton') : declared(chosen)}
      </Primary>
    </>
  )
}
