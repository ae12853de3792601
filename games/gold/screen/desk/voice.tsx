import { useSay } from '../use-gold.ts'
import type { Desk } from './use-desk.ts'

/** Where somebody stands: which version they accept, whether they say “no deal”, or that they need not agree. */
export function Voice({ desk: { bargain, kill }, seat }: { readonly desk: Desk; readonly seat: number }) {
  const say = useSay()
  if (bargain === null) return null
  const number = bargain.accepts[seat] ?? null
  const [sign, text] =
    number !== null
      ? [`✓${number}`, say('screen.desk.voice.accepts', { number })]
      : bargain.refuses[seat]
        ? ['✕', say('screen.desk.voice.refuses')]
        : kill.silenced === seat
          ? ['∅', say('screen.desk.voice.silent')]
          : [null, say('screen.desk.voice.waits')]
  return (
    <span
      className="voice"
      data-says={number !== null ? 'accepts' : bargain.refuses[seat] ? 'refuses' : undefined}
      title={text}
    >
      <span className="hidden-text">{text}</span>
      <b aria-hidden="true">{sign}</b>
    </span>
  )
}
