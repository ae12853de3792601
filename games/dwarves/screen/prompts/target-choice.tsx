import { of } from '#kernel/seat'
import { fighterAt, pipsOf } from '../../rules/armies.ts'
import { diceOf } from '../../rules/groups.ts'
import type { Target } from '../../rules/targets.ts'
import type { Battle } from '../../types.ts'
import { Sign } from '../pieces/signs.tsx'
import { useDwarves } from '../use-dwarves.ts'
import { GroupChoice } from './group-choice.tsx'
import { SeatChoice } from './seat-choice.tsx'

interface TargetChoiceProps {
  readonly battle: Battle
  readonly target: Target
  readonly option: string
  /** All of it in words. */
  readonly label: string
  readonly isChosen: boolean
  readonly disabled: boolean
  readonly choose: () => void
}

/** A fighter or a seat to aim at, with the number that matters. */
export function TargetChoice({ battle, target, ...choice }: TargetChoiceProps) {
  const { view } = useDwarves()
  switch (target.kind) {
    case 'nothing':
      return null
    case 'partner':
    case 'treasure': {
      const shown = target.kind === 'partner' ? 'strength' : 'treasure'
      const n = of(battle.armies, target.seat)?.[shown] ?? 0
      return <SeatChoice {...choice} seat={target.seat} note={<Sign of={shown} n={n} />} />
    }
    case 'fighter': {
      const fighter = fighterAt(battle, target.seat, target.place)
      const group = { kind: fighter.kind, count: 1, ability: null }
      return <GroupChoice {...choice} seat={target.seat} group={group} note={pipsOf(fighter)} />
    }
    case 'ownFighter': {
      const { kind } = fighterAt(battle, target.seat, target.place)
      const dice = <Sign of="dice" n={diceOf(of(view.sides, target.seat), kind)} />
      return <GroupChoice {...choice} seat={null} group={{ kind, count: 1, ability: null }} note={dice} />
    }
  }
}
