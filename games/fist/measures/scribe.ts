import { GAME, type Note, type Scribe } from '#games/almanac'
import { of, type Seat, seatsOf } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { sharesOfWin } from '#kernel/winners'
import type { CharacterId } from '../cards/characters.ts'
import { colours } from '../cards/steps.ts'
import type { FistEvent } from '../events.ts'
import { coloursIn, goldIn, stoneCount } from '../rules/counting.ts'
import type { State } from '../types.ts'

/** Rounds from this one on, and stones from this number on, are counted together. */
const MANY = 7

interface Hiring {
  readonly character: CharacterId
  readonly seat: Seat
  points: number
}

/** What each character costs, whom it serves, and who wins in the end. */
export const scribe: Scribe<State, FistEvent> = () => {
  const hirings: Hiring[] = []
  const unspent: { seat: Seat; coins: number }[] = []
  const returned = new Map<Seat, number>()
  let bids: readonly number[] = []
  let isTied = false
  let firstScorer: Seat | null = null

  const sold = (character: CharacterId, seat: Seat, { sides, round }: State, note: Note): void => {
    const { stones } = of(sides, seat)
    const price = bids[seat] ?? 0
    const second = Math.max(0, ...bids.filter((_, i) => i !== seat))
    note(character, 'price', price)
    note(character, 'price', price, Math.min(round, MANY))
    note(character, 'margin', price - second)
    note(character, 'stones', stoneCount(stones))
    for (let n = 0; n <= MANY; n++) note(character, 'held', Number(Math.min(stoneCount(stones), MANY) === n), n)
    note(character, 'colours', coloursIn(stones).length)
    note(character, 'alike', Math.max(...colours.map(colour => stones[colour])))
    hirings.push({ character, seat, points: 0 })
  }

  return (event, state, note) => {
    switch (event.type) {
      case 'characterTurnedUp':
        bids = []
        isTied = false
        return
      case 'bidsOpened':
        if (event.stage === 'gold') bids = event.bids.map(bid => (bid === null ? 0 : goldIn(bid)))
        return
      case 'tieBreakBegan':
        isTied = true
        return
      case 'characterPassed':
      case 'characterWon': {
        const { character } = event
        if (bids.length === 0) return
        note(character, 'hired', Number(event.type === 'characterWon'))
        note(character, 'cursed', Number(event.type === 'characterPassed' && event.why === 'curse'))
        note(character, 'tied', Number(isTied))
        note(character, 'bidders', bids.filter(bid => bid > 0).length)
        for (const bid of bids) note(GAME, 'empty', Number(bid === 0))
        note(
          character,
          'table',
          bids.reduce((sum, bid) => sum + bid, 0),
        )
        if (event.type === 'characterWon') sold(character, event.seat, state, note)
        return
      }
      case 'pointsScored': {
        firstScorer ??= event.seat
        const last = hirings.at(-1)
        if (last !== undefined) last.points += event.points
        return
      }
      case 'fairyReturned':
        returned.set(event.seat, event.amount)
        return
      case 'roundEnded':
        for (const seat of seatsOf(state.sides.length))
          unspent.push({ seat, coins: peek(of(state.sides, seat).purse).fairy - (returned.get(seat) ?? 0) })
        returned.clear()
        return
      case 'gameEnded': {
        const won = sharesOfWin(event.result.ranking)
        for (const [i, { character, seat, points }] of hirings.entries()) {
          note(character, 'points', points)
          note(character, 'wins', won[seat] ?? 0)
          note(character, 'ends', Number(i === hirings.length - 1))
        }
        for (const { seat, coins } of unspent)
          note(GAME, (won[seat] ?? 0) > 0 ? 'unspentByWinner' : 'unspentByRest', coins)
        for (const seat of seatsOf(won.length))
          note(
            GAME,
            (won[seat] ?? 0) > 0 ? 'hiredByWinner' : 'hiredByRest',
            hirings.filter(hiring => hiring.seat === seat).length,
          )
        note(GAME, 'rounds', state.round)
        if (firstScorer !== null) note(GAME, 'firstPointWins', won[firstScorer] ?? 0)
        return
      }
    }
  }
}
