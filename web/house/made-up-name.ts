import { madeUpAmong, STOCK } from './names/made-up.ts'
import { Observable, useStore } from './observable.ts'
import { settings } from './settings.ts'

const anyNumber = (): number => Math.floor(Math.random() * STOCK)
/** The number of the name suggested to somebody without one, the same while the page is open. */
const suggested = new Observable(anyNumber())

/** A name for somebody who has none, in the current language, and another one on request. */
export function useMadeUpName(taken: readonly string[] = []): {
  readonly name: string
  readonly another: () => string
} {
  const [number, { language }] = [useStore(suggested), useStore(settings)]
  const another = (): string => {
    suggested.set(anyNumber())
    return madeUpAmong(taken, suggested.value, language)
  }
  return { name: madeUpAmong(taken, number, language), another }
}
