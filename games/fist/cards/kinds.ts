import type { Stones } from '../types.ts'
import { type CharacterId, powerOf } from './characters.ts'
import { colours, type Step, uses } from './steps.ts'

/* What a card is good for, as people at the table would say it. No card is named: a new one is known by its steps. */

export const does = (character: CharacterId, kind: (step: Step) => boolean): boolean => uses(powerOf(character), kind)

export const givesCurse = (step: Step): boolean => step.do === 'gain' && (step.gain.black ?? 0) > 0
export const givesCoins = (step: Step): boolean =>
  step.do === 'gain' && (step.gain.fairy ?? 0) + (step.gain.common ?? 0) + (step.gain.silver ?? 0) > 0
export const givesStones = (step: Step): boolean => good[step.do] === 'stones'
export const givesPoints = (step: Step): boolean => good[step.do] === 'points'
export const harms = (step: Step): boolean => good[step.do] === 'harm'

/** What a step is taken for. A new one does not compile before somebody has said so. */
const good: { readonly [D in Step['do']]: 'stones' | 'points' | 'harm' | null } = {
  gainStone: 'stones',
  drawStones: 'stones',
  pushLuck: 'stones',
  buyStones: 'stones',
  trade: 'points',
  score: 'points',
  steal: 'harm',
  plunder: 'harm',
  everyoneLosesColour: 'harm',
  othersPay: 'harm',
  othersLoseStones: 'harm',
  gain: null, // coins, if there are any among it
  either: null,
  may: null,
  if: null,
  payFor: null,
  choose: null,
  drawCharacter: null,
  playChosen: null,
  giveFairyBid: null,
  keep: null,
  othersGain: null,
  thisRound: null,
}

/** Whether it gives a stone of the colour that these are most of. */
export function suits(character: CharacterId, stones: Stones): boolean {
  const most = Math.max(...colours.map(colour => stones[colour]))
  return does(character, step => step.do === 'gainStone' && step.colour !== 'chosen' && stones[step.colour] === most)
}
