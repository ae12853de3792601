import { capital, listed, numbered, type Who, whoTo } from '#games/pieces/english'
import type { Question } from '#kernel/game'
import { of, type Seat } from '#kernel/seat'
import { knows, peek } from '#kernel/secret'
import { battles } from '../cards/battles.ts'
import type { LaidEvent } from '../cards/events.ts'
import { cardsHeld } from '../drawing.ts'
import { diceOf } from '../groups.ts'
import type { Asks, Battle, State } from '../types.ts'
import { battleNames, diceText, eventNames, kindName } from './en.ts'
import { byDice, playedText } from './targets.ts'
import { fighterText } from './traits.ts'

/** What the seat is asked, with what matters for the answer. */
export function question(asked: Question<Asks>, view: State, seat: Seat, names: readonly string[]): string {
  const who = whoTo(names, seat)
  const { battle } = view
  switch (asked.name) {
    case 'hands':
      return 'How dirty are your hands? The dirtiest begin.'
    case 'draw':
      return `You have ${numbered(cardsHeld(view, seat), 'card')}, draw up to 5: from which deck?`
    case 'turn':
      return `Your turn: ${turnText(asked.ask)}.`
    case 'fighters':
      return fightersText(asked.ask, view, seat)
    case 'roll':
      return `Your dice: which creature rolls next? ${tracksText(battle, who)}`
    case 'reroll':
      return `${rolledText(view, seat)} Reroll one die? ${tracksText(battle, who)}`
    case 'lay':
      return `${tracksText(battle, who)} ${laidText(battle, who)}Lay a card face down, or none?`
    case 'target':
      return view.stage?.at === 'target' ? targetTexts[view.stage.event] : 'Choose a target.'
    case 'react':
      return reactText(asked.ask, view, seat, who)
    case 'winner':
      return `${eventNames.neverNotice}: from whose spoils do you take up to 2 gold?`
    case 'loss':
      return lossText(asked.ask, view, seat)
  }
}

/** What can be done, in the order of the moves. */
function turnText({ moves }: Asks['turn']): string {
  const plays = [
    ...(moves.creature === undefined ? [] : ['a creature']),
    ...(moves.ability === undefined ? [] : ['an ability']),
    ...(moves.battle === undefined ? [] : ['a battle']),
  ]
  const uses = [
    ...(moves.thaw === undefined ? [] : ['let your yeti thaw']),
    ...(moves.stare === undefined ? [] : ['let your medusa stare']),
  ]
  const can = [...(plays.length === 0 ? [] : [`play ${listed(plays, 'or')}`]), ...uses, 'discard a card']
  return can.join(', or ')
}

function fightersText({ items, total }: Asks['fighters'], { battle, sides }: State, seat: Seat): string {
  const side = of(sides, seat)
  const head = battle === null ? 'Battle' : `${battleNames[battle.card]} (award ${battles[battle.card].award})`
  const mine = items.map(({ name }) => fighterText(side, name))
  return `${head}: send ${numbered(total?.max ?? 0, 'fighter')}. ${mine.join('; ')}.`
}

/** `Strength: you 14, Ben 12. Treasure: you 2, Ben 0. Cleo sits out.` */
function tracksText(battle: Battle | null, who: Who): string {
  const armies = (battle?.armies ?? []).map((army, seat) => ({ name: who(seat), army }))
  const track = (of: 'strength' | 'treasure'): string =>
    armies.flatMap(({ name, army }) => (army === null ? [] : [`${name} ${army[of]}`])).join(', ')
  const out = armies.flatMap(({ name, army }) => (army === null ? [name] : []))
  const verb = out.length === 1 && out[0] !== 'you' ? 'sits' : 'sit'
  const outText = out.length === 0 ? '' : ` ${capital(listed(out))} ${verb} out.`
  return `Strength: ${track('strength')}. Treasure: ${track('treasure')}.${outText}`
}

function rolledText({ stage, battle }: State, seat: Seat): string {
  const fighter = stage?.at === 'reroll' ? battle?.armies[seat]?.fighters[stage.fighter] : undefined
  if (fighter === undefined) return ''
  const { kind, dice, found } = fighter
  return `Your ${kindName(kind)} rolled ${diceText(dice)} and found ${found === 0 ? 'nothing' : `${found} treasure`}.`
}

/** R7.3: who laid a card is seen by all. */
function laidText(battle: Battle | null, who: Who): string {
  const laid = (battle?.laid ?? []).flatMap((card, seat) => (card === null ? [] : [who(seat)]))
  if (laid.length === 0) return ''
  return `${listed(laid)} ${laid.length === 1 ? 'has' : 'have'} laid a card. `
}

const targetTexts: Readonly<Record<LaidEvent, string>> = {
  neverNotice: `${eventNames.neverNotice}: from whom?`,
  boo: 'Boo! Whom do you scare? What it rolled no longer counts as strength.',
  onceMore: `${eventNames.onceMore}: which of your fighters rolls again?`,
  wrongBanner: `${eventNames.wrongBanner}: with whom do you change strengths?`,
  foolsGold: `${eventNames.foolsGold}: whose treasure drops to 0?`,
  richVein: `${eventNames.richVein}: for whom?`,
  nobodyGoesHome: `${eventNames.nobodyGoesHome}: for whom?`,
}

function reactText({ moves }: Asks['react'], { battle }: State, seat: Seat, who: Who): string {
  const playing = battle?.playing ?? null
  if (battle === null || playing === null) return 'Forget it?'
  const name = who(playing.seat)
  return [
    `${capital(name)} ${name === 'you' ? 'play' : 'plays'} ${playedText(playing, who, byDice(battle))}:`,
    moves.forget === undefined
      ? 'you have no Forget it!, so let it be.'
      : `cancel it with the Forget it! ${hasLaid(battle, seat) ? 'you laid' : 'in your hand'}?`,
  ].join(' ')
}
const hasLaid = ({ laid }: Battle, seat: Seat): boolean => {
  const mine = of(laid, seat)
  return mine !== null && knows(mine.card) && peek(mine.card) === 'forgetIt'
}

function lossText({ options: [first] }: Asks['loss'], { sides }: State, seat: Seat): string {
  const dice = first === undefined ? 0 : diceOf(of(sides, seat), first)
  return `You win, and lose one of your strongest (${numbered(dice, 'die', 'dice')} each). Which?`
}
