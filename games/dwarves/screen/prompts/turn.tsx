import { useState } from 'react'
import { hinted } from '#ui/hinted'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { useUpright } from '#ui/window'
import discarding from '~icon/card-discard'
import { type CardId, isAbility, isBattle, isCreature } from '../../cards/index.ts'
import type { Asks } from '../../types.ts'
import { textAt } from '../../words/texts.ts'
import { answerOf } from '../known/answers.ts'
import { handOf } from '../known/hand.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { AbilityMove } from './ability-move.tsx'
import { BattleMove } from './battle-move.tsx'
import { CreatureMove } from './creature-move.tsx'
import { HandRow } from './hand-row.tsx'
import { hasPower, PowerButtons, PowerMove, type PowerName } from './power-move.tsx'
import { Told } from './told.tsx'

/** The one action of a turn: a chosen card shows what it would do, and is played or discarded. */
export function TurnPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'turn'>>) {
  const { view, viewer, confirms } = useDwarves()
  const say = useSay()
  const isUpright = useUpright()
  const [card, setCard] = useState<CardId | null>(null)
  const [power, setPower] = useState<PowerName | null>(null)
  const [discards, setDiscards] = useState(false)
  if (viewer === 'table') return null
  if (power !== null)
    return <PowerMove ask={ask} power={power} answer={answer} isSending={isSending} back={() => setPower(null)} />
  const choose = (next: CardId): void => {
    setCard(next)
    setDiscards(false)
  }
  const rule = card === null ? null : ruleAgainst(ask, card)
  // Somebody who wants to be asked before what cannot be taken back is asked.
  const discard = (): void => {
    if (confirms) setDiscards(true)
    else if (card !== null) answer({ discard: card })
  }
  return (
    <div className="dwarves-prompt" {...room('even-buttons', 'wide-column')}>
      <HandRow
        held={handOf(view, viewer) ?? []}
        chosen={card}
        choose={choose}
        disabled={isSending}
        answer={it => answerOf(view, ask, viewer, it)}
      >
        <DiscardPlace isAsked={discards} disabled={isSending || card === null} discard={discard} />
      </HandRow>
      <div className="turn-does">
        {card === null && (
          <>
            <Told>
              {!hasPower(ask) && <p>{say('screen.hand.choose')}</p>}
              <PowerButtons ask={ask} choose={setPower} disabled={isSending} />
            </Told>
            <Primary disabled onPress={() => {}}>
              {say('screen.turn.none')}
            </Primary>
          </>
        )}
        {card !== null && rule !== null && !discards && (
          <Unplayable card={card} rule={rule} ask={ask} answer={answer} isSending={isSending} />
        )}
        {card !== null && discards && (
          <>
            <Told>
              <p>{say('screen.turn.discards')}</p>
            </Told>
            <Primary disabled={isSending} onPress={() => answer({ discard: card })}>
              {say('screen.turn.discard', { card: { card } })}
            </Primary>
            <Second takesBack onPress={() => setDiscards(false)}>
              {say(rule === null ? 'screen.turn.playInstead' : 'stage.keep')}
            </Second>
          </>
        )}
        {card !== null && rule === null && !discards && (
          <>
            {isCreature(card) && <CreatureMove kind={card} seat={viewer} answer={answer} isSending={isSending} />}
            {isAbility(card) && (
              <AbilityMove
                key={card}
                ability={card}
                options={ask.moves.ability?.options ?? []}
                seat={viewer}
                answer={answer}
                isSending={isSending}
              />
            )}
            {isBattle(card) && <BattleMove battle={card} seat={viewer} answer={answer} isSending={isSending} />}
            {isUpright && (
              <Second disabled={isSending} onPress={() => setDiscards(true)}>
                {say('screen.turn.discardInstead')}
              </Second>
            )}
          </>
        )}
      </div>
    </div>
  )
}

interface DiscardPlaceProps {
  /** The player is being asked whether that is wanted. */
  readonly isAsked: boolean
  readonly disabled: boolean
  readonly discard: () => void
}

/** The place beside the hand where the chosen card is discarded. A phone held upright has a button instead. */
function DiscardPlace({ isAsked, disabled, discard }: DiscardPlaceProps) {
  const say = useSay()
  return (
    <button
      type="button"
      className="discard-place"
      aria-pressed={isAsked}
      disabled={disabled}
      {...hinted(say('stage.hints.discard'))}
      onClick={discard}
    >
      <Icon of={discarding} />
      {say('stage.discard')}
    </button>
  )
}

interface UnplayableProps {
  readonly card: CardId
  readonly rule: string
  readonly ask: Asks['turn']
  readonly answer: (answer: unknown) => void
  readonly isSending: boolean
}

/** A card that can only be discarded. Nothing encourages that, unless it is true of all cards. */
function Unplayable({ card, rule, ask, answer, isSending }: UnplayableProps) {
  const { view } = useDwarves()
  const say = useSay()
  const discard = (): void => answer({ discard: card })
  const words = say('screen.turn.discard', { card: { card } })
  const isAll = Object.keys(ask.moves).every(move => move === 'discard')
  return (
    <>
      <Told>
        <p className="card-does">
          <Said saying={textAt(view, card)} plain />
        </p>
        <WhyNot rule={rule} className="why-not">
          {say('screen.turn.cannot')}
        </WhyNot>
      </Told>
      <Primary disabled={isSending || !isAll} onPress={discard}>
        {isAll ? words : say('screen.turn.another')}
      </Primary>
      {!isAll && (
        <Second gives disabled={isSending} onPress={discard}>
          {words}
        </Second>
      )}
    </>
  )
}

/** The rule that forbids playing this card now; null if it can be played. */
function ruleAgainst({ moves, barred }: Asks['turn'], card: CardId): string | null {
  const of = (move: 'ability' | 'battle' | 'event'): string | null => barred.find(it => it.move === move)?.rule ?? null
  if (isCreature(card)) return null
  if (isBattle(card)) return of('battle')
  if (!isAbility(card)) return of('event')
  return moves.ability?.barred.find(({ option }) => option === card)?.rule ?? of('ability')
}
