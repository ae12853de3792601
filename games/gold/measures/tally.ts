import type { Count } from '#games/boxed'
import { size } from '../cards/tokens.ts'
import type { GoldEvent } from '../events.ts'
import { objectIds } from '../magic/cards.ts'
import type { State } from '../types.ts'

const sizes = [2, 3, 4, 5, 6]

/** How the bargains went, by party size, the fate of each object, and the trades at the Market. */
export function tally(): (event: GoldEvent, count: Count) => void {
  let party = 0
  let isTalking = false
  return (event, count) => {
    switch (event.type) {
      case 'seated':
        for (const name of ['negotiations', 'agreements', 'offers', 'soloKills', 'thefts', 'trades', 'slips'])
          count(name, 0)
        for (const n of sizes.filter(size => size <= event.screens.length))
          for (const what of ['negotiations', 'agreements']) count(`parties.${n}.${what}`, 0)
        for (const id of objectIds) for (const what of ['played', 'cancelled']) count(`objects.${id}.${what}`, 0)
        return
      case 'dragonSlain':
        party = event.party.length
        isTalking = false
        return count('soloKills', party === 1 ? 1 : 0)
      case 'sandRan':
        if (!isTalking) {
          count('negotiations')
          count(`parties.${party}.negotiations`)
        }
        isTalking = true
        return
      case 'dealStruck':
        if (!isTalking) return
        count('agreements')
        return count(`parties.${party}.agreements`)
      case 'offerMade':
        return count('offers')
      case 'tokenStolen':
        return count('thefts')
      case 'tradeDone':
        return count('trades')
      case 'tokenVanished':
        return count('slips')
      case 'objectPlayed':
        return count(`objects.${event.object}.played`)
      case 'objectCancelled':
        return count(`objects.${event.object}.cancelled`)
    }
  }
}

export const measures = (state: State) => ({
  turns: state.turns,
  kills: state.slain.length,
  lostTokens: size(state.lost),
})

/** The share of bargains that ended with a deal, overall and by party size. */
export function rates(counters: Readonly<Record<string, number>>): Readonly<Record<string, number>> {
  const rate = (name: string, of: string, all: string): readonly (readonly [string, number])[] =>
    counters[all] ? [[name, Math.round((1000 * (counters[of] ?? 0)) / counters[all]) / 1000]] : []
  return Object.fromEntries([
    ...rate('agreementRate', 'agreements', 'negotiations'),
    ...sizes.flatMap(n => rate(`agreementRateOf${n}`, `parties.${n}.agreements`, `parties.${n}.negotiations`)),
  ])
}
