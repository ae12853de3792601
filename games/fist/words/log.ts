import type { Piece, Saying } from '#games/saying'
import { knows, peek } from '#kernel/secret'
import type { FistEvent, Pass, Place } from '../events.ts'
import type { Bid } from '../types.ts'
import { powerOf } from './powers.ts'
import { boonKeys, coinsIn, saying, seatsIn, stonesIn } from './things.ts'

const passed: Readonly<Record<Pass, Parameters<typeof saying>[0]>> = {
  'no bid': 'log.passed.noBid',
  tie: 'log.passed.tie',
  curse: 'log.passed.curse',
  'no gold': 'log.passed.noGold',
  'nothing left to play': 'log.passed.nothingToPlay',
}

const fist = (bid: Bid): Piece => (Object.values(bid).some(n => n > 0) ? coinsIn(bid) : saying('emptyFist'))

/** What somebody took, and from where. */
function taken(who: Place, from: Place, what: Piece): Saying {
  const taker = { seat: who as number }
  if (from === 'bank') return saying('log.takesFromBank', { who: taker, what })
  if (from === 'drawn') return saying('log.takesFromDrawn', { who: taker, what })
  return saying('log.takes', { who: taker, what, from: { seat: from } })
}

/** An event as a line of the log: a sentence, optionally with one that explains it. Empty if it needs no mention. */
export function logged(it: FistEvent): readonly Saying[] {
  switch (it.type) {
    case 'specialDrawn':
      return [saying('log.specialDrawn', { card: { card: it.character } }), powerOf(it.character)]
    case 'characterTurnedUp':
      return [saying('log.turnedUp', { card: { card: it.character } }), powerOf(it.character)]
    case 'bidsOpened':
      return [
        opened(it.bids),
        ...(it.heavier === undefined ? [] : [saying('log.heavier', { who: seatsIn(it.heavier) })]),
      ]
    default: {
      const line = sentence(it)
      return line === null ? [] : [line]
    }
  }
}

function opened(bids: readonly (Bid | null)[]): Saying {
  const fists = bids.flatMap((bid, seat) =>
    bid === null ? [] : [saying('log.fist', { who: { seat }, bid: fist(bid) })],
  )
  return saying('log.opened', { fists: { all: fists, joined: 'dots' } })
}

function sentence(
  it: Exclude<FistEvent, { type: 'specialDrawn' | 'characterTurnedUp' | 'bidsOpened' }>,
): Saying | null {
  const who = 'seat' in it ? { seat: it.seat } : ''
  const card = 'character' in it ? { card: it.character } : ''
  switch (it.type) {
    case 'roundBegan':
      return saying('log.roundBegan', { round: it.round })
    case 'specialsReshuffled':
      return saying('log.specialsReshuffled')
    case 'curseCast':
      return saying('log.cursed', { who: seatsIn(it.seats), n: it.seats.length, card })
    case 'tieBreakBegan':
      return saying('log.tie', { who: seatsIn(it.seats) })
    case 'tieWon':
      return saying('log.tieWon', { who })
    case 'boonTaken':
      return saying('log.boon', { who, boon: saying(`boons.${boonKeys[it.boon]}`) })
    case 'characterPassed':
      return saying(passed[it.why], { card })
    case 'characterWon':
      return saying('log.won', { who, card })
    case 'powerDeclined':
      return saying('log.declined', { who })
    case 'nothingDone':
      return saying('log.nothingDone', { rule: { rule: it.rule } })
    case 'doublerPlayed':
      return saying('log.doubled', { who, kept: { card: it.kept.character }, card })
    case 'cardKept':
      return saying(it.kept.charge ? 'log.keptCharge' : 'log.kept', { who, card: { card: it.kept.character } })
    case 'colourChosen':
      return saying('log.colour', { who, colour: it.colour })
    case 'rivalChosen':
      return saying('log.rival', { who, rival: { seat: it.rival } })
    case 'characterCopied':
      return saying('log.copied', { who, card })
    case 'characterTaken':
      return saying(it.how === 'drawn' ? 'log.drawn' : 'log.picked', { who, card })
    case 'pointsScored':
      return saying('log.points', { who, points: it.points, total: it.total })
    case 'fairyReturned':
      return saying('log.fairyReturned', { who, n: it.amount })
    case 'blackReturned':
      return saying('log.blackReturned', { who, what: coinsIn({ black: it.amount }) })
    case 'tokensTaken':
      return saying('log.tokens', { who, what: coinsIn({ black: it.black, amulet: it.amulets }) })
    case 'screensLifted': {
      const purses = it.purses.map((purse, seat) => saying('log.fist', { who: { seat }, bid: coinsIn(purse) }))
      return saying('log.screensUp', { purses: { all: purses, joined: 'dots' } })
    }
    case 'gameEnded': {
      const winners = it.result.ranking.flatMap((rank, seat) => (rank === 1 ? [seat] : []))
      return saying('log.over', { who: seatsIn(winners), n: winners.length })
    }
    case 'coinsMoved':
    case 'spentFairyMoved':
    case 'coinsPlundered':
    case 'stonesMoved':
      return moved(it)
    case 'seated':
    case 'bidSealed':
    case 'bidPaid':
    case 'powerUsed':
    case 'powerPaused':
    case 'powerResumed':
    case 'roundEnded':
      return null
  }
}

type Moved = Extract<FistEvent, { type: 'coinsMoved' | 'spentFairyMoved' | 'coinsPlundered' | 'stonesMoved' }>

function moved(it: Moved): Saying {
  const giver = { seat: it.from as number }
  switch (it.type) {
    case 'coinsMoved': {
      const what = coinsIn(it.coins)
      return it.to === 'bank' ? saying('log.pays', { who: giver, what }) : taken(it.to, it.from, what)
    }
    case 'spentFairyMoved':
      return it.to === 'bank'
        ? saying('log.givesUpFairy', { who: giver, n: it.amount })
        : saying('log.takesSpent', { who: { seat: it.to }, n: it.amount, from: giver })
    case 'coinsPlundered':
      return knows(it.coins)
        ? taken(it.to, it.from, coinsIn(peek(it.coins)))
        : saying('log.plunders', { who: { seat: it.to }, from: giver })
    case 'stonesMoved': {
      const what = stonesIn(it.stones)
      if (it.to === 'drawn') return saying('log.stonesDrawn', { what })
      if (it.to !== 'bank') return taken(it.to, it.from, what)
      return it.from === 'drawn' ? saying('log.luckRanOut', { what }) : saying('log.putsBack', { who: giver, what })
    }
  }
}
