import { markOf } from '#ui/marks'
import { Becomes, PictureLine, PictureSeat, PiecesPicture } from '#ui/pieces/pieces-picture.tsx'
import { useTable } from '#ui/table'
import { type Adventurer, adventurers, strengths } from '../../cards/adventurers.ts'
import { type Token, tokens } from '../../cards/tokens.ts'
import type { LairSeen } from '../known/lairs.ts'
import { Hoard } from '../pieces/hoard.tsx'
import { Picture } from '../pieces/picture.tsx'
import { HiddenToken, TokenPiece } from '../pieces/token-piece.tsx'
import { Meter } from '../stage/meter.tsx'
import { after, bens, lair, loot, shares, stolen, yours } from './worked.ts'
import './pictures.css'

/** Tokens of these kinds, for the list of pieces. */
export const Kinds = ({ of }: { readonly of: readonly Token[] }) => (
  <span className="how-to-tokens" aria-hidden="true">
    {of.map(token => (
      <TokenPiece key={token} token={token} size="medium" />
    ))}
  </span>
)

interface OneProps {
  readonly adventurer: Adventurer
  /** Whose, if it is on a dragon. */
  readonly seat?: number
  readonly isResting?: boolean
}

/** An adventurer with its strength. */
const One = ({ adventurer, seat, isResting = false }: OneProps) => (
  <span className="how-to-adventurer" data-resting={isResting || undefined}>
    {seat !== undefined && <span>{markOf(seat)}</span>}
    <Picture card={adventurer} />
    <b>{strengths[adventurer]}</b>
  </span>
)

/** Your four. */
export const Team = () => (
  <PiecesPicture>
    <PictureLine>
      {adventurers.map(adventurer => (
        <One key={adventurer} adventurer={adventurer} />
      ))}
    </PictureLine>
  </PiecesPicture>
)

/** Whoever has the most points. */
export const Aim = () => (
  <PiecesPicture>
    <PictureLine>
      {tokens.map(token => (
        <TokenPiece key={token} token={token} />
      ))}
    </PictureLine>
  </PiecesPicture>
)

function Dragon({ of }: { readonly of: LairSeen }) {
  const { say } = useTable()
  const name = say({ say: `cards.${of.dragon}.name`, with: {} })
  return (
    <PiecesPicture>
      <div className="how-to-dragon">
        <Picture card={of.dragon} />
        <b>{name.map(({ text }) => text)}</b>
        <b className="how-to-strength" data-enough={of.sum >= of.strength || undefined}>
          {of.sum}/{of.strength}
        </b>
        <Meter lair={of} added={0} />
        <span className="how-to-tokens">
          <Hoard tokens={of.tokens} size="medium" each />
          {of.hidden > 0 && <HiddenToken size="medium" />}
        </span>
        <span className="how-to-tokens">
          {of.attackers.map(({ seat, adventurer }) => (
            <One key={seat} seat={seat} adventurer={adventurer} />
          ))}
        </span>
      </div>
    </PiecesPicture>
  )
}

export const Before = () => <Dragon of={lair([bens])} />
export const Slain = () => <Dragon of={lair([bens, yours])} />

export const Loot = () => (
  <PiecesPicture>
    <PictureLine>
      <Hoard tokens={loot} size="large" each />
    </PictureLine>
  </PiecesPicture>
)

/** What each of the two gets. */
const Two = ({ of }: { readonly of: typeof shares }) => (
  <PiecesPicture>
    <PictureSeat seat={yours.seat}>
      <Hoard tokens={of.you} size="medium" each />
    </PictureSeat>
    <PictureSeat seat={bens.seat}>
      <Hoard tokens={of.ben} size="medium" each />
    </PictureSeat>
  </PiecesPicture>
)
export const Offer = () => <Two of={shares} />

/** One token changes hands. */
export const Stolen = () => (
  <PiecesPicture>
    <PictureLine>
      <span className="how-to-thief">
        <Picture card={yours.adventurer} />
      </span>
      <Becomes />
      <TokenPiece token={stolen} size="large" />
    </PictureLine>
    <Two of={after} />
  </PiecesPicture>
)

/** Both are home again, and rest. */
export const Home = () => (
  <PiecesPicture>
    {[yours, bens].map(({ seat, adventurer: away }) => (
      <PictureSeat key={seat} seat={seat}>
        {adventurers.map(adventurer => (
          <One key={adventurer} adventurer={adventurer} isResting={adventurer === away} />
        ))}
      </PictureSeat>
    ))}
  </PiecesPicture>
)
