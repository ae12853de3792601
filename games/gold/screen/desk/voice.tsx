import { useSay } from '../use-gold.ts'
import type { Desk } from './use-desk.ts'

/** Where somebody stands. What they accept is drawn on the offers; here only that they will not, or need not, agree. */
export function Voice({ desk: { bargain, kill }, seat }: { readonly desk: Desk; readonly seat: number }) {
  const say = useSay()
  if (bargain === null) return null
  const number = bargain.accepts[seat] ?? null
  if (number !== null) return <span className="hidden-text">{say('screen.desk.voice.accepts', { number })}</span>
  const [sign, text] = bargain.refuses[seat]
    ? ['✕', say('screen.desk.voice.refuses')]
    : kill.silenced === seat
      ? ['∅', say('screen.desk.voice.silent')]
      : [null, say('screen.desk.voice.waits')]
  return (
    <>
      <span className="hidden-text">{text}</span>
      {sign !== null && (
        <b className="voice" data-refuses={bargain.refuses[seat] || undefined} title={text} aria-hidden="true">
          {sign}
        </b>
      )}
    </>
  )
}
