import type { Saying } from '#games/saying'
import { percent } from '#games/why'
import type { Decision } from '#kernel/bot'
import type { Bid } from '../../types.ts'
import { cardIn, fact, rivalIn, say, shown, worthOf } from './record.ts'

/** Why it closed its fist on this. */
export function bidding(decision: Decision): readonly Saying[] {
  const isCurse = (tokensIn(decision).black ?? 0) > 0
  const hasCoins = (fact(decision, 'coins') ?? 0) > 0
  if (!hasCoins && !isCurse && fact(decision, 'otherValue') === null) return [bid(decision), say('instead.broke')]
  const third = isCurse ? cursing(decision) : hasCoins ? [paying(decision)] : [sparing(decision)]
  return [bid(decision), stake(decision), ...third]
}

const tokensIn = ({ candidates, chosen }: Decision): Partial<Bid> => (candidates[chosen]?.answer ?? {}) as Partial<Bid>

/** What was done. */
function bid(decision: Decision): Saying {
  const { black = 0, amulet = 0 } = tokensIn(decision)
  const card = cardIn(decision)
  const n = fact(decision, 'coins') ?? 0
  if (black > 0) return say('bid.curse', { card })
  const isSilver = decision.facts.stage === 'silver'
  if (n === 0) return say(isSilver ? 'bid.noSilver' : 'bid.nothing', { card })
  if (amulet > 0)
    return say(isSilver ? 'bid.silverAmulet' : 'bid.amulet', { card, n, level: fact(decision, 'level') ?? 0 })
  return say(isSilver ? 'bid.silver' : 'bid.gold', { card, n })
}

/** What the card is worth, and what it costs if the most dangerous rival gets it: as far as it shows in whole percent. */
function stake(decision: Decision): Saying {
  const [worth, cost, rival] = [shown(decision, 'worth'), -shown(decision, 'rivalBest'), rivalIn(decision)]
  if (decision.facts.ends === true) return say('worth.ends')
  if (decision.facts.rivalEnds === true && cost > 0) return say('worth.rivalEnds', { rival })
  if (worth > 0) return cost > 0 ? say('worth.both', { worth, cost, rival }) : say('worth.mine', { worth })
  if (cost > 0) return say('worth.rivals', { cost, rival })
  return worth < 0 ? say('worth.harm', { worth: -worth }) : say('worth.little')
}

/** A bid made less often than this surprises. */
const RARE = 0.25
/** A chance that needs no figure. */
const SURE = 0.995

/** How a bid fares, and what a coin more would bring. */
function paying(decision: Decision): Saying {
  const [wins, more] = [shown(decision, 'wins'), shown(decision, 'moreWins')]
  if ((fact(decision, 'wins') ?? 0) >= SURE) return say('odds.sure')
  if (wins === 0) return say('odds.hardly')
  const share = shareOf(decision)
  if (share !== null && share < RARE) return say('mixed', { share: percent(share) })
  const isBetter = (fact(decision, 'moreValue') ?? 1) <= worthOf(decision)
  return isBetter && more > wins ? say('odds.more', { wins, more }) : say('odds.enough', { wins })
}

/** Why nothing was bid. */
function sparing(decision: Decision): Saying {
  const share = shareOf(decision)
  const [value, other, left] = [percent(worthOf(decision)), shown(decision, 'otherValue'), fact(decision, 'left') ?? 0]
  const n = fact(decision, 'otherCoins') ?? 0
  if (value > other) return say('instead.worse', { value, other, n })
  if (share !== null && share < 2 * RARE) return say('mixed', { share: percent(share) })
  const wins = shown(decision, 'otherWins')
  if (wins === 0) return say('instead.hopeless')
  if (stake(decision).say !== 'why.worth.little' && (fact(decision, 'otherValue') ?? 0) <= worthOf(decision))
    return say('instead.alike', { n, wins })
  return left > 0 && decision.facts.stage === 'gold' ? say('instead.saved', { left }) : say('instead.kept')
}

function cursing(decision: Decision): readonly Saying[] {
  const [value, other] = [percent(worthOf(decision)), shown(decision, 'otherValue')]
  return fact(decision, 'otherValue') !== null && other < value ? [say('instead.bidding', { value, other })] : []
}

/** How often the mix plays what was chosen; null where the mix is not whole, because some bids make no sense. */
function shareOf({ candidates, chosen }: Decision): number | null {
  const whole = candidates.reduce((sum, { share = 0 }) => sum + share, 0)
  const share = candidates[chosen]?.share ?? 0
  return whole < 0.9 || percent(share) === 0 ? null : share
}
