import type { ReactNode } from 'react'
import type { Bundle, Counts } from '#kernel/question'
import { Beside, Primary, Second } from '#ui/pieces/actions.tsx'
import { useTwoSteps } from '#ui/prompts/two-steps'
import { useDigits } from '#ui/prompts/use-digits'
import { room } from '#ui/room'
import { useSay } from '../use-fist.ts'
import { Heap, type Kind } from './heap.tsx'
import { InHand } from './in-hand.tsx'
import type { Handful } from './use-bundle.ts'
import './tray.css'

interface TrayProps<N extends Kind> {
  readonly ask: Bundle<N>
  readonly handful: Handful<N>
  /** How many there are of each kind, whether chosen or not. */
  readonly held: Readonly<Record<N, number>>
  readonly isSending: boolean
  /** A remark next to it. */
  readonly note?: ReactNode
  /** The label of the submit button. */
  readonly button: ReactNode
  /** How to decline, where that is allowed, first and to confirm it: never the main action unless it was chosen. */
  readonly nothing?: { readonly first: string; readonly sure: string }
  readonly answer: (counts: Counts<N>) => void
}

/** Heaps to choose from, and a tray for the chosen pieces. */
export function Tray<N extends Kind>({ ask, handful, held, isSending, note, button, nothing, answer }: TrayProps<N>) {
  const say = useSay()
  const none = useTwoSteps<'nothing'>(() => answer({} as Counts<N>))
  useDigits((digit, withShift) => {
    const name = ask.items[digit - 1]?.name
    if (digit === 0) handful.empty()
    else if (name !== undefined && withShift) handful.takeBack(name)
    else if (name !== undefined) handful.add(name)
  })
  const chosen = ask.items.filter(({ name }) => handful.chosen(name) > 0)
  const declines = nothing !== undefined && chosen.length === 0
  return (
    <>
      <div className="own-heaps">
        {ask.items.map(({ name, max, rule }, i) => (
          <Heap
            key={name}
            kind={name}
            left={held[name] - handful.chosen(name)}
            chosen={handful.chosen(name)}
            canAdd={handful.canAdd(name) && !isSending}
            barredBy={max > 0 ? null : rule}
            digit={i + 1}
            add={() => handful.add(name)}
          />
        ))}
      </div>
      {note !== undefined && <p className="tray-note">{note}</p>}
      <Beside>
        <div className="handful-tray" {...room('wider-beside', note === undefined && 'close-buttons')} data-drop="hand">
          {chosen.map(({ name, step }) => (
            <InHand
              key={name}
              kind={name}
              n={handful.chosen(name)}
              step={step}
              takeBack={() => handful.takeBack(name)}
            />
          ))}
        </div>
      </Beside>
      <Primary
        disabled={isSending || handful.problem !== null || (declines && none.chosen === null)}
        onPress={() => answer(handful.counts)}
      >
        {declines && none.chosen !== null ? nothing.sure : button}
      </Primary>
      {/* One place for both, so that the focus stays when one becomes the other; always there, so that nothing moves. */}
      {declines ? (
        <Second {...none.step('nothing')} disabled={isSending}>
          {nothing.first}
        </Second>
      ) : (
        <Second takesBack disabled={isSending || chosen.length === 0} onPress={handful.empty}>
          {say('screen.emptyHand')}
        </Second>
      )}
    </>
  )
}
