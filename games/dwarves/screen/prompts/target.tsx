import { useState } from 'react'
import { of, type Seat } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { Asked, PromptProps } from '#ui/screen'
import { fighterAt, fighterNamed, pipsOf } from '../../rules/armies.ts'
import { diceOf } from '../../rules/groups.ts'
import type { Asks, Battle } from '../../types.ts'
import { optionOf } from '../../words/options.ts'
import { whoseObject } from '../../words/things.ts'
import { Sign } from '../pieces/signs.tsx'
import { type Say, useDwarves, useSay, useSpoken } from '../use-dwarves.ts'
import { GroupChoice, GroupChoices } from './group-choice.tsx'
import { SeatChoice } from './seat-choice.tsx'
import { Told } from './told.tsx'

/** On whom an event works: a fighter or a seat, with what it would change. */
export function TargetPrompt({ question, answer, isSending }: PromptProps<Asked<Asks, 'target'>>) {
  const { view, viewer } = useDwarves()
  const [say, spoken] = [useSay(), useSpoken()]
  const { options } = question.ask
  const [chosen, choose] = useState<string | null>(null)
  useDigits(digit => {
    const option = options[digit - 1]
    if (option !== undefined && !isSending) choose(option)
  })
  const { battle, stage } = view
  if (viewer === 'table' || battle === null || stage?.at !== 'target') return null
  return (
    <div className="dwarves-prompt" {...room('even-buttons')}>
      <GroupChoices>
        {options.map(option => {
          const aimed = fighterNamed(option)
          const common = {
            key: option,
            option,
            label: spoken(optionOf(question, option, view)),
            isChosen: chosen === option,
            disabled: isSending,
            choose: () => choose(option),
          }
          const { key, ...rest } = common
          if (aimed === null)
            return (
              <SeatChoice
                key={key}
                {...rest}
                seat={Number(option)}
                note={
                  <Sign
                    of={stage.event === 'foolsGold' ? 'treasure' : 'strength'}
                    n={battle.armies[Number(option)]?.[stage.event === 'foolsGold' ? 'treasure' : 'strength'] ?? 0}
                  />
                }
              />
            )
          const fighter = fighterAt(battle, aimed.seat, aimed.place)
          return (
            <GroupChoice
              key={key}
              {...rest}
              seat={stage.event === 'onceMore' ? null : aimed.seat}
              group={{ kind: fighter.kind, count: 1, ability: null }}
              note={
                stage.event === 'onceMore' ? (
                  <Sign of="dice" n={diceOf(of(view.sides, aimed.seat), fighter.kind)} />
                ) : (
                  pipsOf(fighter)
                )
              }
            />
          )
        })}
      </GroupChoices>
      <Told>
        <p>{chosen !== null && leadsTo(battle, stage.event, chosen, viewer, say)}</p>
      </Told>
      <Primary
        disabled={isSending || chosen === null}
        onPress={() => {
          if (chosen !== null) answer(chosen)
        }}
      >
        {chosen === null ? say('screen.target.choose') : doing(battle, stage.event, chosen, viewer, say)}
      </Primary>
    </div>
  )
}

/** What would change. */
function leadsTo(battle: Battle, event: string, target: string, viewer: Seat, say: Say): string {
  const aimed = fighterNamed(target)
  const mine = battle.armies[viewer]?.strength ?? 0
  if (aimed === null) {
    const seat = Number(target)
    const { strength = 0, treasure = 0 } = battle.armies[seat] ?? {}
    return event === 'foolsGold'
      ? say('screen.target.treasureFalls', { from: treasure })
      : say('screen.target.swaps', { who: { seat }, from: mine, to: strength })
  }
  const fighter = fighterAt(battle, aimed.seat, aimed.place)
  if (event === 'onceMore') return say('screen.target.rollsMore', { n: fighter.dice.length, strength: mine })
  const from = battle.armies[aimed.seat]?.strength ?? 0
  const to = Math.max(0, from - pipsOf(fighter))
  return say('screen.target.strengthFalls', { who: { seat: aimed.seat }, from, to })
}

/** What the button does. */
function doing(battle: Battle, event: string, target: string, viewer: Seat, say: Say): string {
  const aimed = fighterNamed(target)
  if (aimed === null) {
    const who = { seat: Number(target) }
    if (event !== 'foolsGold') return say('screen.target.swap', { who })
    return who.seat === viewer ? say('screen.target.foolYou') : say('screen.target.fool', { who })
  }
  const { kind } = fighterAt(battle, aimed.seat, aimed.place)
  return event === 'onceMore'
    ? say('screen.target.onceMore', { card: { card: kind } })
    : say('screen.target.boo', { whose: whoseObject({ seat: aimed.seat, kind, count: 1 }, viewer) })
}
