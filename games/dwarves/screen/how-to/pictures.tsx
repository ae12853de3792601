import { numbered, oneTo } from '#ui/numbered'
import { Becomes, PictureLine, PictureSeat, PiecesPicture } from '#ui/pieces/pieces-picture.tsx'
import type { CardId } from '../../cards/index.ts'
import { DeckBack } from '../pieces/deck-back.tsx'
import { Die } from '../pieces/dice.tsx'
import { GroupToken } from '../pieces/group.tsx'
import { CardFace } from '../pieces/hand-card.tsx'
import { Sign } from '../pieces/signs.tsx'
import {
  armies,
  award,
  battle,
  ben,
  bluff,
  event,
  found,
  hand,
  isFind,
  lost,
  strengths,
  treasures,
  won,
  you,
} from './worked.ts'
import './pictures.css'

/** A card as it is in a hand. */
export const Face = ({ card }: { readonly card: CardId }) => (
  <span className="how-to-face" aria-hidden="true">
    <CardFace card={card} />
  </span>
)

/** Gold, and how much of it wins. */
export const Aim = ({ goal }: { readonly goal: number }) => (
  <PiecesPicture>
    <PictureLine>
      <span className="how-to-gold">
        <Sign of="gold" n={goal} />
      </span>
    </PictureLine>
  </PiecesPicture>
)

/** A troll comes, and whom it cannot stand goes. */
export const Aversion = () => (
  <PiecesPicture>
    <PictureLine>
      <Face card="troll" />
      <Becomes />
      <span className="how-to-gone">
        <Creature kind="dwarf" />
      </span>
      <span className="how-to-gone">
        <Creature kind="orc" />
      </span>
    </PictureLine>
  </PiecesPicture>
)

const Creature = ({ kind }: { readonly kind: (typeof armies)[number][number]['kind'] }) => (
  <GroupToken group={{ kind, count: 1, ability: null }} />
)

/** The battle, and who is there to fight it. */
export const Called = () => (
  <PiecesPicture>
    <PictureLine>
      <Face card={battle} />
    </PictureLine>
    {numbered(armies).map(({ no, it: army }) => (
      <PictureSeat key={no} seat={no - 1}>
        {army.map(({ kind }) => (
          <Creature key={kind} kind={kind} />
        ))}
      </PictureSeat>
    ))}
  </PiecesPicture>
)

/** The dice of these seats. */
export const Rolled = ({ seats }: { readonly seats: readonly number[] }) => (
  <PiecesPicture>
    {seats.map(seat => (
      <PictureSeat key={seat} seat={seat} sum={<Sums seat={seat} />}>
        {armies[seat]?.map(({ kind, faces }) => (
          <span key={kind} className="how-to-roll">
            <Creature kind={kind} />
            {numbered(faces).map(({ no, it: face }) => (
              <Die key={no} face={face} isFind={isFind(kind, face)} />
            ))}
          </span>
        ))}
      </PictureSeat>
    ))}
  </PiecesPicture>
)

const Sums = ({ seat }: { readonly seat: number }) => (
  <>
    <Sign of="strength" n={strengths[seat] ?? 0} /> <Sign of="treasure" n={treasures[seat] ?? 0} />
  </>
)

/** Face down, nobody can tell an event from a bluff. */
export const Laid = () => (
  <PiecesPicture>
    {numbered(armies).map(({ no }) => (
      <PictureSeat key={no} seat={no - 1}>
        {no - 1 === you || no - 1 === ben ? (
          <span className="how-to-back">
            <DeckBack back={null} />
          </span>
        ) : (
          '–'
        )}
      </PictureSeat>
    ))}
  </PiecesPicture>
)

export const TurnedUp = () => (
  <PiecesPicture>
    <PictureSeat seat={you}>
      <Face card={event} />
    </PictureSeat>
    <PictureSeat seat={ben}>
      <Face card={bluff} />
    </PictureSeat>
  </PiecesPicture>
)

/** Treasure and award together, and who is lost. */
export const Won = () => (
  <PiecesPicture>
    <PictureLine>
      <Sign of="treasure" n={found} /> + <Sign of="gold" n={award} />
      <Becomes />
      <span className="how-to-gold">
        <Sign of="gold" n={won} />
      </span>
    </PictureLine>
    <PictureLine>
      <span className="how-to-gone">
        <Creature kind={lost} />
      </span>
    </PictureLine>
  </PiecesPicture>
)

/** A full hand again: what is drawn is up to each. */
export const Drawn = () => (
  <PiecesPicture>
    {numbered(armies).map(({ no }) => (
      <PictureSeat key={no} seat={no - 1}>
        {oneTo(hand).map(card => (
          <span key={card} className="how-to-back">
            <DeckBack back={card % 2 === 0 ? 'other' : 'creature'} />
          </span>
        ))}
      </PictureSeat>
    ))}
  </PiecesPicture>
)
