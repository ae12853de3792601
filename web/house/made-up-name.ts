import { madeUpAmong, STOCK } from './names/made-up.ts'
import { useStore } from './observable.ts'
import { change, settings } from './settings.ts'

const suggest = (): void => change({ suggested: Math.floor(Math.random() * STOCK) })
const isNone = (number: number): boolean => !(Number.isInteger(number) && number >= 0 && number < STOCK)
if (isNone(settings.value.suggested)) suggest()

/** A name for somebody who has none, in the current language, the same on every visit; and another one on request. */
export function useMadeUpName(taken: readonly string[] = []): {
  readonly name: string
  readonly another: () => string
} {
  const { suggested, language } = useStore(settings)
  const another = (): string => {
    suggest()
    return madeUpAmong(taken, settings.value.suggested, language)
  }
  return { name: madeUpAmong(taken, suggested, language), another }
}
