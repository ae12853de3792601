import { problemWith } from '#kernel/answer'
import { Beside } from '#ui/pieces/actions.tsx'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import type { Asks } from '../../types.ts'
import { heapName } from '../../words/things.ts'
import { isWhole, sharesOf } from '../known/drafts.ts'
import { useSay } from '../use-gold.ts'
import { Cells } from './cells.tsx'
import { DraftActions } from './draft-actions.tsx'
import { Presets } from './presets.tsx'
import { Strip } from './strip.tsx'
import { useNarrow } from './use-narrow.ts'
import { useLootSharing } from './use-sharing.ts'
import './sharing.css'

/** R12.7: one player divides the loot into heaps and takes the last. */
export function HeapsPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'heaps'>>) {
  const say = useSay()
  const isNarrow = useNarrow()
  const found = useLootSharing()
  if (found === null) return null
  const among = ask.among.map(({ to }) => to)
  const taps = found.held.taps === 'signs' ? (among[0] ?? 0) : found.held.taps
  const desk = { ...found, held: { ...found.held, taps } }
  const { pieces, owners } = desk
  const problem = isWhole(owners) ? problemWith(ask, sharesOf(pieces, owners)) : null
  return (
    <div className="desk" {...room('most', 'main-column')} data-narrow={isNarrow || undefined}>
      <Strip desk={desk} among={among} toSeats={false} isNarrow={isNarrow} disabled={isSending} show={null} />
      <p className="desk-hint">{say('screen.desk.hint.heap', { heap: heapName(taps) })}</p>
      <Cells desk={desk} among={among} toSeats={false} />
      <DraftActions
        desk={desk}
        among={among}
        isSending={isSending}
        send={answer}
        isWrong={problem !== null}
        button={say('screen.desk.do.heaps')}
      />
      <Beside>
        <div className="desk-beside">
          <div className="desk-pops">
            <Presets desk={desk} among={among} toSeats={false} />
          </div>
        </div>
      </Beside>
    </div>
  )
}
