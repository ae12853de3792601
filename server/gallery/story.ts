import { seenOf } from '#kernel/looks'
import { LONGEST_STORY } from '#protocol/gallery'

const MOST_LINES = 20

/** A story as it is kept: plain text without invisible characters, in lines; null if it is too long. */
export function storyIn(text: string): string | null {
  const lines = text
    .split(/\r\n?|\n/)
    .map(line => seenOf(line.replaceAll('\t', ' ')).trim())
    .join('\n')
    .trim()
  return lines.length > LONGEST_STORY || lines.split('\n').length > MOST_LINES ? null : lines
}
