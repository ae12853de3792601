import { size } from '../../cards/tokens.ts'
import type { Noted } from '../../notebook.ts'
import { tokensIn } from '../../words/things.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { useSay } from '../use-gold.ts'

/** R11.4: what everybody could have counted of a hoard, and how many tokens came or went in secret. */
export function Counted({ noted: { known, doubt } }: { readonly noted: Noted }) {
  const say = useSay()
  const tokens = tokensIn(known)
  const text =
    doubt === 0 ? say('screen.seat.counted', { tokens }) : say('screen.seat.countedDoubt', { tokens, n: doubt })
  return (
    <span className="counted" data-nothing={(doubt === 0 && size(known) === 0) || undefined} data-hint={text}>
      <span className="hidden-text">{text}</span>
      <span aria-hidden="true">
        <Hoard tokens={known} empty="" />
        {doubt > 0 && <b className="doubt">±{doubt}</b>}
      </span>
    </span>
  )
}
