/** A piece of a rule's text. A rule it mentions can be followed. */
export type Inline =
  | { readonly kind: 'text' | 'em' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly number: string; readonly text: string }

/** Rule numbers, each with the label shown to readers. */
export type Labels = ReadonlyMap<string, string>

const literally = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Parses emphasis, code and rule numbers. */
export function inlineReader(labels: Labels): (text: string) => readonly Inline[] {
  const longestFirst = [...labels.keys()].sort((a, b) => b.length - a.length).map(literally)
  const numbers = longestFirst.length === 0 ? '(?!)' : longestFirst.join('|')
  const marks = new RegExp(
    [
      String.raw`\*\*(?<strong>.+?)\*\*`,
      '`(?<code>[^`]+)`',
      String.raw`(?<![\p{L}\d])_(?<em>.+?)_(?![\p{L}\d])`,
      String.raw`(?<![\p{L}\d.])(?<rule>${numbers})(?![\p{L}\d]|\.\d)`,
    ].join('|'),
    'gu',
  )
  return text => {
    const found: Inline[] = []
    let end = 0
    for (const match of text.matchAll(marks)) {
      if (match.index > end) found.push({ kind: 'text', text: text.slice(end, match.index) })
      end = match.index + match[0].length
      const { strong, code, em, rule } = match.groups ?? {}
      if (rule !== undefined) found.push({ kind: 'rule', number: rule, text: labels.get(rule) ?? rule })
      else if (strong !== undefined) found.push({ kind: 'strong', text: strong })
      else if (code !== undefined) found.push({ kind: 'code', text: code })
      else found.push({ kind: 'em', text: em ?? '' })
    }
    if (end < text.length) found.push({ kind: 'text', text: text.slice(end) })
    return found
  }
}

export const textOf = (inline: readonly Inline[]): string => inline.map(({ text }) => text).join('')
