import { useState } from 'react'
import type { Saying } from '#games/saying'
import { of, type Seat } from '#kernel/seat'
import { Primary, Second } from '#ui/pieces/actions.tsx'
import { Said } from '#ui/pieces/said.tsx'
import { Warning } from '#ui/pieces/warning.tsx'
import { useTwoSteps } from '#ui/prompts/two-steps'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { takesTurn } from '../../cards/events.ts'
import { type CardId, isCreature, isEvent } from '../../cards/index.ts'
import { targetsOf } from '../../rules/effects.ts'
import type { Asks, State } from '../../types.ts'
import { textAt } from '../../words/texts.ts'
import { saying, seatsIn } from '../../words/things.ts'
import { handOf } from '../known/hand.ts'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { HandRow } from './hand-row.tsx'
import { Told } from './told.tsx'

/** A card to lay face down, as an event or a bluff, or none. */
export function LayPrompt({ answer, isSending }: PromptProps<QuestionNamed<Asks, 'lay'>>) {
  const { view, viewer } = useDwarves()
  const say = useSay()
  const [held, hold] = useState<CardId | null>(null)
  const none = useTwoSteps<'none'>(() => answer({ none: 'yes' }))
  if (viewer === 'table') return null
  const card = none.chosen === null ? held : null
  const choose = (next: CardId): void => {
    hold(next)
    none.takeBack()
  }
  const areBacksShown = view.options.backs === 'shown' // R12.7
  const note = card === null ? null : noteOn(view, viewer, card)
  return (
    <div className="dwarves-prompt" {...room('even-buttons', 'wide-column')}>
      <HandRow held={handOf(view, viewer) ?? []} chosen={card} choose={choose} disabled={isSending} />
      <Told>
        {card === null ? (
          <p>
            <Said saying={laidBy(view, viewer)} plain /> {say(areBacksShown ? 'screen.lay.anyShown' : 'screen.lay.any')}
          </p>
        ) : (
          <p className="card-does">
            {isEvent(card) && <Said saying={textAt(view, card)} plain />}{' '}
            {note !== null && <Said saying={note} plain />}{' '}
            {areBacksShown && say(isCreature(card) ? 'screen.lay.backCreature' : 'screen.lay.backOther')}
          </p>
        )}
        {none.chosen !== null && <Warning about={{ none: 'yes' }} />}
      </Told>
      {none.chosen === null ? (
        <Primary
          disabled={isSending || card === null}
          onPress={() => {
            if (card !== null) answer({ lay: card })
          }}
        >
          {say(card === null ? 'screen.lay.choose' : 'screen.lay.lay')}
        </Primary>
      ) : (
        <Primary disabled={isSending} onPress={none.confirm}>
          {say('screen.lay.noneSure')}
        </Primary>
      )}
      <Second {...none.step('none')} disabled={isSending}>
        {say('screen.lay.none')}
      </Second>
    </div>
  )
}

/** R7.3: everybody sees who has laid a card. */
function laidBy({ battle }: State, viewer: Seat): Saying {
  const seats = (battle?.laid ?? []).flatMap((laid, seat) => (laid === null || seat === viewer ? [] : [seat]))
  if (seats.length === 0) return saying('screen.lay.nobodyLaid')
  return saying('screen.lay.laidBy', { who: seatsIn(seats), n: seats.length })
}

/** R7.2, R7.6, R12.6: what matters about this card now. */
function noteOn({ battle, options }: State, seat: Seat, card: CardId): Saying | null {
  if (!isEvent(card)) return saying(options.bluffs === 'returned' ? 'screen.lay.bluffReturned' : 'screen.lay.bluff')
  if (battle === null || !takesTurn(card) || targetsOf(card, battle, seat).length > 0) return null
  return saying(of(battle.armies, seat) === null ? 'screen.lay.sitOut' : 'screen.lay.alone')
}
