import { type Guest, type Kind, type Light, lights, nameIn } from '#games/workshop/guest'
import { blankOf, fitted } from './fitting.ts'

/** A card as far as somebody has come with it. Nothing is promised about it before it is read as a guest. */
export interface Draft {
  readonly kind: string
  readonly names: Readonly<Record<string, string>>
  /** Empty until one is chosen. */
  readonly picture: string
  readonly light: Light
  readonly copies: number
  /** What its kind asks for besides. */
  readonly facts: Facts
}
export type Facts = Readonly<Record<string, unknown>>

export const blankDraft = (name: string, kind: Kind): Draft => ({
  kind: name,
  names: {},
  picture: '',
  light: 'candle',
  copies: 1,
  facts: blankOf({ is: 'record', parts: kind.facts }) as Facts,
})

/** The card as it would be written down. */
export function writtenOf({ kind, names, picture, light, copies, facts }: Draft): object {
  const named = Object.entries(names).filter(([, name]) => name !== '')
  return { kind, names: Object.fromEntries(named), picture, light, copies, ...facts }
}

/** Anything at all as a draft of this kind: what does not fit is left out. */
export function draftIn(it: unknown, name: string, kind: Kind): Draft {
  const given = Object(it) as Readonly<Record<string, unknown>>
  const facts = 'facts' in given ? given.facts : given
  const { names, picture, light, copies } = given
  const named = Object.entries(Object(names) as object).flatMap(([language, text]) =>
    typeof text === 'string' ? [[language, text] as const] : [],
  )
  return {
    kind: name,
    names: Object.fromEntries(named),
    picture: typeof picture === 'string' ? picture : '',
    light: lights.find(one => one === light) ?? 'candle',
    copies: fitted({ is: 'number', from: 1, to: kind.mostCopies }, copies, kind.vocabulary) as number,
    facts: fitted({ is: 'record', parts: kind.facts }, facts, kind.vocabulary) as Facts,
  }
}

export const draftName = ({ names }: Draft, language: string): string => nameIn({ names } as Guest, language)

/** Whether nothing but names is different. */
export const isRenaming = (a: Draft, b: Draft): boolean =>
  a.names !== b.names && JSON.stringify({ ...a, names: null }) === JSON.stringify({ ...b, names: null })

/** Whether nobody has written anything on it. */
export const isBlank = (draft: Draft, kind: Kind): boolean =>
  JSON.stringify(draft) === JSON.stringify({ ...blankDraft(draft.kind, kind), light: draft.light })
