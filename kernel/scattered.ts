/** A number from 0 to 2³² − 1 that is always the same for the same text, and unlike that of a similar one. No dice. */
export function scattered(text: string): number {
  let n = 0x811c9dc5
  for (const letter of text) n = Math.imul(n ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  n = Math.imul(n ^ (n >>> 16), 0x85ebca6b)
  n = Math.imul(n ^ (n >>> 13), 0xc2b2ae35)
  return (n ^ (n >>> 16)) >>> 0
}
