import type { Seat } from '#kernel/seat'
import { Mark } from '#ui/pieces/mark.tsx'
import { Offers } from '#ui/prompts/offers.tsx'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { ledgerOf } from '../../notebook.ts'
import type { Asks } from '../../types.ts'
import { looks } from '../../words/questions.ts'
import { Counted } from '../seat/counted.tsx'
import { useGold, useSay } from '../use-gold.ts'
import './victim.css'

/** Whom the player's Thief robs, with what could be counted there if the table keeps a ledger. */
export function VictimPrompt({ question, answer, isSending }: PromptProps<QuestionNamed<Asks, 'victim'>>) {
  const { view, told, viewer, names } = useGold()
  const say = useSay()
  const counted = (seat: Seat) => (view.options.display === 'ledger' ? ledgerOf(told)[seat] : undefined)
  const willLook = viewer !== 'table' && looks(view, viewer)
  return (
    <div className="gold-victims">
      <Offers
        ask={question.ask}
        answer={answer}
        isSending={isSending}
        offer={seat => {
          const noted = counted(seat)
          return {
            title: names[seat] ?? '',
            picture: <Mark seat={seat} />,
            leads: noted === undefined ? null : <Counted noted={noted} />,
          }
        }}
      />
      <p className="prompt-note">{say(willLook ? 'screen.victim.look' : 'screen.victim.random')}</p>
    </div>
  )
}
