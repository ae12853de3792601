import type { Boxed } from '#games/boxed'
import type { Question } from '#kernel/game'
import type { Bundle, Item, OneOf } from '#kernel/question'
import type { Seat } from '#kernel/seat'

/** A question as lines of text, one way for each kind of question. */
export function promptLines(
  box: Boxed,
  question: Question,
  view: object,
  seat: Seat,
  names: readonly string[],
): readonly string[] {
  const { ask } = question
  const title = box.voice.question(question, view, seat, names)
  const say = (option: string | number): string => box.voice.option(question, option, view, names)
  switch (ask.kind) {
    case 'amount':
      return [title, `  a number from ${ask.min} to ${ask.max} (Enter: ${ask.idle})`]
    case 'bundle': {
      const idle = Object.entries(ask.idle).filter(([, n]) => n)
      const silence = idle.length === 0 ? 'nothing' : idle.map(([name, n]) => `${n} ${name}`).join(' ')
      const can = ask.items.filter(i => i.max > 0)
      return [
        title,
        `  ${can.length === 0 ? 'you have nothing to give' : `${can.map(limit).join(', ')}; like “${example(can)}”`} (Enter: ${silence})`,
      ]
    }
    case 'oneOf':
      return [
        title,
        ...ask.options.map((option, i) => `  ${i + 1}  ${say(option)}`),
        ...ask.barred.map(({ option, rule }) => `  –  ${say(option)} (not now: ${rule})`),
        `  (Enter: ${say(ask.idle)})`,
      ]
  }
}
const limit = ({ name, max, step }: Item): string => `${name} up to ${max}${step > 1 ? ` by ${step}` : ''}`
const example = (items: readonly Item[]): string =>
  items
    .slice(0, 2)
    .map(i => `${i.step} ${i.name}`)
    .join(' ')

/** What was typed, as an answer; what cannot be one goes to the door all the same, and is refused there. */
export function readAnswer(question: Question, text: string): unknown {
  const { ask } = question
  const typed = text.trim()
  if (typed === '') return ask.idle
  switch (ask.kind) {
    case 'amount':
      return Number(typed)
    case 'bundle':
      return readBundle(ask, typed)
    case 'oneOf':
      return readOption(ask, typed)
  }
}

/** `3`, `3 fairy 1 common`, `3f 1c`: a bare number is of the first kind. */
function readBundle(ask: Bundle, text: string): unknown {
  const counts: Record<string, number> = {}
  const rest = text.replace(/(\d+)\s*([a-z]*)/gi, (_, digits: string, word: string) => {
    const item = ask.items.find(i => i.name.startsWith(word.toLowerCase()))
    const name = item?.name ?? word
    counts[name] = (counts[name] ?? 0) + Number(digits)
    return ''
  })
  return /^[\s,+and]*$/.test(rest) ? counts : text
}

/** The number in the list, or the beginning of the word. */
function readOption(ask: OneOf, text: string): unknown {
  if (/^\d+$/.test(text)) return ask.options[Number(text) - 1] ?? text
  const all = [...ask.options, ...ask.barred.map(b => b.option)]
  return all.find(option => String(option).toLowerCase().startsWith(text.toLowerCase())) ?? text
}
