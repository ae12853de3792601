import { GAME, type Note, type Scribe } from '#games/almanac'
import { figureFor, renaming } from '#games/workshop/judging'
import type { BySeat, Seat } from '#kernel/seat'
import { sharesOfWin } from '#kernel/winners'
import { minds } from '../bot/levels.ts'
import { valued } from '../bot/value/net.ts'
import type { CharacterId } from '../cards/characters.ts'
import type { FistEvent } from '../events.ts'
import type { State } from '../types.ts'
import { scribe } from './scribe.ts'

/** What the winner of a character got out of it: the first of these that happened. */
export const uses = ['points', 'theft', 'stones', 'coins', 'tokens', 'later', 'others'] as const
type Use = (typeof uses)[number]

/** What is known of the character that is up. */
interface Auctioned {
  readonly character: CharacterId
  /** The chances of winning before it was turned up. */
  readonly before: BySeat<number>
  winner: Seat | null
  readonly used: Set<Use>
}

/** What the verdict on a guest needs: the almanac's figures, how far each character moves the chances, and what for. */
export const judged: Scribe<State, FistEvent> = () => {
  const noted = scribe()
  let length = 0
  let up: Auctioned | null = null

  const settle = (after: BySeat<number>, note: Note): void => {
    if (up === null || up.winner === null) return
    const { character, before, used } = up
    note(character, 'swing', before.reduce((sum, chance, seat) => sum + Math.abs(chance - (after[seat] ?? 0)), 0) / 2)
    const main = uses.find(use => used.has(use)) ?? null
    note(character, 'nothing', Number(main === null))
    for (const use of uses) note(character, figureFor(use), Number(use === main))
    up = null
  }

  return (event, state, note, time) => {
    noted(event, state, told(note), time)
    switch (event.type) {
      case 'characterTurnedUp': {
        const before = chances(state)
        settle(before, note)
        length++
        up = { character: event.character, before, winner: null, used: new Set() }
        return
      }
      case 'characterWon':
        if (up !== null) up.winner = event.seat
        return
      case 'roundEnded':
        return settle(chances(state), note)
      case 'gameEnded':
        settle(sharesOfWin(event.result.ranking), note)
        return note(GAME, 'length', length)
      default: {
        const use = up === null || up.winner === null ? null : broughtBy(event, up.winner)
        if (use !== null) up?.used.add(use)
      }
    }
  }
}

/** Of the almanac's figures those that count here. Whatever nobody hires is worth nothing. */
const told = (note: Note): Note => {
  const renamed = renaming({ price: ['price', 'worth'], wins: ['winnerWins'], hired: ['taken'] }, note)
  return (card, figure, value, at) => {
    renamed(card, figure, value, at)
    if (figure === 'hired' && value === 0) note(card, 'worth', 0)
  }
}

const chances = (state: State): BySeat<number> => [...valued(minds['captain@1'].net, state).chances()]

function broughtBy(event: FistEvent, winner: Seat): Use | null {
  switch (event.type) {
    case 'pointsScored':
      return event.seat === winner ? 'points' : 'others'
    case 'coinsPlundered':
      return event.to === winner ? 'theft' : 'others'
    case 'spentFairyMoved':
      return event.to === winner ? 'theft' : null
    case 'stonesMoved':
      if (event.to === winner) return typeof event.from === 'number' ? 'theft' : 'stones'
      return event.from === winner || event.to === 'drawn' || event.from === 'drawn' ? null : 'others'
    case 'coinsMoved':
      if (event.to === winner) return typeof event.from === 'number' ? 'theft' : 'coins'
      return event.from === winner ? null : 'others'
    case 'tokensTaken':
      return event.seat === winner ? 'tokens' : 'others'
    case 'cardKept':
    case 'boonTaken':
      return 'later'
    default:
      return null
  }
}
