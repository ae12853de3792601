import { CardProblem } from '#games/workshop/reading'
import type { GuestCharacter } from './guests.ts'
import { bends, type Choice, choiceOf, type Step, uses } from './steps.ts'

/* What no form can say about a guest: chapter 7. */

/** The choice a step makes for those after it. */
export function givenBy(step: Step): Choice | null {
  if (step.do === 'choose') return choiceOf[step.what]
  return step.do === 'drawCharacter' ? 'character' : null
}

/** The choice a step acts on. A new step does not compile before somebody has said so. */
export const neededBy = (step: Step): Choice | null =>
  step.do === 'gainStone' && step.colour !== 'chosen' ? null : (needs[step.do] ?? null)
const needs: { readonly [D in Step['do']]: Choice | null } = {
  gainStone: 'colour',
  everyoneLosesColour: 'colour',
  pushLuck: 'colour',
  othersLoseStones: 'colour',
  steal: 'rival',
  plunder: 'rival',
  playChosen: 'character',
  gain: null,
  trade: null,
  either: null,
  may: null,
  choose: null,
  drawCharacter: null,
  drawStones: null,
  buyStones: null,
  giveFairyBid: null,
  score: null,
  keep: null,
  if: null,
  payFor: null,
  othersGain: null,
  othersPay: null,
  thisRound: null,
}

/** Throws a CardProblem that names the rule if there can be no such character. */
export function possible({ steps }: GuestCharacter): void {
  chosenAfter(steps, new Set(), 'card.steps')
  const count = (kind: Step['do']): number => counted(steps, kind)
  if (count('keep') > 0 && (steps.length > 1 || steps[0]?.do !== 'keep'))
    throw new CardProblem('card.steps', 'nothing else on a card that is kept', 'R7.4')
  if (count('giveFairyBid') > 1) throw new CardProblem('card.steps', 'the bid to be given once', 'R7.5')
  if (!uses(steps, step => !isWrapping(step))) throw new CardProblem('card.steps', 'something that it does', 'R7.3')
}

/** Steps that do nothing by themselves. */
const isWrapping = (step: Step): boolean => step.do === 'choose' || step.do === 'drawCharacter' || bends(step)

function counted(steps: readonly Step[], kind: Step['do']): number {
  let count = 0
  uses(steps, step => {
    if (step.do === kind) count++
    return false
  })
  return count
}

/** R7.2: walks through the steps; what has been chosen for certain when they are over. */
function chosenAfter(steps: readonly Step[], before: ReadonlySet<Choice>, at: string): ReadonlySet<Choice> {
  let chosen = before
  for (const [i, step] of steps.entries()) {
    const here = `${at}[${i}]`
    const needed = neededBy(step)
    if (needed !== null && !chosen.has(needed))
      throw new CardProblem(here, `a ${needed} that was chosen before`, 'R7.2')
    const given = givenBy(step)
    if (given !== null) chosen = new Set([...chosen, given])
    if (step.do === 'playChosen') chosen = new Set([...chosen].filter(it => it !== 'character'))
    if (step.do === 'may' || step.do === 'payFor')
      chosen = both(chosen, chosenAfter(step.steps, chosen, `${here}.steps`))
    if (step.do === 'either')
      chosen = both(
        chosenAfter(step.first, chosen, `${here}.first`),
        chosenAfter(step.second, chosen, `${here}.second`),
      )
    if (step.do === 'if')
      chosen = both(
        chosenAfter(step.steps, chosen, `${here}.steps`),
        chosenAfter(step.otherwise, chosen, `${here}.otherwise`),
      )
  }
  return chosen
}

const both = <T>(one: ReadonlySet<T>, other: ReadonlySet<T>): ReadonlySet<T> =>
  new Set([...one].filter(it => other.has(it)))
