import { type Source, sources } from './sources.ts'

/* Styles read as text. They are formatted, so a declaration ends with its semicolon and a selector with its brace. */

export interface Style {
  readonly path: string
  /** Its owner: `web`, `ui` or a game, such as `games/fist`. */
  readonly room: string
  readonly declarations: readonly { readonly name: string; readonly value: string }[]
  readonly selectors: readonly string[]
  /** The conditions after `@media`. */
  readonly queries: readonly string[]
}

const roomOf = (path: string): string => path.match(/^(games\/[^/]+|[^/]+)\//)?.[1] ?? ''

const isStep = (selector: string): boolean => /^(from|to|[\d.]+%)$/.test(selector)

function read({ path, text }: Source): Style {
  const bare = text.replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return {
    path,
    room: roomOf(path),
    declarations: [...bare.matchAll(/^\s*([\w-]+):\s+([^;{]+);/gm)].map(([, name = '', value = '']) => ({
      name,
      value,
    })),
    selectors: [...bare.matchAll(/([^{};]+)\{/g)]
      .map(([, selector = '']) => selector.trim())
      .filter(selector => !selector.startsWith('@'))
      .flatMap(selector => selector.split(/,\s*(?![^(]*\))/))
      .filter(selector => !isStep(selector)),
    queries: [...bare.matchAll(/@media ([^{]+) \{/g)].map(([, query = '']) => query),
  }
}

export const styles = (): readonly Style[] => sources('.css').map(read)

/** The content of the bracket that was just opened. */
function within(text: string): string {
  let depth = 1
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '{') depth++
    if (text[at] === '}') depth--
    if (depth === 0) return text.slice(0, at)
  }
  return text
}

/** The classes assigned in each room: in `className="…"`, or in the strings of `className={…}`. */
export function classesGiven(): ReadonlyMap<string, ReadonlySet<string>> {
  const given = new Map<string, Set<string>>()
  for (const { path, text } of sources('.tsx')) {
    const own = given.get(roomOf(path)) ?? new Set()
    given.set(roomOf(path), own)
    for (const { 0: start, 1: plain, index } of text.matchAll(/className(?:=|: )(?:"([^"]*)"|\{)/g)) {
      const code = plain === undefined ? within(text.slice(index + start.length)) : `'${plain}'`
      for (const [literal] of code.matchAll(/'[^']*'|"[^"]*"|`[^`]*`/g))
        for (const [name] of literal.matchAll(/[\w-]+/g)) own.add(name)
    }
  }
  return given
}
