import { useState } from 'react'
import { of } from '#kernel/seat'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { room } from '#ui/room'
import type { Kind } from '../../cards/kinds.ts'
import { groupNamed, groupOf, whoCan } from '../../rules/groups.ts'
import type { Asks } from '../../types.ts'
import { optionOf } from '../../words/options.ts'
import { whoseObject } from '../../words/things.ts'
import { Picture } from '../pieces/picture.tsx'
import { useDwarves, useSay, useSpoken } from '../use-dwarves.ts'
import { ForecastTold } from './forecast-told.tsx'
import { GroupChoice, GroupChoices } from './group-choice.tsx'
import { Told } from './told.tsx'

export type PowerName = 'thaw' | 'stare'
const powers = ['thaw', 'stare'] as const

/** Whether there is a power to use, or a reason why not. */
export const hasPower = ({ moves, barred }: Asks['turn']): boolean =>
  powers.some(power => moves[power] !== undefined || barred.some(({ move }) => move === power))

interface PowerButtonsProps {
  readonly ask: Asks['turn']
  readonly choose: (power: PowerName) => void
  readonly disabled: boolean
}

/** R2.5, R2.6: what a creature with a power in front of the player can do, next to the cards in hand. */
export function PowerButtons({ ask, choose, disabled }: PowerButtonsProps) {
  const { view, viewer } = useDwarves()
  const say = useSay()
  if (viewer === 'table') return null
  return powers.map(power => {
    const holder = whoCan(view, viewer, power)
    if (holder === null) return null
    const barred = ask.barred.find(({ move }) => move === power)
    const face = (
      <>
        <Picture card={holder} />
        {say('screen.hand.powerName', { power })}
      </>
    )
    if (barred !== undefined)
      return (
        <WhyNot key={power} rule={barred.rule} className="framed barred power">
          {face}
        </WhyNot>
      )
    return (
      ask.moves[power] !== undefined && (
        <button
          key={power}
          type="button"
          className="framed power"
          data-card={holder}
          disabled={disabled}
          onClick={() => choose(power)}
        >
          {face}
        </button>
      )
    )
  })
}

interface PowerMoveProps {
  readonly ask: Asks['turn']
  readonly power: PowerName
  readonly answer: (answer: unknown) => void
  readonly isSending: boolean
  readonly back: () => void
}

/** Who comes out of the ice, or who turns to stone. */
export function PowerMove({ ask, power, answer, isSending, back }: PowerMoveProps) {
  const { view, viewer, question } = useDwarves()
  const [say, spoken] = [useSay(), useSpoken()]
  const [chosen, setChosen] = useState<string | null>(null)
  const called = (option: string): string => (question === null ? '' : spoken(optionOf(question, option, view, power)))
  if (viewer === 'table') return null
  return (
    <div className="dwarves-prompt" {...room('even-buttons', 'wide-column')}>
      <Told>
        <p className="card-does">{say(`texts.powers.${power}`)}.</p>
        {power === 'thaw' && chosen !== null && <ForecastTold kind={chosen as Kind} seat={viewer} />}
      </Told>
      <GroupChoices>
        {(ask.moves[power]?.options ?? []).map(option => {
          const aimed = power === 'stare' ? groupNamed(option) : null
          const group = aimed === null ? null : groupOf(of(view.sides, aimed.seat), aimed.kind)
          return (
            <GroupChoice
              key={option}
              option={option}
              seat={aimed?.seat ?? null}
              group={group ?? { kind: option as Kind, count: 1, ability: null }}
              label={called(option)}
              isChosen={chosen === option}
              disabled={isSending}
              choose={() => setChosen(option)}
            />
          )
        })}
      </GroupChoices>
      <Primary
        disabled={isSending || chosen === null}
        onPress={() => {
          if (chosen !== null) answer({ [power]: chosen })
        }}
      >
        {chosen === null
          ? say('screen.turn.choosePower')
          : power === 'thaw'
            ? say('screen.turn.thaw', { card: { card: chosen } })
            : say('screen.turn.stare', { whose: whoseObject({ ...groupNamed(chosen), count: 1 }) })}
      </Primary>
      <Second takesBack disabled={isSending} onPress={back}>
        {say('screen.turn.back')}
      </Second>
    </div>
  )
}
