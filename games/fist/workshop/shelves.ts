import type { Step } from '../cards/steps.ts'

/** Where each piece lies. A new one does not compile without its place. */
const places: { readonly [D in Step['do']]: Group } = {
  gain: 'take',
  gainStone: 'take',
  drawStones: 'take',
  buyStones: 'take',
  thisRound: 'take',
  trade: 'points',
  score: 'points',
  choose: 'choose',
  drawCharacter: 'choose',
  steal: 'act',
  plunder: 'act',
  pushLuck: 'act',
  everyoneLosesColour: 'act',
  playChosen: 'act',
  othersGain: 'act',
  othersPay: 'act',
  othersLoseStones: 'act',
  either: 'bend',
  may: 'bend',
  if: 'bend',
  payFor: 'bend',
  giveFairyBid: 'bend',
  keep: 'bend',
}

const groups = ['take', 'points', 'choose', 'act', 'bend'] as const
export type Group = (typeof groups)[number]
const pieces = Object.keys(places) as Step['do'][]

/** The pieces, as they lie on the shelves of the workshop. */
export const shelves = groups.map(group => ({ group, pieces: pieces.filter(piece => places[piece] === group) }))
