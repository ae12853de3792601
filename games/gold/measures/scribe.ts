import { GAME, type Note, type Scribe } from '#games/almanac'
import type { Seat } from '#kernel/seat'
import { peek } from '#kernel/secret'
import { sharesOfWin } from '#kernel/winners'
import { type Adventurer, adventurers } from '../cards/adventurers.ts'
import type { DragonId } from '../cards/dragons.ts'
import { type Hoard, noTokens, plus, size } from '../cards/tokens.ts'
import type { GoldEvent, Points } from '../events.ts'
import { hand, type ObjectId } from '../magic/cards.ts'
import { pointsOf, total } from '../rules/scoring.ts'
import type { State } from '../types.ts'

interface Kill {
  readonly dragon: DragonId
  readonly by: Seat
  readonly party: number
  offers: number
  /** When the sand began to run, in milliseconds; null if it has not. */
  began: number | null
}

/** An object that somebody has taken, and what became of it. */
interface Held {
  readonly object: ObjectId
  readonly seat: Seat
  isPlayed: boolean
  isCancelled: boolean
}

/** How dragons are shared, what objects are good for, and who wins in the end. */
export const scribe: Scribe<State, GoldEvent> = () => {
  const drawnAt = new Map<DragonId, number>()
  const held: Held[] = []
  const parties = new Map<Seat, number>()
  const counts = { knight: 0, dame: 0, thief: 0, wizard: 0, stolen: 0 }
  let kill: Kill | null = null
  let placed: Adventurer | null = null

  const settlePlaced = (slays: boolean, note: Note): void => {
    if (placed !== null) note(placed, 'slays', Number(slays))
    placed = null
  }
  const talked = (isDeal: boolean, time: number, note: Note): void => {
    if (kill === null || kill.began === null) return
    const { dragon, party, offers, began } = kill
    for (const card of [dragon, GAME]) {
      note(card, 'deal', Number(isDeal))
      note(card, 'deal', Number(isDeal), party)
      note(card, 'offers', offers)
      note(card, 'seconds', (time - began) / 1000)
    }
    note(GAME, 'seconds', (time - began) / 1000, party)
    kill.began = null
  }
  const shared = (party: readonly Seat[], shares: readonly Hoard[], state: State, note: Note): void => {
    if (kill === null) return
    const { dragon } = kill
    const hoards = state.sides.map(side => peek(side.hoard))
    const after = hoards.map((hoard, seat) => plus(hoard, shares[party.indexOf(seat as Seat)] ?? noTokens))
    const before = pointsOf(hoards, state.options).map(total)
    for (const [seat, points] of pointsOf(after, state.options).map(total).entries()) {
      const gained = points - (before[seat] ?? 0)
      if (!party.includes(seat as Seat)) note(dragon, 'others', gained)
      else {
        for (const card of [dragon, GAME]) {
          note(card, 'gain', gained)
          note(card, 'gain', gained, party.length)
        }
      }
    }
    const all = shares.reduce((sum, share) => sum + size(share), 0)
    note(dragon, 'tokens', all)
    if (party.length === 1 || all === 0) return
    note(dragon, 'largest', Math.max(...shares.map(size)) / all)
    const slayer = size(shares[party.indexOf(kill.by)] ?? noTokens) / all
    note(dragon, 'slayer', slayer)
    note(GAME, 'slayer', slayer, party.length)
  }
  const played = (object: ObjectId, seat: Seat, { slain }: State, note: Note): void => {
    const own = held.find(it => it.object === object && it.seat === seat && !it.isPlayed)
    if (own === undefined) return
    own.isPlayed = true
    note(object, 'slain', slain.length)
  }

  return (event, state, note, time) => {
    switch (event.type) {
      case 'dragonDrawn':
        drawnAt.set(event.dragon, state.turns)
        return
      case 'turnBegan':
        return settlePlaced(false, note)
      case 'adventurerPlaced':
        settlePlaced(false, note)
        placed = event.adventurer
        counts[event.adventurer]++
        return
      case 'dragonSlain':
        settlePlaced(true, note)
        for (const seat of event.party) parties.set(seat, (parties.get(seat) ?? 0) + 1)
        kill = { dragon: event.dragon, by: event.by, party: event.party.length, offers: 0, began: null }
        note(event.dragon, 'turns', state.turns - (drawnAt.get(event.dragon) ?? state.turns))
        note(event.dragon, 'party', event.party.length)
        note(event.dragon, 'alone', Number(event.party.length === 1))
        return
      case 'sandRan':
        if (kill !== null) kill.began ??= time
        return
      case 'offerMade':
        if (kill !== null) kill.offers++
        return
      case 'dealStruck':
        return talked(true, time, note)
      case 'talksFailed':
        return talked(false, time, note)
      case 'lootLost':
        if (kill !== null)
          for (const card of [kill.dragon, GAME])
            for (let n = 0; n < kill.party; n++) {
              note(card, 'gain', 0)
              note(card, 'gain', 0, kill.party)
            }
        return
      case 'sharesTaken':
        return shared(event.party, event.shares, state, note)
      case 'tokenStolen':
        counts.stolen++
        return
      case 'objectTaken':
        held.push({ object: peek(event.object), seat: event.seat, isPlayed: false, isCancelled: false })
        return
      case 'objectPlayed':
        return played(event.object, event.seat, state, note)
      case 'tokenVanished':
        return played(hand, peek(event.slip).thief, state, note)
      case 'objectCancelled': {
        const cancelled = held.findLast(it => it.object === event.object && it.isPlayed)
        if (cancelled !== undefined) cancelled.isCancelled = true
        return
      }
      case 'gameEnded':
        ended(event.result.points, event.result.ranking, state, note)
        return whoWon(event.points, event.result.ranking, note)
    }
  }

  function ended(points: readonly number[], ranking: readonly number[], { turns }: State, note: Note): void {
    const won = sharesOfWin(ranking)
    const mean = points.reduce((sum, n) => sum + n, 0) / points.length
    for (const adventurer of adventurers) note(adventurer, 'sent', counts[adventurer] / points.length)
    note('thief', 'stolen', counts.stolen / points.length)
    note('wizard', 'brought', held.length / points.length)
    for (const { object, seat, isPlayed, isCancelled } of held) {
      note(object, 'played', Number(isPlayed))
      if (!isPlayed) continue
      note(object, 'cancelled', Number(isCancelled))
      note(object, 'wins', won[seat] ?? 0)
      note(object, 'ahead', (points[seat] ?? 0) - mean)
    }
    note(GAME, 'turns', turns)
    note(GAME, 'winnerPoints', Math.max(...points))
    note(GAME, 'margin', Math.max(...points) - ([...points].sort((a, b) => b - a)[1] ?? 0))
  }

  /** In what the winner differs from the rest. */
  function whoWon(points: readonly Points[], ranking: readonly number[], note: Note): void {
    for (const [seat, { tokens, gems, sets }] of points.entries()) {
      const who = ranking[seat] === 1 ? 'Winner' : 'Rest'
      note(GAME, `partiesOf${who}`, parties.get(seat as Seat) ?? 0)
      note(GAME, `coinsOf${who}`, tokens)
      note(GAME, `gemsOf${who}`, gems + sets)
    }
  }
}
