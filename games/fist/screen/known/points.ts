import { memoryOf } from '#kernel/memory'
import type { Seat } from '#kernel/seat'
import { type CharacterId, opener } from '../../cards/characters.ts'
import { colours } from '../../cards/steps.ts'
import type { FistEvent } from '../../events.ts'
import { noStones } from '../../rules/counting.ts'
import type { Stones } from '../../types.ts'

/** Where points came from. */
export interface Scored {
  readonly seat: Seat
  readonly points: number
  readonly total: number
  readonly round: number
  /** Its card number within the round. */
  readonly card: number
  readonly character: CharacterId
  /** The character that was won and led to it, if that is a different one. */
  readonly through: CharacterId | null
  /** The card that doubled it, if one did. */
  readonly doubler: CharacterId | null
  /** What was given for it. */
  readonly stones: Stones
  readonly fairy: number
}

interface Memory {
  readonly scored: Scored[]
  round: number
  card: number
  won: CharacterId
  playing: CharacterId
  doubler: CharacterId | null
  stones: Stones
  fairy: number
}

const memory = memoryOf(
  (): Memory => ({
    scored: [],
    round: 0,
    card: 0,
    won: opener,
    playing: opener,
    doubler: null,
    stones: noStones,
    fairy: 0,
  }),
  note,
)

/** Every point of the match, in order. */
export const pointsMade = (told: readonly FistEvent[]): readonly Scored[] => memory(told).scored

function note(it: Memory, event: FistEvent): void {
  switch (event.type) {
    case 'roundBegan':
      return void Object.assign(it, { round: event.round, card: 0 })
    case 'characterTurnedUp':
      it.card++
      return
    case 'characterWon':
      it.doubler = null
      it.won = event.character
      it.playing = event.character
      return nothingGiven(it)
    case 'doublerPlayed':
      it.doubler = event.kept.character
      return
    case 'powerUsed':
      it.playing = event.character
      return
    case 'powerPaused':
      it.playing = event.power.playing.character
      return
    case 'stonesMoved':
      if (event.to === 'bank' && typeof event.from === 'number') it.stones = event.stones
      return
    case 'spentFairyMoved':
      if (event.to === 'bank') it.fairy = event.amount
      return
    case 'pointsScored':
      if (event.points > 0) it.scored.push(scored(it, event))
      return nothingGiven(it)
  }
}

function nothingGiven(it: Memory): void {
  it.stones = noStones
  it.fairy = 0
}

/** E33: the die shows at most the winning points, so the last ones may count for less. */
const scored = (
  { scored: before, round, card, won, playing, doubler, stones, fairy }: Memory,
  { seat, total }: Extract<FistEvent, { type: 'pointsScored' }>,
): Scored => ({
  seat,
  points: total - (before.findLast(each => each.seat === seat)?.total ?? 0),
  total,
  round,
  card,
  character: playing,
  through: won === playing ? null : won,
  doubler,
  stones,
  fairy,
})

export const gaveStones = ({ stones }: Scored): boolean => colours.some(c => stones[c] > 0)
