import { of } from '#kernel/seat'
import { Notes } from '#ui/pieces/notes.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { Picture } from '../pieces/picture.tsx'
import { useFist, useSay } from '../use-fist.ts'

/** A kept card offers to double a power. */
export function TwicePrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'twice'>>) {
  const { view, viewer } = useFist()
  const say = useSay()
  const [doubler] = viewer === 'table' ? [] : of(view.sides, viewer).kept
  return (
    <>
      <Notes rules={question.ask.notes} />
      <Offers
        ask={question.ask}
        answer={answer}
        isSending={isSending}
        offer={option => ({
          title: say(`screen.choose.${option}`),
          leads: say(option === 'twice' ? 'screen.leads.spends' : 'screen.leads.keeps'),
          ...(option === 'twice' && doubler !== undefined && { picture: <Picture card={doubler.character} /> }),
        })}
      />
    </>
  )
}
