import type { Question } from '#kernel/game'
import { oneOf } from '#kernel/question'
import type { Seat } from '#kernel/seat'
import type { CharacterId } from '../cards/characters.ts'
import { type Chosen, type Colour, choiceOf, type Step } from '../cards/steps.ts'
import type { FistLedger } from '../events.ts'
import { isOn } from '../options.ts'
import type { Asks, Power, State } from '../types.ts'
import { candidates } from './candidates.ts'
import { nothing, unfold, type Verb, type VerbAnswer } from './verb.ts'

/** A single candidate needs no question. Without any, whatever depends on the choice does nothing (E40, E48). */
export const choose: Verb<'choose'> = {
  ask(state, power, { what }) {
    const { rule, from, barred } = candidates(state, { ...power, tasks: power.tasks.slice(1) }, what)
    return from.length > 1 ? ({ name: choiceOf[what], ask: oneOf(rule, from, { barred }) } as Question<Asks>) : null
  },
  run(ledger, power, { what }, answer) {
    const chosen =
      (answer as VerbAnswer<'colour' | 'rival' | 'character'> | null) ?? candidates(ledger.state, power, what).from[0]
    if (chosen === undefined) return { ...power, [choiceOf[what]]: null }
    return settle(ledger, power, what, chosen)
  },
}

/** Announces the choice and remembers it for the following steps. */
function settle(ledger: FistLedger, power: Power, what: Chosen, chosen: Colour | Seat | CharacterId): Power {
  const { seat } = power
  switch (choiceOf[what]) {
    case 'colour': {
      const colour = chosen as Colour
      ledger.emit({ type: 'colourChosen', seat, colour })
      return { ...power, colour }
    }
    case 'rival': {
      const rival = chosen as Seat
      ledger.emit({ type: 'rivalChosen', seat, rival })
      return { ...power, rival }
    }
    case 'character': {
      const character = chosen as CharacterId
      const copied = what === 'auctioned character'
      if (copied) ledger.emit({ type: 'characterCopied', seat, character })
      else ledger.emit({ type: 'characterTaken', seat, character, how: 'chosen' })
      return { ...power, character: { character, copied } }
    }
  }
}

/** Whether steps could have any effect. Passed in by the table of verbs, which knows them all. */
export type Can = (state: State, power: Power, steps: readonly Step[]) => boolean

/** E30: one of two, and no third. Without the stones for the first, only the second remains. */
export const either = (can: Can): Verb<'either'> => ({
  ask(state, power, { first, second }) {
    return can(state, power, first) && can(state, power, second)
      ? { name: 'either', ask: oneOf('E30', ['first', 'second']) }
      : null
  },
  run(ledger, power, { first, second }, answer) {
    const side = (answer as VerbAnswer<'either'> | null) ?? (can(ledger.state, power, first) ? 'first' : 'second')
    return unfold(power, side === 'first' ? first : second)
  },
})

/** Optional, or mandatory by house rule. Silence declines it (E53). */
export const may = (can: Can): Verb<'may'> => ({
  ask(state, power, { steps, mustIf }) {
    if (!can(state, power, steps) || isOn(state.options, mustIf)) return null
    return { name: 'may', ask: oneOf('E30', ['use', 'decline'], { idle: 'decline' }) }
  },
  run(ledger, power, { steps }, answer) {
    if (!can(ledger.state, power, steps)) return nothing(ledger, power, 'R3.7')
    if (answer !== 'decline') return unfold(power, steps)
    ledger.emit({ type: 'powerDeclined', seat: power.seat, character: power.playing.character })
    return power
  },
})
