import { remove } from '#games/pieces/deck'
import type { Mutable } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import { of, put, type Seat, seatsOf } from '#kernel/seat'
import { both, map, openToAll } from '#kernel/secret'
import { colours } from './cards/steps.ts'
import type { FistEvent, Place } from './events.ts'
import { options } from './options.ts'
import { minus, noBid, noCoins, noStones, plus } from './rules/counting.ts'
import type { Bid, Purse, Side, State, Stones } from './types.ts'

const usual = defaultsOf(options)

export const blank = (): State => ({
  options: { ...usual },
  round: 0,
  bank: { ...noCoins, amulets: 0, stones: { ...noStones } },
  sides: [],
  deck: [],
  used: [],
  specials: [],
  unseen: [],
  auctioned: [],
  auction: null,
  opened: [],
  power: null,
  drawn: { ...noStones },
  result: null,
})

/** Applies one event as one change. */
export function evolve(state: Mutable<State>, event: FistEvent): void {
  switch (event.type) {
    case 'seated':
      state.options = event.options as Mutable<State['options']> // they never change
      state.bank = { ...event.bank, stones: { ...event.bank.stones } }
      state.deck = [...event.deck]
      state.sides = event.purses.map(newSide)
      return
    case 'roundBegan':
      state.round = event.round
      state.unseen = [...event.cards]
      state.auctioned = []
      return
    case 'specialsReshuffled':
      state.deck.push(...state.used)
      state.used = []
      return
    case 'specialDrawn':
      remove(state.deck, event.character)
      state.specials.push(event.character)
      state.unseen.push(event.character)
      return
    case 'characterTurnedUp':
      remove(state.unseen, event.character)
      state.auctioned.push({ character: event.character, runnersUp: [] })
      state.auction = {
        character: event.character,
        stage: 'gold',
        bidders: [...seatsOf(state.sides.length)],
        bids: state.sides.map(() => null),
        gold: [],
        cursed: false,
      }
      return
    case 'bidSealed':
      if (state.auction !== null) put(state.auction.bids, event.seat, event.bid)
      return
    case 'bidsOpened':
      if (state.auction === null) return
      state.auction.bids = state.auction.bids.map(() => null)
      if (event.stage === 'gold') state.opened = state.auction.gold = event.bids.map(bid => bid ?? noBid)
      return
    case 'bidPaid':
      return pay(state, of(state.sides, event.seat), event.bid)
    case 'tieBreakBegan':
      if (state.auction !== null)
        Object.assign(state.auction, { stage: 'silver', bidders: [...event.seats], cursed: event.cursed })
      return
    case 'characterPassed':
      state.auction = null
      return
    case 'characterWon': {
      state.auction = null
      const last = state.auctioned.at(-1)
      if (last !== undefined) last.runnersUp = [...event.runnersUp]
      return
    }
    case 'powerPaused':
      state.power = event.power as Mutable<State['power']>
      return
    case 'powerResumed':
      state.power = null
      return
    case 'doublerPlayed': {
      const side = of(state.sides, event.seat)
      const played = side.kept.find(k => k.character === event.kept.character && k.charge === event.kept.charge)
      side.kept = side.kept.filter(k => k !== played)
      if (!event.kept.charge) state.used.push(event.kept.character)
      return
    }
    case 'cardKept':
      of(state.sides, event.seat).kept.push({ ...event.kept })
      if (!event.kept.charge) remove(state.specials, event.kept.character)
      return
    case 'boonTaken':
      of(state.sides, event.seat).boons.push(event.boon)
      return
    case 'characterTaken':
      remove(state.unseen, event.character)
      state.auctioned.push({ character: event.character, runnersUp: [] })
      return
    case 'coinsMoved':
      return moveCoins(state, event.from, event.to, event.coins)
    case 'spentFairyMoved':
      of(state.sides, event.from).spent -= event.amount
      if (event.to === 'bank') state.bank.fairy += event.amount
      else of(state.sides, event.to).spent += event.amount
      return
    case 'coinsPlundered': {
      const [giver, taker] = [of(state.sides, event.from), of(state.sides, event.to)]
      giver.purse = both(giver.purse, event.coins, minus)
      taker.purse = both(taker.purse, event.coins, plus)
      return
    }
    case 'tokensTaken': {
      const side = of(state.sides, event.seat)
      side.black += event.black
      side.amulets += event.amulets
      state.bank.amulets -= event.amulets
      return
    }
    case 'stonesMoved':
      return moveStones(stonesAt(state, event.from), stonesAt(state, event.to), event.stones)
    case 'pointsScored':
      of(state.sides, event.seat).points = event.total
      return
    case 'fairyReturned': {
      const side = of(state.sides, event.seat)
      side.spent -= event.amount
      gainCoins(side, { ...noCoins, fairy: event.amount })
      return
    }
    case 'blackReturned':
      of(state.sides, event.seat).black -= event.amount
      return
    case 'roundEnded':
      state.used.push(...state.specials)
      state.specials = []
      for (const side of state.sides) side.boons = []
      return
    case 'screensLifted':
      for (const [i, purse] of event.purses.entries()) of(state.sides, i as Seat).purse = openToAll(purse)
      return
    case 'gameEnded':
      state.result = event.result as Mutable<State['result']>
      state.auction = null
      return
    case 'curseCast':
    case 'tieWon':
    case 'powerUsed':
    case 'powerDeclined':
    case 'nothingDone':
    case 'colourChosen':
    case 'rivalChosen':
    case 'characterCopied':
      return
  }
}

const newSide = (purse: Side['purse']): Mutable<Side> => ({
  purse,
  spent: 0,
  stones: { ...noStones },
  points: 0,
  black: 0,
  amulets: 0,
  kept: [],
  boons: [],
})

function pay({ bank }: Mutable<State>, side: Mutable<Side>, bid: Bid): void {
  side.purse = map(side.purse, purse => minus(purse, bid))
  side.spent += bid.fairy
  side.black -= bid.black
  side.amulets -= bid.amulet
  bank.common += bid.common
  bank.silver += bid.silver
  bank.amulets += bid.amulet
}

function gainCoins(side: Mutable<Side>, coins: Purse): void {
  side.purse = map(side.purse, purse => plus(purse, coins))
}

function moveCoins(state: Mutable<State>, from: Seat | 'bank', to: Seat | 'bank', coins: Purse): void {
  if (from === 'bank') Object.assign(state.bank, minus(state.bank, coins))
  else {
    const side = of(state.sides, from)
    side.purse = map(side.purse, purse => minus(purse, coins))
  }
  if (to === 'bank') Object.assign(state.bank, plus(state.bank, coins))
  else gainCoins(of(state.sides, to), coins)
}

function stonesAt(state: Mutable<State>, place: Place): Mutable<Stones> {
  return place === 'bank' ? state.bank.stones : place === 'drawn' ? state.drawn : of(state.sides, place).stones
}

function moveStones(from: Mutable<Stones>, to: Mutable<Stones>, stones: Stones): void {
  for (const colour of colours) {
    from[colour] -= stones[colour]
    to[colour] += stones[colour]
  }
}
