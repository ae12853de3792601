import type { Choice, Step } from '../../cards/steps.ts'
import type { Group } from '../shelves.ts'

type Words<K extends string> = Readonly<Record<K, string>>
/** A figure of the test: its title, and its name in a table or its unit. */
type Figure = Words<'name' | 'about'>

/** The words of the workshop: every piece, every part of its form, and every word that may stand there. */
export type WorkshopWords = {
  readonly kinds: Words<'character'>
  readonly groups: Words<Group>
  /** What a piece may choose for others: by itself, and on the piece that gives or needs it. */
  readonly choices: Words<Choice>
  readonly gives: Words<Choice>
  readonly needs: Words<Choice>
  /** On a card that does not say it yet. */
  readonly gaps: Words<Choice>
  readonly pieces: Words<Step['do']>
  readonly parts: Readonly<Record<string, string>>
  readonly values: Readonly<Record<string, string>>
  /** What can be chosen, as short as it must be on a piece of the shelf. */
  readonly shelf: Words<Extract<Step, { readonly do: 'choose' }>['what']>
  /** What the figures of the test are about, by kind: the price with its unit, its winners, the unit of length. */
  readonly price: Readonly<Record<'character', Figure>>
  readonly wins: Readonly<Record<'character', Figure>>
  readonly length: Words<'character'>
}
