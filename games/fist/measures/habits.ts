import { of, type Seat } from '#kernel/seat'
import type { CharacterId } from '../cards/characters.ts'
import { does, givesCoins, givesCurse, givesStones, harms, suits } from '../cards/kinds.ts'
import { colours } from '../cards/steps.ts'
import type { FistEvent } from '../events.ts'
import { goldIn } from '../rules/counting.ts'
import type { Bid, Stones } from '../types.ts'

/** What a seat bid for one card. */
interface Fist {
  readonly character: CharacterId
  /** How many cards of the round had been up before. */
  readonly place: number
  readonly bid: Bid
  /** Whether the card gives a stone of the colour the seat has most of. */
  readonly suits: boolean
}

const kinds = [givesCurse, givesCoins, givesStones, harms]

/** How a seat bids: how much, when, and for what. All of it lies open on the table once the fists are open. */
export function habits(events: readonly FistEvent[], seat: Seat): readonly number[] {
  const { gold, silver } = fistsOf(events, seat)
  const coins = gold.map(({ bid }) => goldIn(bid))
  const mean = (test: (fist: Fist) => boolean): number => average(gold.filter(test).map(({ bid }) => goldIn(bid)))
  const share = (test: (n: number) => boolean): number => average(coins.map(n => (test(n) ? 1 : 0)))
  return [
    share(n => n === 0),
    share(n => n === 1),
    share(n => n === 2 || n === 3),
    share(n => n > 5),
    mean(({ place }) => place < 5),
    mean(({ place }) => place >= 5),
    ...kinds.map(kind => mean(({ character }) => does(character, kind))),
    mean(({ suits }) => suits),
    average(gold.map(({ bid }) => bid.black)),
    average(silver),
    silver.length / gold.length,
  ]
}

const average = (all: readonly number[]): number =>
  all.length === 0 ? 0 : all.reduce((sum, n) => sum + n, 0) / all.length

function fistsOf(events: readonly FistEvent[], seat: Seat) {
  const gold: Fist[] = []
  const silver: number[] = []
  const stones: Record<keyof Stones, number> = { red: 0, blue: 0, yellow: 0 }
  let place = -1
  let character: CharacterId | null = null
  for (const event of events)
    switch (event.type) {
      case 'roundBegan':
        place = -1
        break
      case 'characterTurnedUp':
        character = event.character
        place++
        break
      case 'bidsOpened': {
        const bid = of(event.bids, seat)
        if (bid === null || character === null) break
        if (event.stage === 'silver') silver.push(bid.silver)
        else gold.push({ character, place, bid, suits: suits(character, stones) })
        break
      }
      case 'stonesMoved':
        for (const colour of colours)
          stones[colour] += event.stones[colour] * (Number(event.to === seat) - Number(event.from === seat))
    }
  return { gold, silver }
}
