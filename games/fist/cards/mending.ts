import type { Rng } from '#kernel/chance'
import { givenBy, neededBy } from './possible.ts'
import { chosen as all, type Choice, type Chosen, choiceOf, type Step, uses } from './steps.ts'

/** R7.2, R7.4: the same steps with a choice put before whatever needs one, and without keeping a card that does more. */
export function mended(steps: readonly Step[], rng: Rng): readonly Step[] {
  return steps.length === 1 && steps[0]?.do === 'keep' ? steps : within(steps, new Set(), rng)
}

function within(steps: readonly Step[], before: ReadonlySet<Choice>, rng: Rng): readonly Step[] {
  const chosen = new Set(before)
  const inside = (some: readonly Step[]): readonly Step[] => within(some, chosen, rng)
  return steps.flatMap((step): readonly Step[] => {
    if (step.do === 'keep') return [{ do: 'score', points: 1 }]
    const needed = neededBy(step)
    const first: Step[] = []
    if (needed !== null && !chosen.has(needed)) {
      const these = all.filter(what => choiceOf[what] === needed)
      first.push({ do: 'choose', what: these[rng.below(these.length)] as Chosen })
      chosen.add(needed)
    }
    const whole = withInside(step, inside)
    if (uses([whole], ({ do: kind }) => kind === 'playChosen')) chosen.delete('character')
    const given = givenBy(step)
    if (given !== null) chosen.add(given)
    return [...first, whole]
  })
}

/** The same step with the steps inside it mended. */
function withInside(step: Step, inside: (some: readonly Step[]) => readonly Step[]): Step {
  if (step.do === 'either') return { ...step, first: inside(step.first), second: inside(step.second) }
  if (step.do === 'if') return { ...step, steps: inside(step.steps), otherwise: inside(step.otherwise) }
  return step.do === 'may' || step.do === 'payFor' ? { ...step, steps: inside(step.steps) } : step
}
