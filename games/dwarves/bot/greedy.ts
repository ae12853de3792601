import type { Bot } from '#kernel/bot'
import { pickOne, type Rng } from '#kernel/chance'
import type { Question } from '#kernel/game'
import { memoryOf } from '#kernel/memory'
import { of, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { battleOf } from '../cards/battles.ts'
import { type Back, isBattle, isCreature } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import { fighterAt } from '../rules/armies.ts'
import { creatureCount, findsOf } from '../rules/groups.ts'
import type { Asks, State } from '../types.ts'
import { bestTarget, cardToLay, wantsToForget } from './diplomacy.ts'
import { bestFighters, chanceWith } from './fighting.ts'
import { turnMove } from './turn.ts'
import { creatureWorth } from './worth.ts'

/** By seat, its number of turns since the last battle. */
const patience = memoryOf<DwarvesEvent, Map<Seat, number>>(
  () => new Map(),
  (turns, event) => {
    if (event.type === 'battlePlayed') turns.clear()
    if (event.type === 'turnBegan') turns.set(event.seat, (turns.get(event.seat) ?? 0) + 1)
  },
)

/**
 * greedy@1: values creatures by their dice and finds, fights if its chance to win is good, and lowers its demands the
 * longer nobody fights. It lays the most helpful event and cancels the most costly one. Frozen: later bots are measured
 * against it.
 */
export const greedy1: Bot<State, DwarvesEvent, Asks> = ({ seat, view, question, told }, rng) =>
  answerTo(view, seat, question, told, rng)

function answerTo(
  view: State,
  seat: Seat,
  { name, ask }: Question<Asks>,
  told: readonly DwarvesEvent[],
  rng: Rng,
): unknown {
  const { battle, sides, stage } = view
  const side = of(sides, seat)
  switch (name) {
    case 'hands':
      return pickOne(rng, ask.options)
    case 'draw':
      return deckToDraw(view, seat)
    case 'turn':
      return turnMove(view, seat, ask, patience(told).get(seat) ?? 0)
    case 'fighters':
      return battle === null ? ask.idle : bestFighters(view, seat, battleOf(battle.card)).chosen
    case 'lay': {
      const card = battle === null ? null : cardToLay(view, battle, seat)
      return card === null ? ask.idle : { lay: card }
    }
    case 'target':
      if (battle === null || stage?.at !== 'target') return ask.idle
      return bestTarget(view, battle, seat, stage.event, ask.options).target ?? ask.idle
    case 'react':
      return ask.moves.forget !== undefined && battle !== null && wantsToForget(view, battle, seat)
        ? { forget: 'yes' }
        : ask.idle
    case 'reroll':
      return reroll(view, seat, ask)
    case 'winner':
      return ask.options.toSorted((a, b) => of(sides, b).gold - of(sides, a).gold)[0]
    case 'loss':
      return ask.options.toSorted((a, b) => creatureWorth(side, a) - creatureWorth(side, b))[0]
    case 'roll':
      return ask.idle
  }
}

/** Prefers creatures while few are in play, then mostly other cards, because there must be battles. */
function deckToDraw({ sides }: State, seat: Seat): Back {
  const side = of(sides, seat)
  const hand = peek(side.hand)
  const inPlay = creatureCount(side)
  const later = hand.some(isBattle) ? 1 : 0
  const wanted = inPlay < 2 ? 3 : inPlay < 5 ? 2 : later
  return hand.filter(isCreature).length < wanted ? 'creature' : 'other'
}

/**
 * Weighs strength against treasure: the average value of the battle if this die is rerolled, compared with keeping it.
 */
function reroll(view: State, seat: Seat, ask: Asks['reroll']): unknown {
  const { battle, stage } = view
  const army = battle?.armies[seat] ?? null
  if (battle === null || army === null || stage?.at !== 'reroll') return ask.idle
  const { kind } = fighterAt(battle, seat, stage.fighter)
  const finds = findsOf(of(view.sides, seat), kind)
  const found = (face: number): number => (face <= finds ? 1 : 0)
  const worth = (from: number, to: number): number =>
    chanceWith(view, seat, to - from) * (battleOf(battle.card).award + army.treasure + found(to) - found(from))
  const keep = worth(6, 6)
  const rated = (ask.moves.die?.options ?? []).map(die => ({
    die,
    worth: [1, 2, 3, 4, 5, 6].reduce((sum, face) => sum + worth(die, face), 0) / 6,
  }))
  const [best] = rated.sort((a, b) => b.worth - a.worth)
  return best !== undefined && best.worth > keep ? { die: best.die } : ask.idle
}
