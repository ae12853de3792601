import { expectation } from '#kernel/answer'
import type { Question } from '#kernel/game'
import type { Bundle, Item, OneOf } from '#kernel/question'

/** How an option is called at this table. */
export type Say = (option: string | number) => string

/** A question as lines of text, one way for each kind of question. */
export function promptLines({ ask }: Question, title: string, say: Say): readonly string[] {
  switch (ask.kind) {
    case 'amount':
      return [title, `  a number from ${ask.min} to ${ask.max} (Enter: ${ask.idle})`]
    case 'bundle':
      return [title, `  ${bundleText(ask)} (Enter: ${countsText(ask.idle) || 'nothing'})`]
    case 'oneOf':
      return [
        title,
        ...ask.options.map((option, i) => `  ${i + 1}  ${say(option)}${option === ask.idle ? ' (Enter)' : ''}`),
        ...ask.barred.map(({ option, rule }) => `  –  ${say(option)} (not now: ${rule})`),
      ]
  }
}

const possible = (ask: Bundle): readonly Item[] => ask.items.filter(i => i.max >= i.step)
const countsText = (counts: Bundle['idle']): string =>
  Object.entries(counts)
    .filter(([, n]) => n)
    .map(([name, n]) => `${n} ${name}`)
    .join(' ')

function bundleText(ask: Bundle): string {
  const can = possible(ask)
  if (can.length === 0 || ask.total?.max === 0) return 'nothing is possible'
  const limits = can.map(({ name, max, step }) => `${name} up to ${max}${step > 1 ? `, ${step} at a time` : ''}`)
  const plain = can.find(i => i.name !== ask.needs?.item)
  const example = countsText(ask.idle) || (plain === undefined ? '' : `${plain.step} ${plain.name}`)
  return `${limits.join('; ')}${totalText(ask, can)}; like “${example}”`
}

/** How much in all: in things where each counts for one, else in so many times the step of each. */
function totalText({ total }: Bundle, can: readonly Item[]): string {
  if (total === null) return ''
  const many = total.min === total.max ? `${total.max}` : `at most ${total.max}`
  return can.every(i => i.step === 1) ? `; ${many} in all` : `; for ${many} in all`
}

/** What would have been right, in the words of the prompt. */
export const expectedText = ({ ask }: Question, say: Say): string =>
  ask.kind === 'oneOf' ? ask.options.map(say).join(' or ') : ask.kind === 'bundle' ? bundleText(ask) : expectation(ask)

/** Nothing but silence is possible: the only answer there is. */
export function isForced({ ask }: Question): boolean {
  if (ask.kind === 'oneOf') return ask.options.length === 1
  if (ask.kind === 'amount') return ask.min === ask.max
  return possible(ask).length === 0 || ask.total?.max === 0
}

/** What was typed, as an answer; what cannot be one goes to the door all the same, and is refused there. */
export function readAnswer({ ask }: Question, text: string, say: Say): unknown {
  const typed = text.trim()
  if (typed === '') return ask.idle
  switch (ask.kind) {
    case 'amount':
      return Number(typed)
    case 'bundle':
      return readBundle(ask, typed.toLowerCase())
    case 'oneOf':
      return readOption(ask, typed.toLowerCase(), say)
  }
}

/** `3`, `3 fairy 1 common`, `3f and 1c`: a bare number is of the first kind that is possible. */
function readBundle(ask: Bundle, text: string): unknown {
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
function readOption(ask: OneOf, text: string, say: Say): unknown {
  if (/^\d+$/.test(text)) return ask.options[Number(text) - 1] ?? text
  const all = [...ask.options, ...ask.barred.map(b => b.option)]
  const called = (option: string | number): string => say(option).toLowerCase()
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
