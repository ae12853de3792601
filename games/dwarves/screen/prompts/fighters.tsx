import { useState } from 'react'
import { of } from '#kernel/seat'
import { numbered } from '#ui/numbered'
import { Beside, Primary } from '#ui/pieces/actions.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import tick from '~icon/check-mark'
import type { Kind } from '../../cards/kinds.ts'
import { countOf, diceOf, findsOf } from '../../rules/groups.ts'
import { listed } from '../../rules/muster.ts'
import type { Asks } from '../../types.ts'
import { traitsOf } from '../../words/traits.ts'
import { GroupToken } from '../pieces/group.tsx'
import { Picture } from '../pieces/picture.tsx'
import { FindsSign, Sign } from '../pieces/signs.tsx'
import { useDwarves, useSay } from '../use-dwarves.ts'
import { FightersTold } from './fighters-told.tsx'
import './fighters.css'

/**
 * Who is sent into battle, initially the strongest. A tap sends one more; if there is no room, the first goes home
 * instead. When all of a kind are sent, the next tap takes them back.
 */
export function FightersPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'fighters'>>) {
  const { view, viewer } = useDwarves()
  const say = useSay()
  const need = ask.total?.max ?? 0
  const [sent, setSent] = useState(() => listed(ask.idle))
  const sentOf = (kind: Kind): number => sent.filter(other => other === kind).length
  const seat = viewer === 'table' ? null : viewer
  const send = (kind: Kind): void => {
    const max = ask.items.find(({ name }) => name === kind)?.max ?? 0
    if (sentOf(kind) >= max) return setSent(sent.filter(other => other !== kind))
    const others = sent.findIndex(other => other !== kind)
    setSent([...(sent.length < need ? sent : sent.toSpliced(Math.max(0, others), 1)), kind])
  }
  const takeBack = (kind: Kind): void => {
    const at = sent.lastIndexOf(kind)
    if (at >= 0) setSent(sent.toSpliced(at, 1))
  }
  useDigits((digit, withShift) => {
    const kind = ask.items[digit - 1]?.name
    if (digit === 0) setSent([])
    else if (kind !== undefined && !isSending) (withShift ? takeBack : send)(kind)
  })
  if (seat === null) return null
  const side = of(view.sides, seat)
  const counts = Object.fromEntries(ask.items.map(({ name }) => [name, sentOf(name)]))
  return (
    <div className="dwarves-prompt" {...room('even-buttons', 'wide-column', 'no-own-seat')}>
      <div className="bench">
        {ask.items.map(({ name, max }) => (
          <button
            key={name}
            type="button"
            className="bench-kind"
            data-card={name}
            data-sent={sentOf(name) > 0 || undefined}
            disabled={isSending || max === 0}
            onClick={() => send(name)}
          >
            <span className="hidden-text">
              {sentOf(name) >= max && max > 0
                ? say('screen.fighters.backAll', { card: { card: name }, n: sentOf(name) })
                : say('screen.fighters.add', {
                    card: { card: name },
                    traits: { all: traitsOf(side, name), joined: 'commas' },
                    left: countOf(side, name) - sentOf(name),
                    sent: sentOf(name),
                  })}
            </span>
            <GroupToken
              group={{
                kind: name,
                count: countOf(side, name),
                ability: side.groups.find(({ kind }) => kind === name)?.ability ?? null,
              }}
            />
            {sentOf(name) > 0 && (
              <span className="bench-sent" aria-hidden="true">
                <Icon of={tick} />
                {countOf(side, name) > 1 && sentOf(name)}
              </span>
            )}
            <span className="bench-numbers" aria-hidden="true">
              <Sign of="dice" n={diceOf(side, name)} />
              <FindsSign n={findsOf(side, name)} />
            </span>
          </button>
        ))}
      </div>
      <FightersTold seat={seat} sent={sent} need={need} />
      <Beside>
        {/* biome-ignore lint/a11y/useSemanticElements: not every browser can lay out a fieldset as a row */}
        <div className="sent-tray" role="group" aria-label={say('screen.fighters.tray')}>
          {numbered(sent).map(({ no, it }) => (
            <button key={no} type="button" className="sent-one" disabled={isSending} onClick={() => takeBack(it)}>
              <span className="hidden-text">{say('screen.fighters.back', { card: { card: it }, n: sentOf(it) })}</span>
              <Picture card={it} />
            </button>
          ))}
          {numbered(Array<null>(need - sent.length).fill(null)).map(({ no }) => (
            <span key={no} className="sent-one" data-empty />
          ))}
        </div>
      </Beside>
      <Primary disabled={isSending || sent.length !== need} onPress={() => answer(counts)}>
        {sent.length === need
          ? say('screen.fighters.send', { n: need })
          : say('screen.fighters.missing', { n: need - sent.length })}
      </Primary>
    </div>
  )
}
