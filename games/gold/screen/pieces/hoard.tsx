import type { Counts } from '#kernel/question'
import { oneTo } from '#ui/numbered'
import { InWords } from '#ui/pieces/in-words.tsx'
import { type Token, tokens } from '../../cards/tokens.ts'
import { tokensIn } from '../../words/things.ts'
import { useSay } from '../use-gold.ts'
import { useTokenHint } from './token-hint.ts'
import { TokenPiece, type TokenSize } from './token-piece.tsx'
import './hoard.css'

interface HoardProps {
  readonly tokens: Counts<Token>
  readonly size?: TokenSize
  /** One by one, overlapping a little, instead of one per kind with its number. */
  readonly each?: boolean
  /** What is drawn if there are none; a dash by default. */
  readonly empty?: string
  /** Screen readers hear what each token is good for: once at a table, not in every offer. */
  readonly isExplained?: boolean
}

/** Some tokens. They are read out as a list of words. */
export function Hoard({ tokens: hoard, size = 'text', each = false, empty = '–', isExplained = false }: HoardProps) {
  const say = useSay()
  const hint = useTokenHint()
  const kinds = tokens.filter(token => (hoard[token] ?? 0) > 0)
  return (
    <span className="hoard" data-size={size} data-each={each || undefined}>
      <InWords
        text={say('screen.tokens', { tokens: tokensIn(hoard) })}
        hint={isExplained ? kinds.map(hint).join(' ') : ''}
      />
      {kinds.length === 0 && (
        <span className="no-tokens" aria-hidden="true">
          {empty}
        </span>
      )}
      {kinds.map(token =>
        each ? (
          <span key={token} className="token-row" data-hint={hint(token)} aria-hidden="true">
            {oneTo(hoard[token] ?? 0).map(no => (
              <TokenPiece key={no} token={token} size={size} />
            ))}
          </span>
        ) : (
          <span key={token} className="token-count" data-hint={hint(token)} aria-hidden="true">
            <TokenPiece token={token} size={size} />
            {hoard[token]}
          </span>
        ),
      )}
    </span>
  )
}
