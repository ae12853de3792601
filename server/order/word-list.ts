import { skeletonOf } from '#kernel/looks'

/*
 * Words that a host does not want. Texts are compared by what they look like: without case, accents, invisible
 * characters and letters of other alphabets, and with letters that stand alone put together.
 */

/** Ends of lines part words. They are control characters as well, which a skeleton leaves out. */
const inOneLine = (text: string): string => text.replaceAll(/[\t\n\v\f\r\x85\u2028\u2029]/g, ' ')

/** Both ways in which a text can be read: some capitals look like another letter than their lower case does. */
const looksOf = (text: string): readonly string[] =>
  [text, text.toLowerCase()].map(it => skeletonOf(inOneLine(it)).replaceAll('l', 'i')) // I and l look the same

/** The words in a text, and what single letters in a row spell. */
const wordsIn = (look: string): readonly string[] => {
  const words = look.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
  const spelt = words.map(word => ([...word].length === 1 ? word : ' ')).join('')
  return [...words, ...spelt.split(' ').filter(run => run.length > 1)]
}

/** Whether one of these words is in a text. A word that ends with `*` is the beginning of words. */
export function hasListedWord(list: readonly string[], text: string): boolean {
  if (list.length === 0) return false
  const read = looksOf(text).map(wordsIn)
  const [found, joined] = [new Set(read.flat()), read.map(words => ` ${words.join(' ')} `)]
  return list.some(listed => {
    const isBeginning = listed.endsWith('*')
    const [look = ''] = looksOf(listed.toLowerCase())
    const words = wordsIn(look)
    if (words.length !== 1) return words.length > 0 && joined.some(it => it.includes(` ${words.join(' ')} `))
    const [word = ''] = words
    return isBeginning ? [...found].some(it => it.startsWith(word)) : found.has(word)
  })
}
