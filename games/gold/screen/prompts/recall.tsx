import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { dragonWith } from '../known/lairs.ts'
import { Picture } from '../pieces/picture.tsx'
import { useGold, useSay } from '../use-gold.ts'

/** Which of the player's own comes home when everybody is stuck, with its current place. */
export function RecallPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'recall'>>) {
  const { view, viewer } = useGold()
  const say = useSay()
  return (
    <Offers
      ask={question.ask}
      answer={answer}
      isSending={isSending}
      offer={adventurer => {
        const lair = viewer === 'table' ? undefined : dragonWith(view, viewer, adventurer)
        return {
          title: say('options.card', { card: { card: adventurer } }),
          picture: <Picture card={adventurer} />,
          leads:
            lair === undefined
              ? null
              : say('screen.recall.on', { dragon: { card: lair.dragon }, sum: lair.sum, strength: lair.strength }),
        }
      }}
    />
  )
}
