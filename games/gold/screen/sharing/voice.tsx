import { useSay } from '../use-gold.ts'
import type { LootSharing } from './use-sharing.ts'

/**
 * A player's position. Acceptances are drawn on the offers; this only shows that a player refuses to agree, or need
 * not.
 */
export function Voice({ desk: { bargain, kill }, seat }: { readonly desk: LootSharing; readonly seat: number }) {
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
        <b className="voice" data-refuses={bargain.refuses[seat] || undefined} data-hint={text} aria-hidden="true">
          {sign}
        </b>
      )}
    </>
  )
}
