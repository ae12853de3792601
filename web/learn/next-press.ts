import { useEffect, useState } from 'react'

/** How often it is looked what has been chosen, in milliseconds. */
const OFTEN = 100
const CHOSEN = '[aria-pressed="true"]'

/** What is to be pressed once something here has been chosen, as a selector; null before that, or if it is part of this. */
export function useNext(here: string | null, presses: readonly string[]): string | null {
  const [next, setNext] = useState<string | null>(null)
  const all = presses.join('\n')
  useEffect(() => {
    const look = (): void => setNext(here === null ? null : nextOf(here, all.split('\n')))
    look()
    const timer = setInterval(look, OFTEN)
    return () => clearInterval(timer)
  }, [here, all])
  return next
}

function nextOf(here: string, presses: readonly string[]): string | null {
  const parts = [...document.querySelectorAll(here)]
  if (!parts.some(it => it.matches(CHOSEN) || it.querySelector(CHOSEN) !== null)) return null
  const isNext = (selector: string): boolean => {
    const it = document.querySelector(selector)
    return it !== null && !it.matches(`${CHOSEN}, :disabled`) && !parts.some(part => part.contains(it))
  }
  return presses.find(isNext) ?? null
}

/** What is still to be pressed, in order: without what has been chosen, and without a button that its choice renames. */
export const leftOf = (presses: readonly string[]): readonly string[] =>
  presses.filter((selector, i) => {
    const [it, before] = [document.querySelector(selector), document.querySelector(presses[i - 1] ?? selector)]
    const isRenamed = i > 0 && it?.matches(':disabled') === true && before?.closest('.actions') != null
    return it === null || !(it.matches(CHOSEN) || isRenamed)
  })
