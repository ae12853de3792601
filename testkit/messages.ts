import { IntlMessageFormat } from 'intl-messageformat'
import type { Words } from '#games/saying'

/** The messages of a language by dotted name. */
export const messagesOf = (words: Words, under = ''): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(words).flatMap(([name, it]) =>
      typeof it === 'string' ? [[`${under}${name}`, it] as const] : [...messagesOf(it, `${under}${name}.`)],
    ),
  )

type Element = ReturnType<IntlMessageFormat['getAst']>[number]

/** The parts of a message. */
export interface Anatomy {
  /** Its literal text, in pieces between the placeholders. */
  readonly literals: readonly string[]
  /** The placeholders. All forms of a card's name count as one. */
  readonly shown: ReadonlySet<string>
  /** The values that select plurals, shown or not. */
  readonly counted: ReadonlySet<string>
  readonly selects: readonly { readonly by: string; readonly cases: readonly string[] }[]
  readonly plurals: readonly { readonly by: string; readonly cases: readonly string[] }[]
  /** The players that it calls `you` where that is the reader. */
  readonly called: ReadonlySet<string>
  /** The cases of `{whoIs, select, …}`: how a message tells the reader from other players. */
  readonly told: readonly { readonly by: string; readonly cases: readonly string[] }[]
}

/**
 * `{cardThe}` and `{cardObject}` count as `{card}`, `{whoIs, select, …}` and `<whoAs>` as `{who}`: each language uses
 * the form it needs.
 */
const withoutForm = (name: string): string => name.replace(/(?<=[a-z])(The|Object|Is|As)$/, '')
/** What `{whoIs, select, …}` can be. */
const tellable = ['you', 'youToo', 'other']

/** Parses a message with the parser that the page uses. Throws if it is invalid. */
export function anatomyOf(message: string, language: string): Anatomy {
  const literals: string[] = []
  const shown = new Set<string>()
  const counted = new Set<string>()
  const selects: { by: string; cases: string[] }[] = []
  const plurals: { by: string; cases: string[] }[] = []
  const told: { by: string; cases: string[] }[] = []
  const called = new Set<string>()
  const visit = (elements: readonly Element[], plural: string | null): void => {
    for (const it of elements) {
      if (!('value' in it)) {
        if (plural !== null) shown.add(plural) // the sign #
      } else if ('children' in it) {
        const name = withoutForm(it.value)
        shown.add(name === it.value ? `<${name}>` : name)
        if (name !== it.value) called.add(name)
        visit(it.children, plural)
      } else if ('options' in it) {
        const isPlural = 'offset' in it
        const name = withoutForm(it.value)
        const kind = isPlural ? plurals : name === it.value ? selects : told
        kind.push({ by: it.value, cases: Object.keys(it.options) })
        if (isPlural) counted.add(it.value)
        else shown.add(name)
        if (kind === told) called.add(name)
        for (const option of Object.values(it.options)) visit(option.value, isPlural ? it.value : plural)
      } else if (it.type === 0) literals.push(it.value)
      else shown.add(withoutForm(it.value))
    }
  }
  visit(new IntlMessageFormat(message, language).getAst(), null)
  return { literals, shown, counted, selects, plurals, told, called }
}

/** Every number up to this one must find its plural. */
const COUNTED = 200

/**
 * The plural cases that a language needs and these lack. In languages with only singular and plural, a message may
 * treat all numbers alike except for one or two exact ones: `=0 {empty} other {# left}`.
 */
export function missingCases(cases: readonly string[], language: string): readonly string[] {
  const rules = new Intl.PluralRules(language)
  const numbers = Array.from({ length: COUNTED }, (_, n) => n).filter(n => !cases.includes(`=${n}`))
  const needed = new Set<string>([...numbers.map(n => rules.select(n)), 'other'])
  const isAlike = cases.length > 1 && cases.every(name => name === 'other' || name.startsWith('='))
  return isAlike && needed.size <= 2 ? [] : [...needed].filter(name => !cases.includes(name))
}

/** Where English tells `you` from other players its verbs differ, and mostly those of other languages do too. */
export const untold = (its: Anatomy, english: Anatomy): readonly string[] =>
  english.told.filter(({ by }) => !its.called.has(withoutForm(by))).map(({ by }) => `{${by}} is missing`)

/**
 * Every placeholder of the English message must be used, and no others. A value that English uses only to select a
 * plural may be omitted or shown in another language.
 */
export function unlike(its: Anatomy, english: Anatomy): readonly string[] {
  const known = new Set([...english.shown, ...english.counted])
  const casesOf = ({ selects }: Anatomy, by: string): readonly string[] =>
    selects
      .filter(select => select.by === by)
      .flatMap(({ cases }) => cases)
      .sort()
  return [
    ...[...english.shown].filter(name => !its.shown.has(name)).map(name => `{${name}} is missing`),
    ...[...its.shown, ...its.counted].filter(name => !known.has(name)).map(name => `{${name}} is unknown`),
    ...its.selects
      .filter(({ by, cases }) => [...cases].sort().join() !== [...new Set(casesOf(english, by))].join())
      .map(({ by }) => `{${by}} has other cases than in English`),
    ...its.told.flatMap(({ by, cases }) =>
      cases.filter(name => !tellable.includes(name)).map(name => `{${by}} is never ${name}`),
    ),
  ]
}
