import type { Form, Vocabulary } from '#games/workshop/form'

/* Drafts always have the shape of their forms, even where something is still missing. */

type Record_ = Readonly<Record<string, unknown>>

/** What stands in a place before anybody has chosen: the least that has the shape of the form. */
export function blankOf(form: Form): unknown {
  switch (form.is) {
    case 'number':
      return form.from
    case 'word':
      return form.of[0] ?? ''
    case 'words':
      return form.of.slice(0, form.least)
    case 'amounts':
      return Object.fromEntries(
        Object.keys(form.of)
          .slice(0, 1)
          .map(name => [name, 1]),
      )
    case 'record':
      return Object.fromEntries(Object.entries(form.parts).map(([name, part]) => [name, blankOf(part)]))
    case 'either':
      return form.of[0] === undefined ? null : blankOf(form.of[0])
    case 'pieces':
      return []
  }
}

/** Of the forms that may stand in a place, the one that something has. */
export const formOf = (forms: readonly Form[], it: unknown): Form | undefined => forms.find(form => hasForm(form, it))

function hasForm(form: Form, it: unknown): boolean {
  switch (form.is) {
    case 'number':
      return typeof it === 'number'
    case 'word':
      return form.of.includes(it as string)
    case 'words':
    case 'pieces':
      return Array.isArray(it)
    case 'amounts':
      return hasNames(it, Object.keys(form.of))
    case 'record':
      return hasNames(it, Object.keys(form.parts))
    case 'either':
      return form.of.some(one => hasForm(one, it))
  }
}
const hasNames = (it: unknown, names: readonly string[]): boolean =>
  typeof it === 'object' && it !== null && Object.keys(it).some(name => names.includes(name))

/** Anything as this form: what fits is kept, everything else is as on a blank card. */
export function fitted(form: Form, it: unknown, vocabulary: Vocabulary): unknown {
  switch (form.is) {
    case 'number':
      return typeof it === 'number' && Number.isInteger(it) ? Math.min(form.to, Math.max(form.from, it)) : blankOf(form)
    case 'word':
      return form.of.includes(it as string) ? it : blankOf(form)
    case 'words': {
      const some = Array.isArray(it) ? form.of.filter(word => it.includes(word)) : []
      return some.length < form.least ? blankOf(form) : some
    }
    case 'amounts': {
      const given = Object(it) as Record_
      const some = Object.entries(form.of).flatMap(([name, most]) =>
        Object.hasOwn(given, name)
          ? [[name, fitted({ is: 'number', from: 1, to: most }, given[name], vocabulary)] as const]
          : [],
      )
      return some.length === 0 ? blankOf(form) : Object.fromEntries(some)
    }
    case 'record': {
      const given = Object(it) as Record_
      return Object.fromEntries(
        Object.entries(form.parts).map(([name, part]) => [name, fitted(part, given[name], vocabulary)]),
      )
    }
    case 'either': {
      const own = formOf(form.of, it)
      return own === undefined ? blankOf(form) : fitted(own, it, vocabulary)
    }
    case 'pieces':
      return (Array.isArray(it) ? it : []).flatMap(piece => {
        const name = (Object(piece) as Record_).do
        const parts = typeof name === 'string' && Object.hasOwn(vocabulary, name) ? vocabulary[name] : undefined
        return parts === undefined
          ? []
          : [{ do: name, ...(fitted({ is: 'record', parts }, piece, vocabulary) as object) }]
      })
  }
}
