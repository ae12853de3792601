import { owned, type Who } from '#games/pieces/english'
import type { Seat } from '#kernel/seat'
import type { TurnEvent } from '../cards/events.ts'
import { fighterNamed } from '../effects.ts'
import type { Battle, Fighter, Playing } from '../types.ts'
import { diceText, eventNames, kindName } from './en.ts'

type Played = Pick<Playing, 'seat' | 'event' | 'target'>

/** An event with what it is aimed at: `Boo! on Ben’s orc`; `called` is how somebody's fighter is called. */
export function playedText({ seat, event, target }: Played, who: Who, called: Called): string {
  const name = eventNames[event]
  if (target === 'yes') return name
  const isYou = who(seat) === 'you'
  if (target.includes('.')) {
    const [owner, fighter] = fighterNamed(target)
    const whose = owner !== seat ? owned(who(owner)) : isYou ? 'your own' : 'their own'
    return `${name} on ${whose} ${called(owner, fighter)}`
  }
  const other = Number(target)
  const whom = other !== seat ? who(other) : isYou ? 'yourself' : 'themselves'
  return `${name} ${event === 'wrongBanner' ? 'with' : 'on'} ${whom}`
}
export type Called = (seat: Seat, fighter: number) => string

/** `orc (rolled 6 + 1 + 2 = 9, found 1)`. */
export const byDice =
  ({ armies }: Battle): Called =>
  (seat, fighter) => {
    const there = armies[seat]?.fighters[fighter]
    return there === undefined ? 'fighter' : fighterText(there)
  }
function fighterText({ kind, dice, again, found }: Fighter): string {
  const rolled = `rolled ${diceText([...dice, ...again])}`
  return `${kindName(kind)} (${found === 0 ? rolled : `${rolled}, found ${found}`})`
}

/** A possible target as the one who plays the event chooses it, with what it would do. */
export function targetText(event: TurnEvent, target: string, battle: Battle, seat: Seat, who: Who): string {
  if (target.includes('.')) {
    const [owner, fighter] = fighterNamed(target)
    return `${owned(who(owner))} ${byDice(battle)(owner, fighter)}`
  }
  const other = Number(target)
  const army = battle.armies[other]
  if (event === 'foolsGold') return `${who(other)} (${army?.treasure ?? 0} treasure)`
  return `${who(other)} (strength ${army?.strength ?? 0}, yours ${battle.armies[seat]?.strength ?? 0})`
}
