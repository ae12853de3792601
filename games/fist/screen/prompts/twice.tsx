import { Notes } from '#ui/pieces/notes.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import type { Asked, PromptProps } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { Picture } from '../pieces/picture.tsx'
import { useSay } from '../use-fist.ts'

/** The Doppelganger's offer. */
export function TwicePrompt({ question, answer, isSending }: PromptProps<Asked<Asks, 'twice'>>) {
  const say = useSay()
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
          ...(option === 'twice' && { picture: <Picture card="doppelganger" /> }),
        })}
      />
    </>
  )
}
