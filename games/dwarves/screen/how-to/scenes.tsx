import { numbered, oneTo } from '#ui/numbered'
import { Becomes, Scene, SceneLine, SceneSeat } from '#ui/pieces/scene.tsx'
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
import './scenes.css'

/** A card as it is in a hand. */
export const Face = ({ card }: { readonly card: CardId }) => (
  <span className="how-to-face" aria-hidden="true">
    <CardFace card={card} />
  </span>
)

/** Gold, and how much of it wins. */
export const Aim = ({ goal }: { readonly goal: number }) => (
  <Scene>
    <SceneLine>
      <span className="how-to-gold">
        <Sign of="gold" n={goal} />
      </span>
    </SceneLine>
  </Scene>
)

/** A troll comes, and whom it cannot stand goes. */
export const Aversion = () => (
  <Scene>
    <SceneLine>
      <Face card="troll" />
      <Becomes />
      <span className="how-to-gone">
        <Creature kind="dwarf" />
      </span>
      <span className="how-to-gone">
        <Creature kind="orc" />
      </span>
    </SceneLine>
  </Scene>
)

const Creature = ({ kind }: { readonly kind: (typeof armies)[number][number]['kind'] }) => (
  <GroupToken group={{ kind, count: 1, ability: null }} />
)

/** The battle, and who is there to fight it. */
export const Called = () => (
  <Scene>
    <SceneLine>
      <Face card={battle} />
    </SceneLine>
    {numbered(armies).map(({ no, it: army }) => (
      <SceneSeat key={no} seat={no - 1}>
        {army.map(({ kind }) => (
          <Creature key={kind} kind={kind} />
        ))}
      </SceneSeat>
    ))}
  </Scene>
)

/** The dice of these seats. */
export const Rolled = ({ seats }: { readonly seats: readonly number[] }) => (
  <Scene>
    {seats.map(seat => (
      <SceneSeat key={seat} seat={seat} sum={<Sums seat={seat} />}>
        {armies[seat]?.map(({ kind, faces }) => (
          <span key={kind} className="how-to-roll">
            <Creature kind={kind} />
            {numbered(faces).map(({ no, it: face }) => (
              <Die key={no} face={face} isFind={isFind(kind, face)} />
            ))}
          </span>
        ))}
      </SceneSeat>
    ))}
  </Scene>
)

const Sums = ({ seat }: { readonly seat: number }) => (
  <>
    <Sign of="strength" n={strengths[seat] ?? 0} /> <Sign of="treasure" n={treasures[seat] ?? 0} />
  </>
)

/** Face down, nobody can tell an event from a bluff. */
export const Laid = () => (
  <Scene>
    {numbered(armies).map(({ no }) => (
      <SceneSeat key={no} seat={no - 1}>
        {no - 1 === you || no - 1 === ben ? (
          <span className="how-to-back">
            <DeckBack back={null} />
          </span>
        ) : (
          '–'
        )}
      </SceneSeat>
    ))}
  </Scene>
)

export const TurnedUp = () => (
  <Scene>
    <SceneSeat seat={you}>
      <Face card={event} />
    </SceneSeat>
    <SceneSeat seat={ben}>
      <Face card={bluff} />
    </SceneSeat>
  </Scene>
)

/** Treasure and award together, and who is lost. */
export const Won = () => (
  <Scene>
    <SceneLine>
      <Sign of="treasure" n={found} /> + <Sign of="gold" n={award} />
      <Becomes />
      <span className="how-to-gold">
        <Sign of="gold" n={won} />
      </span>
    </SceneLine>
    <SceneLine>
      <span className="how-to-gone">
        <Creature kind={lost} />
      </span>
    </SceneLine>
  </Scene>
)

/** A full hand again: what is drawn is up to each. */
export const Drawn = () => (
  <Scene>
    {numbered(armies).map(({ no }) => (
      <SceneSeat key={no} seat={no - 1}>
        {oneTo(hand).map(card => (
          <span key={card} className="how-to-back">
            <DeckBack back={card % 2 === 0 ? 'other' : 'creature'} />
          </span>
        ))}
      </SceneSeat>
    ))}
  </Scene>
)
