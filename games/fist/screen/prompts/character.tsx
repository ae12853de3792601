import { useState } from 'react'
import { Primary } from '#ui/pieces/actions.tsx'
import { WhyNot } from '#ui/pieces/why-not.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { softened } from '#ui/softened'
import type { CharacterId } from '../../cards/characters.ts'
import type { Asks } from '../../types.ts'
import { powerOf } from '../../words/powers.ts'
import { Picture } from '../pieces/picture.tsx'
import { useFist, useSay } from '../use-fist.ts'
import './character.css'

/** One of several characters, as small cards. The first press reads a card, the button takes it. */
export function CharacterPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'character'>>) {
  const { view } = useFist()
  const say = useSay()
  const [picked, pick] = useState<CharacterId | null>(null)
  const [task] = view.power?.tasks ?? []
  const isCopy = task?.do === 'choose' && task.what === 'auctioned character'
  return (
    <>
      <div className="small-cards">
        {question.ask.options.map(id => (
          <button
            key={id}
            type="button"
            className="small-card"
            data-option={id}
            data-card={id}
            aria-pressed={picked === id}
            onClick={() => pick(id)}
          >
            <Picture card={id} />
            <span>{softened(say('options.card', { card: { card: id } }))}</span>
          </button>
        ))}
        {question.ask.barred.map(({ option, rule }) => (
          <WhyNot key={option} rule={rule} className="small-card barred">
            <Picture card={option} />
            <span>{softened(say('options.card', { card: { card: option } }))}</span>
          </WhyNot>
        ))}
      </div>
      <p className="picked-power" aria-live="polite">
        {picked === null ? say('screen.character.choose') : say('options.steps', { steps: powerOf(picked) })}
      </p>
      <Primary disabled={isSending || picked === null} onPress={() => answer(picked)}>
        {picked === null
          ? say('screen.character.none')
          : say(isCopy ? 'screen.character.copy' : 'screen.character.play', { card: { card: picked } })}
      </Primary>
    </>
  )
}
