import { listed, numbered, owned, type Who, whoTo } from '#games/pieces/english'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { isThird, victimsOf } from '../aversion.ts'
import { type AbilityId, abilities } from '../cards/abilities.ts'
import type { Kind } from '../cards/creatures.ts'
import { type Back, type CardId, isBattle, isCreature, isEvent } from '../cards/index.ts'
import { effects } from '../effects.ts'
import { findsOf, groupNamed, groupOf } from '../groups.ts'
import type { Asks, Dirt, State } from '../types.ts'
import { battleText } from './cards.ts'
import { abilityName, cardNames, isCard, kindName, theirs } from './en.ts'
import { targetText } from './targets.ts'
import { fighterText, findsText } from './traits.ts'

type Option = string | number

/** A possible answer, with what it would bring about. */
export function option(
  asked: Question<Asks>,
  option: Option,
  view: State,
  names: readonly string[],
  move?: string,
): string {
  const seat = seatAsked(view)
  const who = whoTo(names, seat)
  if (option === 'yes') return 'yes'
  switch (asked.name) {
    case 'hands':
      return dirtTexts[option as Dirt]
    case 'draw':
      return deckText(view, option as Back)
    case 'turn':
      return move === 'discard' ? discardText(String(option)) : turnText(view, String(option), seat, who)
    case 'fighters':
    case 'roll':
      return fighterText(of(view.sides, seat), option as Kind)
    case 'reroll':
      return dieText(view, Number(option), seat)
    case 'lay':
      return layText(view, option as CardId, seat)
    case 'target':
      return aimText(view, String(option), seat, who)
    case 'winner':
      return `${who(Number(option))} (spoils: ${view.battle?.armies[Number(option)]?.spoils ?? 0} gold)`
    case 'loss':
      return lossText(view, option as Kind, seat)
    case 'react':
      return String(option)
  }
}

/** Whose answer is listed: where several are asked at once, options name nobody. */
const seatAsked = ({ stage, turn }: State): Seat => (stage !== null && 'seat' in stage ? stage.seat : turn)

const dirtTexts: Readonly<Record<Dirt, string>> = {
  spotless: 'spotless (did you even touch the dice?)',
  dusty: 'dusty',
  sticky: 'sticky (honey, we hope)',
  filthy: 'filthy (straight from the mine)',
}

function deckText({ decks }: State, deck: Back): string {
  const { size, discards } = decks[deck]
  const left = size > 0 ? `${size} left` : `empty: ${numbered(discards.length, 'discard')} will be shuffled`
  return deck === 'creature' ? `creature (${left})` : `other: battle, ability or event (${left})`
}

const discardText = (option: string): string => (isCard(option) ? cardNames[option] : option)

function turnText(view: State, option: string, seat: Seat, who: Who): string {
  if (option.includes('@')) return abilityText(view, option, who)
  if (option.includes('.')) return stareText(view, option, who)
  if (!isCard(option)) return option
  if (isCreature(option)) return `${cardNames[option]}${aversionText(view, seat, option, who)}`
  return isBattle(option) ? `${cardNames[option]} (${battleText(option)})` : cardNames[option]
}

/** Whom the creature drives off, others' before one's own. */
function aversionText(view: State, seat: Seat, kind: Kind, who: Who): string {
  const victims = victimsOf(view, seat, kind).toSorted((a, b) => Number(a.seat === seat) - Number(b.seat === seat))
  const gone = victims.map(it => `${theirs(who, it)}${it.ability === null ? '' : ` with ${abilityName(it.ability)}`}`)
  const third = isThird(view, kind) ? 'third on the table: ' : ''
  if (gone.length > 0) return ` (${third}drives off ${listed(gone)})`
  return third === '' ? '' : ` (${third}drives off nobody)`
}

function abilityText(view: State, option: string, who: Who): string {
  const [id = '', group = ''] = option.split('@')
  const ability = id as AbilityId
  const { seat, kind } = groupNamed(group)
  const there = groupOf(of(view.sides, seat), kind)
  const count = there?.count ?? 0
  const on = `${abilityName(ability)} on ${theirs(who, { seat, kind, count })}`
  const old = there?.ability ?? null
  if (old === null) return on
  const isSame = abilities[old].adjective === abilities[ability].adjective
  return `${on} (${isSame ? `${count === 1 ? 'it has' : 'they have'} that already` : `instead of ${abilityName(old)}`})`
}

function stareText({ sides }: State, option: string, who: Who): string {
  const { seat, kind } = groupNamed(option)
  const { count = 1, ability = null } = groupOf(of(sides, seat), kind) ?? {}
  const notes = [...(count > 1 ? [`one of ${count}`] : []), ...(ability === null ? [] : [abilityName(ability)])]
  return `${owned(who(seat))} ${kindName(kind)}${notes.length === 0 ? '' : ` (${notes.join(', ')})`}`
}

function dieText({ stage, sides, battle }: State, face: number, seat: Seat): string {
  const fighter = stage?.at === 'reroll' ? battle?.armies[seat]?.fighters[stage.fighter] : undefined
  const finds = fighter === undefined ? 0 : findsOf(of(sides, seat), fighter.kind)
  return `the ${face}${face <= finds ? ' (a find)' : ''}`
}

/** R7.2, R7.6. */
function layText({ battle }: State, card: CardId, seat: Seat): string {
  if (!isEvent(card)) return `${cardNames[card]}, as a bluff`
  const isIdle = battle !== null && card !== 'forgetIt' && effects[card].targets(battle, seat).length === 0
  if (!isIdle) return cardNames[card]
  const why = of(battle.armies, seat) === null ? 'you sit out' : 'nobody else fights'
  return `${cardNames[card]} (does nothing: ${why})`
}

const aimText = ({ stage, battle }: State, target: string, seat: Seat, who: Who): string =>
  stage?.at !== 'target' || battle === null ? target : targetText(stage.event, target, battle, seat, who)

function lossText({ sides }: State, kind: Kind, seat: Seat): string {
  const side = of(sides, seat)
  const { count = 1, ability = null } = groupOf(side, kind) ?? {}
  const notes = [
    findsText(findsOf(side, kind)),
    ...(count > 1 ? [`one of ${count}`] : ['your last']),
    ...(ability === null ? [] : [count > 1 ? abilityName(ability) : `${abilityName(ability)} goes too`]),
  ]
  return `${cardNames[kind]} (${notes.join(', ')})`
}

const moveTexts: Readonly<Record<string, string>> = {
  thaw: 'Thaw',
  stare: 'Stony Stare',
  next: 'roll',
  rest: 'all the rest',
  die: 'reroll',
  none: 'no card',
  letBe: 'let it be',
  forget: 'Forget it!',
}

/** A move of a menu: one plain word or two. */
export const move = (_asked: Question<Asks>, move: string): string => moveTexts[move] ?? move
