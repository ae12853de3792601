import { events } from '../../cards/events.ts'
import { at, eventNumber, FORGET, isBattleCard, isEventCard, KINDS } from '../model/cards.ts'
import { sentOf } from '../model/combat.ts'
import { creaturesOf, diceOf, findsOf } from '../model/groups.ts'
import { drivenOffBy, groupIn, sortOf, sorts, whatIn } from '../model/turns.ts'
import { ARMY, phases, type World } from '../model/world.ts'
import { bestArmy, strongestArmy } from '../policy/fighting.ts'
import { plain } from '../policy/habits.ts'
import type { Grudges } from './grudges.ts'

/* What anybody at the table could say about an answer, in a word. Personas like some of these and dislike others. */

export type Mark =
  | 'sureBattle'
  | 'riskyBattle'
  | 'creature'
  | 'joining'
  | 'finder'
  | 'strong'
  | 'help'
  | 'harm'
  | 'unprovoked'
  | 'discard'
  | 'drawCreature'
  | 'drawOther'
  | 'allDice'
  | 'sparing'
  | 'seeking'
  | 'reroll'
  | 'layNothing'
  | 'bluff'
  | 'event'
  | 'attack'
  | 'leader'
  | 'forget'
  | 'letBe'

export function marksOf(w: World, given: number, grudges: Grudges): readonly Mark[] {
  switch (w.phase) {
    case phases.turn:
      return turnMarks(w, w.asked, given, grudges)
    case phases.draw:
      return [given === 0 ? 'drawCreature' : 'drawOther']
    case phases.fighters:
      return armyMarks(w, w.asked, given)
    case phases.reroll:
      return given === 0 ? [] : ['reroll']
    case phases.lay:
      return laidMarks(given)
    case phases.target:
      return richestRivals(w, w.asked).includes(ownerOf(w, given)) ? ['leader'] : []
    case phases.react:
      return [given === 1 ? 'forget' : 'letBe']
    case phases.winner:
      return richestRivals(w, w.asked).includes(given) ? ['leader'] : []
    default:
      return []
  }
}

/** A chance this many times as good as anybody's is a sure thing. */
const SURE = 1.25

function turnMarks(w: World, seat: number, move: number, grudges: Grudges): readonly Mark[] {
  const what = whatIn(move)
  switch (sortOf(move)) {
    case sorts.battle:
      return [bestArmy(w, seat, what, plain).chance * w.seats >= SURE ? 'sureBattle' : 'riskyBattle']
    case sorts.creature:
    case sorts.thaw:
      return [
        ...creatureMarks(w, seat, what),
        ...harmMarks(seat, drivenOffBy(w, seat, what).map(ownerOfGroup), grudges),
      ]
    case sorts.ability: {
      const on = ownerOfGroup(groupIn(move))
      return on === seat ? ['help'] : harmMarks(seat, [on], grudges)
    }
    case sorts.stare:
      return harmMarks(seat, [ownerOfGroup(what)], grudges)
    default:
      return ['discard']
  }
}

const ownerOfGroup = (group: number): number => Math.floor(group / KINDS)

function creatureMarks(w: World, seat: number, kind: number): readonly Mark[] {
  const marks: Mark[] = ['creature']
  if (at(w.counts, seat * KINDS + kind) > 0) marks.push('joining')
  if (at(w.cards.printedFinds, kind) > 1) marks.push('finder')
  if (at(w.cards.printedDice, kind) > 2) marks.push('strong')
  return marks
}

function harmMarks(seat: number, victims: readonly number[], grudges: Grudges): readonly Mark[] {
  const rivals = victims.filter(victim => victim !== seat)
  if (rivals.length === 0) return []
  return rivals.every(rival => grudges.has(seat, rival)) ? ['harm'] : ['harm', 'unprovoked']
}

/** Compared with sending those with the most dice. */
function armyMarks(w: World, seat: number, sent: number): readonly Mark[] {
  const strongest = strongestArmy(w, seat, Math.min(creaturesOf(w, seat), fightersIn(w, sent)))
  const sum = (army: number, of: typeof diceOf): number => {
    let all = 0
    for (let kind = 0; kind < w.cards.kinds; kind++) all += sentOf(army, kind) * of(w, seat, kind)
    return all
  }
  const finds: typeof diceOf = (table, s, kind) => diceOf(table, s, kind) * findsOf(table, s, kind)
  const marks: Mark[] = [sum(sent, diceOf) < sum(strongest, diceOf) ? 'sparing' : 'allDice']
  if (sum(sent, finds) > sum(strongest, finds)) marks.push('seeking')
  return marks
}

function fightersIn(w: World, sent: number): number {
  let all = 0
  for (let kind = 0; kind < w.cards.kinds; kind++) all += sentOf(sent, kind)
  return all
}

const attacks: readonly number[] = (['neverNotice', 'boo', 'wrongBanner', 'foolsGold'] as const).map(eventNumber)

function laidMarks(card: number): readonly Mark[] {
  if (card < 0) return ['layNothing']
  if (!isEventCard(card) || card === FORGET) return isBattleCard(card) ? [] : ['bluff']
  return attacks.includes(card) ? ['event', 'attack'] : ['event']
}

/** At whom an event is aimed. */
function ownerOf(w: World, target: number): number {
  const { on } = events[w.cards.cardAt(w.playing) as keyof typeof events]
  return on === 'fighter' || on === 'ownFighter' ? Math.floor(target / ARMY) : target
}

function richestRivals(w: World, seat: number): readonly number[] {
  const rivals = w.gold.slice(0, w.seats).flatMap((_, s) => (s === seat ? [] : [s]))
  const most = Math.max(...rivals.map(s => at(w.gold, s)))
  return rivals.filter(s => at(w.gold, s) === most)
}
