import type { Token } from '../../cards/tokens.ts'
import { useSay } from '../use-gold.ts'
import { shapes } from './token-shapes.ts'
import './token-piece.css'

/** `text` scales with the words around it; the others have a fixed size. */
export type TokenSize = 'text' | 'small' | 'medium' | 'large'

/** A token, recognizable by shape, letter and colour. Its text is next to it. */
export function TokenPiece({ token, size = 'text' }: { readonly token: Token; readonly size?: TokenSize }) {
  const say = useSay()
  const { outline, rim, facets, letter } = shapes[token]
  return (
    <svg className="token-piece" data-token={token} data-size={size} viewBox="0 0 32 32" aria-hidden="true">
      <path d={outline} fill={rim} />
      {facets.map(([d, fill]) => (
        <path key={d} d={d} fill={fill} />
      ))}
      <text x="16" y={letter.y} fontSize={letter.size} fill={letter.ink} textAnchor="middle">
        {token === 'silver' ? 1 : token === 'gold' ? 3 : say(`screen.letters.${token}`)}
      </text>
    </svg>
  )
}

/** A token nobody has seen yet. */
export const HiddenToken = ({ size = 'text' }: { readonly size?: TokenSize }) => (
  <svg className="token-piece hidden-token" data-size={size} viewBox="0 0 32 32" aria-hidden="true">
    <circle cx="16" cy="16" r="14" />
    <text x="16" y="22" fontSize="17" textAnchor="middle">
      ?
    </text>
  </svg>
)
