import { owned, type Who } from '#games/pieces/english'
import type { Seat } from '#kernel/seat'
import { fighterAt, fighterNamed } from '../armies.ts'
import type { LaidEvent } from '../cards/events.ts'
import type { Battle, Fighter, Playing } from '../types.ts'
import { diceText, eventNames, kindName } from './en.ts'

type Played = Pick<Playing, 'seat' | 'event' | 'target'>

/** An event with what it is aimed at: `Boo! on Ben’s orc`; `called` is how somebody's fighter is called. */
export function playedText({ seat, event, target }: Played, who: Who, called: Called): string {
  const name = eventNames[event]
  if (target === 'yes') return name
  const isYou = who(seat) === 'you'
  const aimed = fighterNamed(target)
  if (aimed !== null) {
    const whose = aimed.seat !== seat ? owned(who(aimed.seat)) : isYou ? 'your own' : 'their own'
    return `${name} on ${whose} ${called(aimed.seat, aimed.place)}`
  }
  const other = Number(target)
  const whom = other !== seat ? who(other) : isYou ? 'yourself' : 'themselves'
  return `${name} ${event === 'wrongBanner' ? 'with' : 'on'} ${whom}`
}
export type Called = (seat: Seat, place: number) => string

/** `orc (rolled 6 + 1 + 2 = 9, found 1)`. */
export const byDice =
  (battle: Battle): Called =>
  (seat, place) =>
    fighterText(fighterAt(battle, seat, place))
function fighterText({ kind, dice, again, found }: Fighter): string {
  const rolled = `rolled ${diceText([...dice, ...again])}`
  return `${kindName(kind)} (${found === 0 ? rolled : `${rolled}, found ${found}`})`
}

/** A possible target as the one who plays the event chooses it, with what it would do. */
export function targetText(event: LaidEvent, target: string, battle: Battle, seat: Seat, who: Who): string {
  const aimed = fighterNamed(target)
  if (aimed !== null) return `${owned(who(aimed.seat))} ${byDice(battle)(aimed.seat, aimed.place)}`
  const other = Number(target)
  const army = battle.armies[other]
  if (event === 'foolsGold') return `${who(other)} (${army?.treasure ?? 0} treasure)`
  return `${who(other)} (strength ${army?.strength ?? 0}, yours ${battle.armies[seat]?.strength ?? 0})`
}
