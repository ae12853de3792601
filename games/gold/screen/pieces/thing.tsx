import { oneTo } from '#ui/numbered'
import { type Token, tokens } from '../../cards/tokens.ts'
import { useTokenHint } from './token-hint.ts'
import { HiddenToken, TokenPiece } from './token-piece.tsx'
import './thing.css'

/** More than this many are shown as a count. */
const FEW = 3

/** A number of tokens of one kind, as in the log: a few one by one, more with their number. */
export function Thing({ kind, n, text }: { readonly kind: string; readonly n: number; readonly text: string }) {
  const hint = useTokenHint()
  const token = tokens.find(it => it === kind)
  return (
    <span className="gold-thing" data-hint={token === undefined ? text : hint(token)}>
      <span className="hidden-text">{text}</span>
      <span aria-hidden="true">
        {n > FEW && <span className="gold-thing-n">{n} </span>}
        {oneTo(n > FEW ? 1 : n).map(no => (
          <Piece key={no} token={token} />
        ))}
      </span>
    </span>
  )
}

const Piece = ({ token }: { readonly token: Token | undefined }) =>
  token === undefined ? <HiddenToken /> : <TokenPiece token={token} />
