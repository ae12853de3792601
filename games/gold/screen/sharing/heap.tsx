import { useState } from 'react'
import { Beside, Primary } from '#ui/pieces/actions.tsx'
import { SeatName } from '#ui/pieces/seat-name.tsx'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import type { PromptProps, QuestionNamed } from '#ui/screen'
import { hoardOf } from '../../cards/tokens.ts'
import type { Asks } from '../../types.ts'
import { heapName } from '../../words/things.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useGold, useSay } from '../use-gold.ts'
import { MyValue } from './my-value.tsx'
import './sharing.css'
import './heaps.css'

/** R12.7: one of the free heaps. */
export function HeapPrompt({ question: { ask }, answer, isSending }: PromptProps<QuestionNamed<Asks, 'heap'>>) {
  const { view, viewer } = useGold()
  const say = useSay()
  const heaps = view.kill?.heaps ?? []
  const [chosen, setChosen] = useState<number | null>(null)
  useDigits(digit => {
    const heap = ask.options[digit - 1]
    if (heap !== undefined) setChosen(heap)
  })
  return (
    <div className="desk" {...room('most', 'main-column')}>
      <div className="heap-choices">
        {heaps.map(({ tokens, owner }, heap) => {
          const name = say('screen.desk.taps.heap', { heap: heapName(heap) })
          return owner === null ? (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: a heap is identified by its place
              key={heap}
              type="button"
              className="heap-choice parchment"
              data-option={heap}
              aria-pressed={chosen === heap}
              aria-keyshortcuts={String(ask.options.indexOf(heap) + 1)}
              disabled={isSending}
              onClick={() => setChosen(heap)}
            >
              <b>{name}</b>
              <Hoard tokens={tokens} size="medium" each />
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a heap is identified by its place
            <div key={heap} className="heap-choice heap-taken">
              <b>{name}</b> <SeatName seat={owner} />
              <Hoard tokens={tokens} size="small" />
            </div>
          )
        })}
      </div>
      {viewer !== 'table' && chosen !== null && (
        <Beside>
          <div className="desk-beside">
            <MyValue seat={viewer} share={hoardOf(heaps[chosen]?.tokens ?? {})} />
          </div>
        </Beside>
      )}
      <Primary disabled={isSending || chosen === null} onPress={() => answer(chosen)}>
        {chosen === null ? say('screen.desk.do.chooseHeap') : say('screen.desk.do.heap', { heap: heapName(chosen) })}
      </Primary>
    </div>
  )
}
