import type { IconData } from '#ui/pieces/icon.tsx'
import broken from '~icon/broken-heart-zone'
import embers from '~icon/burning-embers'
import discarded from '~icon/card-discard'
import pickCard from '~icon/card-pick'
import playCard from '~icon/card-play'
import drawCard from '~icon/card-random'
import fork from '~icon/choice'
import crystals from '~icon/crystal-cluster'
import cut from '~icon/cut-diamond'
import divert from '~icon/divert'
import fist from '~icon/fist'
import hourglass from '~icon/hourglass'
import target from '~icon/human-target'
import laurels from '~icon/laurel-crown'
import minerals from '~icon/minerals'
import chest from '~icon/open-treasure-chest'
import padlock from '~icon/padlock'
import palette from '~icon/palette'
import pawn from '~icon/pawn'
import pay from '~icon/pay-money'
import dice from '~icon/perspective-dice-six-faces-random'
import second from '~icon/podium-second'
import third from '~icon/podium-third'
import first from '~icon/podium-winner'
import gift from '~icon/present'
import tax from '~icon/profit'
import robber from '~icon/robber-hand'
import gem from '~icon/rupee'
import loss from '~icon/stone-pile'
import bag from '~icon/swap-bag'
import trade from '~icon/trade'
import coins from '~icon/two-coins'
import perhaps from '~icon/uncertainty'

/** The pictures on the shelves of the workshop: of pieces, of what they choose, and of the kind of card. */
export const workshopIcons: Readonly<Record<string, IconData>> = {
  'kind character': fist,
  'choice rival': pawn,
  'choice colour': gem,
  'choice character': playCard,
  choose: target,
  'choose rival': target,
  'choose runner-up': second,
  'choose colour': palette,
  'choose lowest bidder': third,
  'choose most points': first,
  'choose most stones': crystals,
  'choose colour in the bank': chest,
  'choose auctioned character': discarded,
  'choose unseen character': pickCard,
  gain: coins,
  gainStone: minerals,
  drawStones: bag,
  buyStones: trade,
  trade: cut,
  score: laurels,
  drawCharacter: drawCard,
  steal: robber,
  plunder: bag,
  pushLuck: dice,
  everyoneLosesColour: broken,
  playChosen: playCard,
  either: divert,
  may: perhaps,
  giveFairyBid: embers,
  keep: padlock,
  if: fork,
  payFor: pay,
  othersGain: gift,
  othersPay: tax,
  othersLoseStones: loss,
  thisRound: hourglass,
}
