import { useState } from 'react'
import { useTable } from '../table.ts'

/** A button that submits an option, or marks it for the main action to confirm. */
interface Step {
  readonly gives: boolean
  readonly option?: string
  readonly isChosen?: boolean
  readonly onPress: () => void
}

export interface TwoSteps<V> {
  readonly confirms: boolean
  /** What was chosen and not yet confirmed. */
  readonly chosen: V | null
  /** Chooses this option, or submits it if the player does not want to be asked. */
  readonly choose: (option: V) => void
  readonly confirm: () => void
  readonly takeBack: () => void
  /** For the alternative action (`Second`): pressed again, it is confirmed, as by the main action. */
  readonly step: (option: V & string) => Step
}

/**
 * What cannot be taken back takes two steps if the player wants to be asked (settings): it is chosen, then confirmed.
 * Every prompt asks in this way. CONTRIBUTING ("Put a game on the screen") says which answers take only one step.
 */
export function useTwoSteps<V>(answer: (option: V) => void, preselected: V | null = null): TwoSteps<V> {
  const { confirms } = useTable()
  const [chosen, setChosen] = useState<V | null>(preselected)
  const choose = (option: V): void => (confirms ? setChosen(option) : answer(option))
  return {
    confirms,
    chosen,
    choose,
    confirm: () => {
      if (chosen !== null) answer(chosen)
    },
    takeBack: () => setChosen(null),
    step: option => {
      if (!confirms) return { gives: true, onPress: () => answer(option) }
      const isChosen = chosen === option
      return { gives: false, option, isChosen, onPress: () => (isChosen ? answer(option) : setChosen(option)) }
    },
  }
}
