import { useLayoutEffect } from 'react'
import type { Introduction } from '#client/messages'
import { type Crest, type Crested, colours, crestsOf } from '#protocol/crest'

/** The crests of a match, by seat. An older house tells none. */
export const crestsIn = ({ crests, header }: Pick<Introduction, 'crests' | 'header'>): readonly Crest[] =>
  crests ?? crestsOf(header.names.map((id): Crested => ({ id, isBot: false })))

/** The value of a colour in styles, also for one that this page does not know. */
export const colourOf = (colour: string): string =>
  colours.some(it => it === colour) ? `var(--crest-${colour})` : 'var(--mist)'

/**
 * Gives every seat the colour of who sits there, everywhere on the page, dialogs included: `--seat-0` and so on. A seat
 * without a crest keeps its own.
 */
export function useSeatColours(crests: readonly (Crest | null)[]): void {
  const all = crests.map(crest => (crest === null ? '' : colourOf(crest.colour))).join(' ')
  useLayoutEffect(() => {
    const { style } = document.documentElement
    const given = all.split(' ').flatMap((value, seat) => (value === '' ? [] : [{ name: `--seat-${seat}`, value }]))
    for (const { name, value } of given) style.setProperty(name, value)
    return () => {
      for (const { name } of given) style.removeProperty(name)
    }
  }, [all])
}
