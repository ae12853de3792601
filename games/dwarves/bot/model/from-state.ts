import { peek } from '#kernel/secret'
import { abilityIds } from '../../cards/abilities.ts'
import type { CardId } from '../../cards/index.ts'
import { targetOn } from '../../rules/targets.ts'
import type { Army, Battle, Playing, Stage, State, Task } from '../../types.ts'
import { cardsOf, eventNumber, KINDS } from './cards.ts'
import { ARMY, type HouseRules, phases, World } from './world.ts'

const rulesOf = ({ options }: State): HouseRules => ({
  goldToWin: options.goldToWin,
  suddenDeath: options.suddenDeath,
  fourthClears: options.fourthClears,
  tieAward: options.tieAward,
  bluffsReturn: options.bluffs === 'returned',
  mustLay: options.forget === 'laid',
})

/** A whole table as numbers. `waited`: by seat, its turns since the last battle. All secrets must be known. */
export function worldOf(state: State, waited: (seat: number) => number): World {
  const cards = cardsOf(state.options)
  const numberOf = (id: CardId): number => cards.numberOf(id)
  const w = new World(rulesOf(state), state.sides.length, cards)
  w.turn = state.turn
  w.turns = state.turns
  for (const [seat, { hand, groups, gold }] of state.sides.entries()) {
    w.hands[seat] = peek(hand).map(numberOf)
    w.gold[seat] = gold
    w.waited[seat] = waited(seat)
    for (const { kind, count, ability } of groups) {
      const group = seat * KINDS + numberOf(kind)
      w.counts[group] = count
      w.abilities[group] = ability === null ? -1 : abilityIds.indexOf(ability)
    }
  }
  const { creature, other } = state.decks
  w.decks = [peek(creature.cards).map(numberOf), peek(other.cards).map(numberOf)]
  w.piles = [creature.discards.map(numberOf), other.discards.map(numberOf)]
  if (state.battle !== null) readBattle(w, state.battle)
  if (state.result !== null) w.phase = phases.over
  else if (state.stage !== null) readStage(w, state, state.stage)
  return w
}

const faceBits = (dice: readonly number[]): number => dice.reduce((bits, face) => bits + (1 << (3 * (face - 1))), 0)
const sum = (dice: readonly number[]): number => dice.reduce((n, face) => n + face, 0)

function readBattle(w: World, battle: Battle): void {
  w.battle = w.cards.numberOf(battle.card)
  w.starter = battle.starter
  w.thieves = [...battle.thieves]
  w.winners = battle.winners.reduce((bits, seat) => bits | (1 << seat), 0)
  for (const [seat, army] of battle.armies.entries()) {
    w.strength[seat] = -1
    if (army !== null) readArmy(w, seat, army)
  }
  for (const [seat, laid] of battle.laid.entries())
    w.laid[seat] = laid === null ? -1 : w.cards.numberOf(peek(laid.card))
  if (battle.playing !== null) readPlaying(w, battle.playing)
}

function readArmy(w: World, seat: number, { fighters, strength, treasure, safe, spoils }: Army): void {
  w.armies[seat] = fighters.length
  w.strength[seat] = strength
  w.treasure[seat] = treasure
  w.safe[seat] = safe ? 1 : 0
  w.spoils[seat] = spoils
  for (const [place, { kind, dice, found, again, scared }] of fighters.entries()) {
    const fighter = seat * ARMY + place
    w.kinds[fighter] = w.cards.numberOf(kind)
    w.faces[fighter] = faceBits(dice)
    w.pips[fighter] = sum(dice) + sum(again)
    w.found[fighter] = found
    w.scared[fighter] = scared ? 1 : 0
  }
}

function readPlaying(w: World, { seat, event, target }: Playing): void {
  w.playing = eventNumber(event)
  w.player = seat
  const aimed = targetOn(event, target)
  w.aim = 'place' in aimed ? aimed.seat * ARMY + aimed.place : 'seat' in aimed ? Number(aimed.seat) : 0
}

/** How many seats have had their turn clockwise from the starter when it is this one's. */
const turnsBefore = (w: World, seat: number): number => (seat - w.starter + w.seats) % w.seats

function readStage(w: World, { agenda }: State, stage: Stage): void {
  if (stage.at === 'hands') {
    w.phase = phases.deal
    w.asked = w.turn
    return
  }
  if (stage.at === 'window') {
    const next = agenda.find((task): task is Task & { readonly do: 'resolve' } => task.do === 'resolve')
    w.done = w.seats - (next?.seats.length ?? 0)
    w.asked = w.player
    w.phase = phases.window
    return
  }
  w.asked = stage.seat
  w.done = turnsBefore(w, stage.seat)
  switch (stage.at) {
    case 'draw':
      return readDrawing(w, agenda)
    case 'roll':
      w.phase = phases.combat
      return
    case 'reroll':
      w.rolling = stage.fighter
      w.phase = phases.reroll
      return
    case 'target':
      w.done++
      w.playing = eventNumber(stage.event)
      w.player = stage.seat
      w.phase = phases.target
      return
    case 'winner':
      w.done = w.thieves.length - 1 - seatsLeft(agenda, 'steal')
      w.phase = phases.winner
      return
    default:
      w.phase = phases[stage.at]
  }
}

const seatsLeft = (agenda: readonly Task[], doing: 'steal'): number => {
  const task = agenda.find((it): it is Task & { readonly do: 'steal' } => it.do === doing)
  return task?.seats.length ?? 0
}

function readDrawing(w: World, agenda: readonly Task[]): void {
  const [task] = agenda
  w.phase = phases.draw
  if (task?.do === 'deal') {
    w.drawing = 'deal'
    return
  }
  w.drawing = task?.do === 'refill' && (task.seats.length > 1 || task.seats[0] !== w.turn) ? 'all' : 'one'
  w.starter = w.turn
}
