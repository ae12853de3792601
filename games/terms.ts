/** A term of a game. `forms` are what texts call it, separated by `|`; `*` stands for any ending. */
export interface Term {
  readonly forms: string
  /** What it means, in a sentence or two. */
  readonly text: string
}
export type Terms = Readonly<Record<string, Term>>

/** A stretch of a text, and the term it mentions, if it does. */
export interface Stretch {
  readonly text: string
  readonly term?: string
}

/** Finds terms in texts. */
export type Finder = (text: string) => readonly Stretch[]

/** Each term is found once in a text, where it comes first: one explanation is enough. */
export function finderOf(terms: Terms): Finder {
  const names = Object.keys(terms)
  const group = (name: string): string => `(?<${name}>${(terms[name]?.forms ?? '').replaceAll('*', '\\p{L}*')})`
  const pattern = new RegExp(`(?<!\\p{L})(?:${names.map(group).join('|')})(?!\\p{L})`, 'giu')
  return text => {
    const stretches: Stretch[] = []
    const found = new Set<string>()
    let from = 0
    for (const match of text.matchAll(pattern)) {
      const term = names.find(name => match.groups?.[name] !== undefined)
      if (term === undefined || found.has(term)) continue
      found.add(term)
      stretches.push({ text: text.slice(from, match.index) }, { text: match[0], term })
      from = match.index + match[0].length
    }
    return [...stretches, { text: text.slice(from) }].filter(({ text: some }) => some !== '')
  }
}
