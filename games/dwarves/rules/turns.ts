import { isGuest } from '#games/workshop/guest-id'
import type { Question } from '#kernel/game'
import { type AnswerTo, type MovesOf, menu, oneOf } from '#kernel/question'
import { clockwiseAfter, clockwiseFrom, of, rivalsOf, type Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { type AbilityId, abilities, fits } from '../cards/abilities.ts'
import { isAbility, isBattle, isCreature, isEvent } from '../cards/index.ts'
import { creatureOf, type Kind } from '../cards/kinds.ts'
import type { Asks, DwarvesLedger, State, Task, TaskOf } from '../types.ts'
import { comeAndDriveOff } from './aversion.ts'
import { cardsHeld } from './drawing.ts'
import { endGame, whyOver } from './ending.ts'
import {
  abilityNamed,
  abilityOn,
  countOf,
  creatureCount,
  groupName,
  groupNamed,
  groupOf,
  leaving,
  whoCan,
} from './groups.ts'

/** R2.2. */
export function beginTurn(ledger: DwarvesLedger, { seat }: TaskOf<'beginTurn'>): readonly Task[] {
  ledger.emit({ type: 'turnBegan', seat })
  if (cardsHeld(ledger.state, seat) > 0) {
    ledger.emit({ type: 'stageOpened', stage: { at: 'turn', seat } })
    return []
  }
  ledger.emit({ type: 'turnPassedOver', seat })
  return [{ do: 'refill', seats: [seat] }, { do: 'endTurn' }]
}

/** R2.1, R11.1. */
export function endTurn(ledger: DwarvesLedger): readonly Task[] {
  const { state } = ledger
  const why = whyOver(state)
  if (why !== null) {
    endGame(ledger, why)
    return []
  }
  const [seat = state.turn] = clockwiseAfter(state.sides, state.turn)
  return [{ do: 'beginTurn', seat }]
}

type Moves = MovesOf<Asks['turn']>
type Barred = { readonly move: keyof Moves; readonly rule: string }

export function askTurn(state: State, seat: Seat): Question<Asks> {
  const hand = [...new Set(peek(of(state.sides, seat).hand))]
  const moves: { -readonly [M in keyof Moves]?: Moves[M] } = {}
  const barred: Barred[] = []
  const creatures = hand.filter(isCreature)
  if (creatures.length > 0) moves.creature = oneOf('R4.1', creatures)

  const held = hand.filter(isAbility)
  const targets = held.flatMap(ability => groupsFor(state, ability).map(group => abilityOn(ability, group)))
  const useless = held.filter(ability => groupsFor(state, ability).length === 0)
  if (targets.length > 0)
    moves.ability = oneOf('R5.1', targets, { barred: useless.map(option => ({ option, rule: 'R5.1' })) })
  else if (held.length > 0) barred.push({ move: 'ability', rule: 'R5.1' })

  const battles = hand.filter(isBattle)
  if (battles.length > 0) {
    if (creatureCount(of(state.sides, seat)) > 0) moves.battle = oneOf('R6.1', battles)
    else barred.push({ move: 'battle', rule: 'R6.1' })
  }
  if (hand.some(isEvent)) barred.push({ move: 'event', rule: 'R2.4' })
  askPowers(state, seat, moves, barred)
  moves.discard = oneOf('R2.3', hand)
  return { name: 'turn', ask: menu<Moves>('R2.1', moves, { discard: moves.discard.idle }, { barred }) }
}

/** All groups in play that an ability fits, on any side. */
const groupsFor = ({ sides }: State, ability: AbilityId): readonly string[] =>
  sides.flatMap((side, i) => {
    const boxed = abilities[ability].fits.filter(kind => countOf(side, kind) > 0)
    const guests = side.groups.map(({ kind }) => kind).filter(kind => isGuest(kind) && fits(ability, kind))
    return [...boxed, ...guests].map(kind => groupName(i as Seat, kind))
  })

/** R2.5, R2.6. R14.7: who stares is not turned to stone. */
function askPowers(
  state: State,
  seat: Seat,
  moves: { -readonly [M in keyof Moves]?: Moves[M] },
  barred: Barred[],
): void {
  if (whoCan(state, seat, 'thaw') !== null) {
    const pile = [...new Set(state.decks.creature.discards)].filter(isCreature)
    if (pile.length > 0) moves.thaw = oneOf('R2.5', pile)
    else barred.push({ move: 'thaw', rule: 'R2.5' })
  }
  if (whoCan(state, seat, 'stare') !== null) {
    const seen = rivalsOf(state.sides, seat).flatMap(rival =>
      of(state.sides, rival)
        .groups.filter(group => creatureOf(group.kind).power !== 'stare')
        .map(group => groupName(rival, group.kind)),
    )
    if (seen.length > 0) moves.stare = oneOf('R2.6', seen)
    else barred.push({ move: 'stare', rule: 'R2.6' })
  }
}

export function answerTurn(ledger: DwarvesLedger, seat: Seat, answer: AnswerTo<Asks['turn']>): readonly Task[] {
  ledger.emit({ type: 'stageClosed' })
  if ('battle' in answer) {
    ledger.emit({ type: 'battlePlayed', seat, battle: answer.battle })
    return [...battleTasks(clockwiseFrom(ledger.state.sides, seat)), { do: 'endTurn' }]
  }
  if ('creature' in answer) playCreature(ledger, seat, answer.creature)
  else if ('ability' in answer) playAbility(ledger, seat, answer.ability)
  else if ('thaw' in answer) thaw(ledger, seat, answer.thaw)
  else if ('stare' in answer) stare(ledger, seat, answer.stare)
  else if ('discard' in answer) ledger.emit({ type: 'cardDiscarded', seat, card: answer.discard })
  return [{ do: 'refill', seats: [seat] }, { do: 'endTurn' }]
}

/** Chapters 6 to 10. `seats` begins with the starter. */
const battleTasks = (seats: readonly Seat[]): readonly Task[] => [
  { do: 'muster', seats },
  { do: 'combat', seats, rest: false },
  { do: 'diplomacy', seats },
  { do: 'turnUp' },
  { do: 'resolve', seats },
  { do: 'settle' },
  { do: 'makePeace' },
  { do: 'clearUp' },
]

const playCreature = (ledger: DwarvesLedger, seat: Seat, kind: Kind): void =>
  comeAndDriveOff(ledger, seat, kind, () => ledger.emit({ type: 'creaturePlayed', seat, kind }))

/** R5.2: a new one replaces the old one. */
function playAbility(ledger: DwarvesLedger, seat: Seat, answer: string): void {
  const { ability, seat: on, kind } = abilityNamed(answer)
  const { count = 0, ability: replaced = null } = groupOf(of(ledger.state.sides, on), kind) ?? {}
  ledger.emit({ type: 'abilityPlayed', seat, ability, on, kind, count, replaced })
}

function thaw(ledger: DwarvesLedger, seat: Seat, kind: Kind): void {
  goUsed(ledger, seat, 'thaw')
  comeAndDriveOff(ledger, seat, kind, () => ledger.emit({ type: 'creatureThawed', seat, kind }))
}

function stare(ledger: DwarvesLedger, seat: Seat, name: string): void {
  const { seat: victim, kind } = groupNamed(name)
  goUsed(ledger, seat, 'stare')
  ledger.emit({ type: 'creaturesLeft', why: 'stare', ...leaving(ledger.state, victim, kind, 1) })
}

/** A creature that uses its power as a turn is discarded. */
function goUsed(ledger: DwarvesLedger, seat: Seat, power: 'thaw' | 'stare'): void {
  const kind = whoCan(ledger.state, seat, power)
  if (kind !== null) ledger.emit({ type: 'creaturesLeft', why: power, ...leaving(ledger.state, seat, kind, 1) })
}
