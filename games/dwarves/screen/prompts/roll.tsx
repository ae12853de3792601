import { of } from '#kernel/seat'
import { Primary } from '#ui/pieces/actions.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { diceOf } from '../../rules/groups.ts'
import type { Asks } from '../../types.ts'
import { Sign } from '../pieces/signs.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { GroupChoice, GroupChoices } from './group-choice.tsx'

/**
 * R12.9: by hand: a tap rolls one creature's dice, the button all the remaining ones. One press, always: the dice are
 * rolled in any case.
 */
export function RollPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'roll'>>) {
  const { view, viewer } = useDwarves()
  const say = useSay()
  if (viewer === 'table') return null
  const side = of(view.sides, viewer)
  const waiting = (view.battle?.armies[viewer]?.fighters ?? []).filter(({ dice }) => dice.length === 0)
  return (
    <div className="dwarves-prompt" {...room('even-buttons', 'wide-column')}>
      <GroupChoices>
        {(ask.moves.next?.options ?? []).map(kind => (
          <GroupChoice
            key={kind}
            option={kind}
            seat={null}
            group={{ kind, count: waiting.filter(fighter => fighter.kind === kind).length, ability: null }}
            label={say('screen.roll.next', { card: { card: kind } })}
            isChosen={false}
            disabled={isSending}
            choose={() => answer({ next: kind })}
            note={<Sign of="dice" n={diceOf(side, kind)} />}
          />
        ))}
      </GroupChoices>
      <Primary disabled={isSending} onPress={() => answer({ rest: 'yes' })}>
        {say('screen.roll.all')}
      </Primary>
    </div>
  )
}
