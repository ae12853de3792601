/** Makes text safe for a terminal: shows control characters instead of sending them, and cuts long text. */
export function printable(text: string, longest = 400): string {
  const shown = text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, c => `\\u{${(c.codePointAt(0) ?? 0).toString(16)}}`)
  return shown.length > longest ? `${shown.slice(0, longest)}…` : shown
}
