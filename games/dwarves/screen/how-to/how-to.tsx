import type { HowTo } from '#ui/how-to'
import { options } from '../../options.ts'
import { gold } from '../../words/things.ts'
import { Aim, Aversion, Called, Drawn, Face, Laid, Rolled, TurnedUp, Won } from './pictures.tsx'
import { saying } from './saying.ts'
import {
  armies,
  award,
  battle,
  ben,
  bluff,
  clara,
  event,
  found,
  hand,
  limit,
  more,
  strengths,
  treasures,
  won,
  you,
} from './worked.ts'

const goal = options.goldToWin.default

/** What the dice of a seat's fighters show: `{a}`, `{b}`, `{c}`. */
function rolled(seat: number): Readonly<Record<'a' | 'b' | 'c' | 'strength' | 'treasure', number>> {
  const [a = 0, b = 0, c = 0] = armies[seat]?.flatMap(({ faces }) => faces) ?? []
  return { a, b, c, strength: strengths[seat] ?? 0, treasure: treasures[seat] ?? 0 }
}
const [bens, claras] = [rolled(ben), rolled(clara)]

export const howTo: HowTo = {
  names: [saying('names.you'), saying('names.ben'), saying('names.clara')],
  aim: [{ text: saying('aim.gold', { gold: gold(goal) }), picture: <Aim goal={goal} /> }],
  pieces: [
    { text: saying('pieces.creature'), picture: <Face card="dwarf" /> },
    { text: saying('pieces.ability'), picture: <Face card="strongDwarves" /> },
    { text: saying('pieces.battle'), picture: <Face card={battle} /> },
    { text: saying('pieces.event'), picture: <Face card={event} /> },
  ],
  turn: [
    { text: saying('turn.one') },
    { text: saying('turn.draw', { hand }) },
    { text: saying('turn.aversion'), picture: <Aversion /> },
  ],
  worked: [
    { text: saying('worked.call', { battle: { card: battle }, limit, award }), picture: <Called /> },
    { text: saying('worked.roll', rolled(you)), picture: <Rolled seats={[you]} /> },
    {
      text: saying('worked.others', {
        ...bens,
        ofClara: claras.a,
        claraStrength: claras.strength,
        claraTreasure: claras.treasure,
      }),
      picture: <Rolled seats={[ben, clara]} />,
    },
    { text: saying('worked.lay'), picture: <Laid /> },
    {
      text: saying('worked.turnUp', { event: { card: event }, bluff: { card: bluff }, more, found }),
      picture: <TurnedUp />,
    },
    { text: saying('worked.win', { found, award, won }), picture: <Won /> },
    { text: saying('worked.draw', { hand }), picture: <Drawn /> },
  ],
  end: [{ text: saying('end.gold', { gold: gold(goal) }) }],
}
