import type { Beat } from '#ui/scenes'
import { isEvent } from '../cards/index.ts'
import type { DwarvesEvent } from '../events.ts'
import { diceIn, runEnd } from './known/throws.ts'

/* How an entry of a battle is shown bit by bit. Times are in milliseconds at the usual speed. */

/** A battle card, then one seat's fighters after another. */
const [CALL, STEP] = [500, 180]
/** How long dice tumble, how long until the next one lies still, and how long they lie before the next seat rolls. */
const [TUMBLE, DIE, STILL] = [500, 90, 150]
/** All dice of a seat settle within this time, so that large armies take no longer than small ones. */
const SETTLE = 450
/** Dice that settle together, if there are more, settle in this many steps. */
const STEPS = 8
/** Before the first card turns, and for each card; quicker where the clock of a window (R8.3) runs meanwhile. */
const [HUSH, CARD] = [300, 450]
const [BRISK_HUSH, BRISK_CARD] = [200, 160]
/** What an event changed, before somebody wins. */
const EFFECT = 800
/** The banner unrolls, gold flies home, and whose gold was enough for the game. */
const [BANNER, GOLD, LAST] = [450, 800, 1300]
/** A creature comes, and one group after another leaves; all of them within a time. */
const [COME, LEAVE, ALL_LEAVE] = [650, 380, 1200]
/** Each hand held out, and who begins. */
const [HAND, STARTER] = [300, 1000]

const effects: ReadonlySet<DwarvesEvent['type']> = new Set([
  'fighterScared',
  'strengthsSwapped',
  'treasureLost',
  'treasureAdded',
  'creaturesSafe',
  'pocketsEyed',
  'eventCancelled',
  'eventFizzled',
])
const isPaid = ({ type }: DwarvesEvent): boolean =>
  type === 'spoilsPaid' || type === 'goldGiven' || type === 'goldTaken'

/** The index after the last of the events from here on that belong together; agendas in between belong to them. */
function endOf(events: readonly DwarvesEvent[], from: number, belongs: (it: DwarvesEvent) => boolean): number {
  let end = from
  for (let i = from; i < events.length; i++) {
    const it = events[i]
    if (it === undefined || !(belongs(it) || it.type === 'agendaSet')) break
    if (belongs(it)) end = i + 1
  }
  return end
}

/** Rolls, laid cards, victories and creatures that leave are shown bit by bit; everything else is told at once. */
export function scene(events: readonly DwarvesEvent[]): readonly Beat[] {
  return events[0]?.type === 'seated' ? [] : [...beatsOf(events)]
}

function* beatsOf(events: readonly DwarvesEvent[]): Generator<Beat> {
  const isRolled = events.some(({ type }) => type === 'creatureRolled')
  const isWon = events.some(({ type }) => type === 'battleWon')
  for (let i = 0; i < events.length; i++) {
    const it = events[i]
    if (it === undefined) return
    const end = runEnd(events, i)
    if (it.type === 'battlePlayed' && isRolled) yield { name: 'call', told: i + 1, lasts: CALL, sound: 'card' }
    else if (it.type === 'fightersSent' && isRolled) yield { name: 'march', told: i + 1, lasts: STEP, sound: 'march' }
    else if (end > i) {
      yield* rolled(events.slice(i, end), i)
      i = end - 1
    } else if (it.type === 'cardsTurnedUp') yield* turnedUp(it, i, events.some(isHurried))
    else if (effects.has(it.type) && isWon) yield { name: 'effect', told: i + 1, lasts: EFFECT }
    else if (it.type === 'battleWon') yield* won(events, i)
    else if (it.type === 'creaturesLeft' && (it.why === 'aversion' || it.why === 'stare')) {
      const last = endOf(events, i, other => other.type === 'creaturesLeft' && other.why === it.why)
      yield* left(events, i, last)
      i = last - 1
    } else if (it.type === 'dirtCompared') yield* heldOut(it.dirt.length, i)
    else if (it.type === 'starterChosen' && i > 0)
      yield { name: 'starter', told: i + 1, lasts: STARTER, sound: 'point' }
  }
}

/** A seat's dice: all are thrown, then settle one after another. The sum is told when the last lies still. */
function* rolled(run: readonly DwarvesEvent[], told: number): Generator<Beat> {
  const shown = told + run.length
  const dice = diceIn(run)
  const steps = Math.min(dice, STEPS)
  yield { name: 'throw', told, shown, lasts: TUMBLE, sound: 'dice' }
  for (let n = 1; n <= steps; n++)
    yield {
      name: 'settle',
      told,
      shown,
      step: Math.ceil((dice * n) / steps),
      lasts: Math.min(DIE, SETTLE / steps),
      sound: 'die',
    }
  yield { name: 'still', told: shown, lasts: STILL, isStop: true }
}

/** Whether it opens a window with a clock. */
const isHurried = (it: DwarvesEvent): boolean =>
  it.type === 'stageOpened' && it.stage.at === 'window' && it.stage.closes !== null

/** R7.4: laid cards turn one by one, in the order of the seats. */
function* turnedUp(
  { cards }: Extract<DwarvesEvent, { type: 'cardsTurnedUp' }>,
  told: number,
  isBrisk: boolean,
): Generator<Beat> {
  const shown = told + 1
  const [hush, lasts] = isBrisk ? [BRISK_HUSH, BRISK_CARD] : [HUSH, CARD]
  yield { name: 'turn', told, shown, lasts: hush, sound: 'hush' }
  for (const [i, { card }] of cards.entries())
    yield {
      name: 'turn',
      told,
      shown,
      step: i + 1,
      lasts,
      isStop: i + 1 === cards.length,
      sound: isEvent(card) ? 'card' : 'bluff',
    }
}

/** The winner's banner, then the gold, and who has won the game with it. */
function* won(events: readonly DwarvesEvent[], at: number): Generator<Beat> {
  const told = at + 1
  const paid = endOf(events, told, isPaid)
  yield { name: 'banner', told, shown: paid, lasts: BANNER, sound: 'banner' }
  yield { name: 'gold', told: paid, lasts: GOLD, sound: 'coins' }
  const isEnough = events.some(it => it.type === 'gameEnded' && it.why === 'gold')
  if (isEnough) yield { name: 'last', told: paid, lasts: LAST, sound: 'point' }
}

/** Who has just come is seen first, and then leave, group by group, all whom it drives off or turns to stone. */
function* left(events: readonly DwarvesEvent[], from: number, shown: number): Generator<Beat> {
  const first = events[from]
  // R2.6: a medusa that stares leaves itself, and is who acts.
  const acted = first?.type === 'creaturesLeft' && first.why === 'stare' ? from + 1 : from
  const gone = Array.from({ length: shown - acted }, (_, i) => acted + i).filter(
    i => events[i]?.type === 'creaturesLeft',
  )
  yield { name: 'come', told: acted, shown, lasts: COME, sound: 'card' }
  for (const i of gone)
    yield { name: 'leave', told: i + 1, shown, lasts: Math.min(LEAVE, ALL_LEAVE / gone.length), sound: 'march' }
}

/** R1.5: hands are held out one after another. */
function* heldOut(seats: number, told: number): Generator<Beat> {
  for (let step = 0; step <= seats; step++)
    yield {
      name: 'hands',
      told,
      shown: told + 1,
      step,
      lasts: HAND,
      isStop: step === seats,
      sound: step === 0 ? 'hush' : 'card',
    }
}
