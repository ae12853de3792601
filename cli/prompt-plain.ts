import type { Bundle, Item, OneOf, Option } from '#kernel/question'
import type { Say } from './called.ts'

export const possible = (ask: Bundle): readonly Item[] => ask.items.filter(i => i.max >= i.step)
export const isNothing = (ask: Bundle): boolean => possible(ask).length === 0 || ask.total?.max === 0

export const countsText = (counts: Bundle['idle']): string =>
  Object.entries(counts)
    .filter(([, n]) => n)
    .map(([name, n]) => `${n} ${name}`)
    .join(' ')

/** What is possible, each limit by itself. */
export function bundleLimits(ask: Bundle): readonly string[] {
  if (isNothing(ask)) return ['nothing is possible']
  const can = possible(ask)
  const limits = can.map(({ name, max, step }) => `${name} up to ${max}${step > 1 ? `, ${step} at a time` : ''}`)
  return [...limits, ...totalText(ask, can)]
}

/** How much in all: in things where each counts for one, else in so many times the step of each. */
function totalText({ total }: Bundle, can: readonly Item[]): readonly string[] {
  if (total === null) return []
  const many = total.min === total.max ? `${total.max}` : `at most ${total.max}`
  return [can.every(i => i.step === 1) ? `${many} in all` : `for ${many} in all`]
}

/** What would be accepted and is more than nothing; empty if there is no such thing. */
export function bundleExample(ask: Bundle): string {
  if (isNothing(ask)) return ''
  const plain = possible(ask).find(i => i.name !== ask.needs?.item)
  return countsText(ask.idle) || (plain === undefined ? '' : `${plain.step} ${plain.name}`)
}

export const bundleText = (ask: Bundle): string =>
  [...bundleLimits(ask), ...(isNothing(ask) ? [] : [`like “${bundleExample(ask)}”`])].join('; ')

/** `3`, `3 fairy 1 common`, `3f and 1c`, `nothing`: a bare number is of the first kind that is possible. */
export function readBundle(ask: Bundle, text: string): unknown {
  if (text === 'nothing') return {}
  const counts: Record<string, number> = {}
  const words = text.replace(/\band\b|[,+]/g, ' ')
  const rest = words.replace(/(\d+)\s*(\p{L}*)/gu, (_, digits: string, word: string) => {
    const item = word === '' ? possible(ask)[0] : ask.items.find(i => i.name.startsWith(word))
    const name = item?.name ?? word
    counts[name] = (counts[name] ?? 0) + Number(digits)
    return ''
  })
  return rest.trim() === '' && Object.keys(counts).length > 0 ? counts : text
}

/** The number in the list, or the beginning of the option or of one of its words. */
export function readOption(ask: OneOf, text: string, say: Say): unknown {
  if (/^\d+$/.test(text)) return ask.options[Number(text) - 1] ?? text
  const all = [...ask.options, ...ask.barred.map(b => b.option)]
  const called = (option: Option): string => say.option(option).toLowerCase()
  return (
    all.find(option => called(option).startsWith(text)) ??
    all.find(option =>
      called(option)
        .split(/[^\p{L}\p{N}]+/u)
        .some(word => word.startsWith(text)),
    ) ??
    text
  )
}
