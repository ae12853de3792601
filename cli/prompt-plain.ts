import type { Bundle, Item, OneOf, Option } from '#kernel/question'
import { only, partsOf, type Say } from './called.ts'

export const possible = (ask: Bundle): readonly Item[] => ask.items.filter(i => i.max >= i.step)
export const isNothing = (ask: Bundle): boolean => possible(ask).length === 0 || ask.total?.max === 0

export const countsText = (counts: Bundle['idle']): string =>
  Object.entries(counts)
    .filter(([, n]) => n)
    .map(([name, n]) => `${n} ${name}`)
    .join(' ')

/** What is possible, one text per limit. */
export function bundleLimits(ask: Bundle): readonly string[] {
  if (isNothing(ask)) return ['nothing is possible']
  const can = possible(ask)
  const limits = can.map(({ name, max, step }) => `${name} up to ${max}${step > 1 ? `, ${step} at a time` : ''}`)
  return [...limits, ...totalText(ask, can)]
}

/** The total: a number of things if each counts for one, otherwise a multiple of the steps. */
function totalText({ total }: Bundle, can: readonly Item[]): readonly string[] {
  if (total === null) return []
  const many = total.min === total.max ? `${total.max}` : `at most ${total.max}`
  return [can.every(i => i.step === 1) ? `${many} in all` : `for ${many} in all`]
}

/** An acceptable answer that is more than nothing; empty if there is none. */
export function bundleExample(ask: Bundle): string {
  if (isNothing(ask)) return ''
  const plain = possible(ask).find(i => i.name !== ask.needs?.item)
  return countsText(ask.idle) || (plain === undefined ? '' : `${plain.step} ${plain.name}`)
}

export const bundleText = (ask: Bundle): string =>
  [...bundleLimits(ask), ...(isNothing(ask) ? [] : [`like “${bundleExample(ask)}”`])].join('; ')

/**
 * `3 fairy 1 common`, `3f and 1c`, `fairy` for one of them, `nothing`. A bare number is of the first possible kind,
 * unless an exact total is asked for.
 */
export function readBundle(ask: Bundle, text: string): unknown {
  if (text === 'nothing') return {}
  const counts: Record<string, number> = {}
  const isBare = /^\d+$/.test(text) && (ask.total === null || possible(ask).length === 1)
  const words = text.replace(/\band\b|[,+;]/g, ' ')
  const rest = words.replace(/(\d+)\s*(\p{L}*)|(\p{L}+)/gu, (all, digits: string, named: string, alone: string) => {
    const word = named ?? alone
    const [item, another] = word === '' ? possible(ask).slice(0, isBare ? 1 : 0) : itemsNamed(ask, word)
    if (item === undefined || another !== undefined) return all
    counts[item.name] = (counts[item.name] ?? 0) + Number(digits ?? 1)
    return ''
  })
  return rest.trim() === '' && Object.keys(counts).length > 0 ? counts : text
}

/**
 * What a word can mean: the kind of that name, otherwise all kinds that begin with it. Ambiguous words mean nothing.
 */
function itemsNamed({ items }: Bundle, word: string): readonly Item[] {
  const named = items.filter(i => i.name === word || `${i.name}s` === word)
  return named.length > 0 ? named : items.filter(i => i.name.startsWith(word))
}

/** The number in the list, or the beginning of the option or of one of its words, if it is unambiguous. */
export function readOption(ask: OneOf, text: string, say: Say): unknown {
  if (/^\d+$/.test(text)) return ask.options[Number(text) - 1] ?? text
  const all = [...ask.options, ...ask.barred.map(b => b.option)]
  const wordsIn = (option: Option): readonly string[] => partsOf(say.option(option))
  const ways: readonly ((option: Option) => boolean)[] = [
    option => say.option(option).toLowerCase() === text,
    option => say.option(option).toLowerCase().startsWith(text),
    option => wordsIn(option).some(word => word.startsWith(text)),
  ]
  const meant = ways.map(fits => all.filter(fits)).find(found => found.length > 0) ?? []
  const possible = meant.filter(option => ask.options.includes(option))
  return only(meant) ?? only(possible) ?? text
}
