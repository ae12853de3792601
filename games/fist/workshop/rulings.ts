import { type Chosen, type Step, uses } from '../cards/steps.ts'

/** The rulings about a step, whichever card it is on. A new one does not compile before somebody has looked for them. */
const rulings: { readonly [D in Step['do']]: readonly string[] } = {
  choose: [], // by what is chosen
  gain: ['E7', 'E8', 'E43'],
  gainStone: ['E8', 'E42'],
  trade: ['R3.3', 'E32', 'E33'],
  either: ['E30', 'R7.17'],
  may: ['E30', 'R7.17'],
  drawCharacter: ['E46', 'R7.15', 'E48'],
  playChosen: ['R3.6', 'E50'],
  steal: ['E17', 'E23', 'E24'],
  plunder: ['E17', 'E38', 'R7.8'],
  everyoneLosesColour: ['E39'],
  drawStones: ['E41'],
  pushLuck: ['E40', 'R7.14'],
  buyStones: ['E37', 'R7.16'],
  giveFairyBid: ['E35', 'E36', 'R7.18'],
  score: ['E33', 'E34'],
  keep: ['R3.8', 'E49', 'E50', 'R7.18'],
  if: ['R7.6'],
  payFor: ['R7.9', 'E37'],
  thisRound: ['R7.10', 'R7.11', 'R7.12', 'R7.13'],
  othersGain: ['R7.8', 'E8'],
  othersPay: ['R7.8', 'E23'],
  othersLoseStones: ['R7.8'],
}
const choosing: { readonly [C in Chosen]: readonly string[] } = {
  colour: [],
  'colour in the bank': [],
  rival: [],
  'runner-up': ['E20', 'E21', 'E22', 'E25'],
  'lowest bidder': ['R7.7', 'E25'],
  'most points': ['R7.7'],
  'most stones': ['R7.7'],
  'auctioned character': ['R2.11', 'E45', 'R7.18'],
  'unseen character': ['E46', 'R7.15', 'E48'],
}

/** The rulings about a guest, in the order in which its steps need them. */
export function rulingsFor(steps: readonly Step[]): readonly string[] {
  const all = new Set<string>()
  uses(steps, step => {
    for (const rule of rulings[step.do]) all.add(rule)
    if (step.do === 'choose') for (const rule of choosing[step.what]) all.add(rule)
    return false
  })
  return [...all]
}
