import type { Piece, Saying } from '#games/saying'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { abilities } from '../cards/abilities.ts'
import { battleOf } from '../cards/battles.ts'
import { takesTurn } from '../cards/events.ts'
import { type Back, type CardId, isBattle, isCard, isCreature, isEvent } from '../cards/index.ts'
import { type Kind, strikesAt } from '../cards/kinds.ts'
import { fighterAt } from '../rules/armies.ts'
import { isThird, victimsOf } from '../rules/aversion.ts'
import { targetsOf } from '../rules/effects.ts'
import { abilityNamed, findsOf, groupNamed, groupOf } from '../rules/groups.ts'
import { targetOn } from '../rules/targets.ts'
import type { Asks, Dirt, State } from '../types.ts'
import { rolledSaying } from './played.ts'
import { gold, saying, treasure, whoseObject, whoseSaying } from './things.ts'
import { fighterSaying } from './traits.ts'

/** A possible answer, with what it would bring about; in a menu, to this move. */
export function optionOf(asked: Question<Asks>, option: string | number, view: State, move = ''): Saying {
  const seat = seatAsked(view)
  if (option === 'yes') return saying('options.yes')
  switch (asked.name) {
    case 'hands':
      return saying(`options.dirt.${option as Dirt}`)
    case 'draw':
      return deck(view, option as Back)
    case 'turn':
      return turnOption(view, String(option), seat, move)
    case 'fighters':
    case 'roll':
      return fighterSaying(of(view.sides, seat), option as Kind)
    case 'reroll':
      return die(view, Number(option), seat)
    case 'lay':
      return layable(view, option as CardId, seat)
    case 'target':
      return aim(view, String(option), seat)
    case 'winner': {
      const spoils = view.battle?.armies[Number(option)]?.spoils ?? 0
      return saying('options.spoils', { who: { seat: Number(option) }, gold: gold(spoils) })
    }
    case 'loss':
      return loss(view, option as Kind, seat)
    case 'react':
      return saying('options.yes')
  }
}

/** A move in a menu: one or two plain words. */
export const moveOf = (_asked: Question<Asks>, move: string): Saying =>
  saying(`moves.${move as keyof Asks['turn']['moves']}`)

/** Whose answer is listed. When several are asked at once, options name nobody. */
export const seatAsked = ({ stage, turn }: State): Seat => (stage !== null && 'seat' in stage ? stage.seat : turn)

const cardOf = (card: string | number): { readonly card: Piece } => ({ card: { card: String(card) } })

function deck({ decks }: State, deck: Back): Saying {
  const { size, discards } = decks[deck]
  if (size > 0) return saying(`options.deck.${deck}`, { n: size })
  return saying(deck === 'creature' ? 'options.deck.emptyCreature' : 'options.deck.emptyOther', { n: discards.length })
}

/** A card by itself, or what an ability or a stare is aimed at. */
function turnOption(view: State, option: string, seat: Seat, move: string): Saying {
  if (!isCard(option)) return move === 'stare' ? stare(view, option) : ability(view, option)
  if (move === 'discard') return saying('options.card', cardOf(option))
  if (isCreature(option)) return creature(view, seat, option)
  if (!isBattle(option)) return saying('options.card', cardOf(option))
  return saying('options.battle', { ...cardOf(option), n: battleOf(option).limit, award: battleOf(option).award })
}

/** Whom the creature drives off, with the others' before the player's own. */
function creature(view: State, seat: Seat, kind: Kind): Saying {
  const victims = victimsOf(view, seat, kind).toSorted((a, b) => Number(a.seat === seat) - Number(b.seat === seat))
  const gone = victims.map(it => {
    const whose = whoseObject(it)
    return it.ability === null ? whose : saying('options.withAbility', { whose, ability: { card: it.ability } })
  })
  const card = cardOf(kind)
  const third = isThird(view, kind)
  const n = strikesAt(kind)
  if (gone.length === 0) return saying(third ? 'options.creature.thirdNobody' : 'options.card', { ...card, n })
  const whom = { all: gone, joined: 'and' } as const
  return saying(third ? 'options.creature.third' : 'options.creature.drivesOff', { ...card, whom, n })
}

function ability(view: State, option: string): Saying {
  const { ability: id, seat, kind } = abilityNamed(option)
  const there = groupOf(of(view.sides, seat), kind)
  const count = there?.count ?? 0
  const old = there?.ability ?? null
  const isSame = old !== null && abilities[old].adjective === abilities[id].adjective
  return saying(`options.ability.${old === null ? 'new' : isSame ? 'already' : 'instead'}`, {
    ability: { card: id },
    whose: whoseObject({ seat, kind, count }),
    old: { card: old ?? id },
    n: count,
  })
}

function stare({ sides }: State, option: string): Saying {
  const { seat, kind } = groupNamed(option)
  const { count = 1, ability = null } = groupOf(of(sides, seat), kind) ?? {}
  const pieces = { whose: whoseSaying({ seat, kind, count: 1 }), n: count }
  if (ability === null) return saying(count > 1 ? 'options.stare.ofSeveral' : 'options.stare.one', pieces)
  return saying(count > 1 ? 'options.stare.ofSeveralWith' : 'options.stare.with', {
    ...pieces,
    ability: { card: ability },
  })
}

function die({ stage, sides, battle }: State, face: number, seat: Seat): Saying {
  const fighter = stage?.at === 'reroll' ? battle?.armies[seat]?.fighters[stage.fighter] : undefined
  const finds = fighter === undefined ? 0 : findsOf(of(sides, seat), fighter.kind)
  return saying(face <= finds ? 'options.dieFind' : 'options.die', { face })
}

/** R7.2, R7.6. */
function layable({ battle }: State, card: CardId, seat: Seat): Saying {
  if (!isEvent(card)) return saying('options.lay.bluff', cardOf(card))
  const isIdle = battle !== null && takesTurn(card) && targetsOf(card, battle, seat).length === 0
  if (!isIdle) return saying('options.lay.event', cardOf(card))
  return saying(of(battle.armies, seat) === null ? 'options.lay.sitOut' : 'options.lay.alone', cardOf(card))
}

function aim({ stage, battle }: State, answer: string, mine: Seat): Saying {
  if (stage?.at !== 'target' || battle === null) return saying('nothing')
  const target = targetOn(stage.event, answer)
  switch (target.kind) {
    case 'nothing':
      return saying('options.yes')
    case 'fighter':
    case 'ownFighter': {
      const { seat, place } = target
      const { kind } = fighterAt(battle, seat, place)
      return rolledSaying(battle, seat, place, whoseSaying({ seat, kind, count: 1 }))
    }
    case 'partner': {
      const strengthOf = (seat: Seat): number => of(battle.armies, seat)?.strength ?? 0
      const [strength, yours] = [strengthOf(target.seat), strengthOf(mine)]
      return saying('options.target.strength', { who: { seat: target.seat }, strength, yours })
    }
    case 'treasure': {
      const found = treasure(of(battle.armies, target.seat)?.treasure ?? 0)
      return saying('options.target.treasure', { who: { seat: target.seat }, treasure: found })
    }
  }
}

function loss({ sides }: State, kind: Kind, seat: Seat): Saying {
  const side = of(sides, seat)
  const { count = 1, ability = null } = groupOf(side, kind) ?? {}
  const pieces = { ...cardOf(kind), finds: saying('texts.finds', { n: findsOf(side, kind) }), n: count }
  if (ability === null) return saying(count > 1 ? 'options.loss.several' : 'options.loss.last', pieces)
  return saying(count > 1 ? 'options.loss.severalWith' : 'options.loss.lastWith', {
    ...pieces,
    ability: { card: ability },
  })
}
