import { seenOf } from '#kernel/looks'
import {
  DEEPEST_QUOTE,
  FEWEST_CHOICES,
  LONGEST_CHOICE,
  LONGEST_NOTE,
  LONGEST_TITLE,
  MOST_CHOICES,
  MOST_LINES,
} from '#protocol/board'
import { depthOfQuotes } from '#protocol/note-text'
import { refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'

const invalid = (expected: string): Refused => refused('invalid', expected)

/** A text as it is kept: as it was written, without what nobody can see. */
export function textIn(given: string): string | Refused {
  const lines = given.split(/\r\n?|\n/)
  if (lines.length > 2 * MOST_LINES) return invalid(`text: at most ${MOST_LINES} lines`)
  const text = lines
    .map(line => seenOf(line.replaceAll('\t', '    ')).trimEnd())
    .join('\n')
    .replace(/^\n+/, '')
    .trimEnd()
  if (text.trim() === '') return invalid('text: something to read')
  if (text.length > LONGEST_NOTE) return invalid(`text: at most ${LONGEST_NOTE} characters`)
  if (text.split('\n').length > MOST_LINES) return invalid(`text: at most ${MOST_LINES} lines`)
  if (depthOfQuotes(text) > DEEPEST_QUOTE) return invalid(`text: quotes in quotes at most ${DEEPEST_QUOTE} deep`)
  return text
}

/** A line without invisible characters. */
const lineIn = (given: string): string =>
  given
    .split(/[\s\u2028\u2029]+/u)
    .map(seenOf)
    .filter(Boolean)
    .join(' ')

export function titleIn(given: string): string | Refused {
  const title = lineIn(given)
  if (title === '') return invalid('title: something to read')
  return title.length > LONGEST_TITLE ? invalid(`title: at most ${LONGEST_TITLE} characters`) : title
}

/** The choices of a poll: some, and all different. */
export function choicesIn(given: readonly string[]): readonly string[] | Refused {
  const choices = given.map(lineIn)
  if (choices.length < FEWEST_CHOICES || choices.length > MOST_CHOICES)
    return invalid(`poll: ${FEWEST_CHOICES} to ${MOST_CHOICES} choices`)
  if (choices.some(({ length }) => length === 0 || length > LONGEST_CHOICE))
    return invalid(`poll: choices of 1 to ${LONGEST_CHOICE} characters`)
  return new Set(choices).size < choices.length ? invalid('poll: choices that differ') : choices
}
