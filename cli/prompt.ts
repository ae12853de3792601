import { expectation, movesIn } from '#kernel/answer'
import type { Question } from '#kernel/game'
import type { Say } from './called.ts'
import { menuExpected, menuLines, readMenu } from './prompt-menu.ts'
import { bundleText, countsText } from './prompt-plain.ts'
import { answerText, hintsOf, isOnlySilence, readSimple } from './prompt-simple.ts'
import { fold } from './screen.ts'

export type { Say } from './called.ts'

/** A question as lines of text, by kind of question. */
export function promptLines({ ask }: Question, title: string, say: Say): readonly string[] {
  switch (ask.kind) {
    case 'amount':
      return [title, `  a number from ${ask.min} to ${ask.max} (Enter: ${ask.idle})`]
    case 'bundle':
      return [title, `  ${bundleText(ask)} (Enter: ${countsText(ask.idle) || 'nothing'})`]
    case 'oneOf':
      return [
        title,
        ...ask.options.map((option, i) => `  ${i + 1}  ${say.option(option)}${option === ask.idle ? ' (Enter)' : ''}`),
        ...ask.barred.map(({ option, rule }) => `  –  ${say.option(option)} (not now: ${rule})`),
      ]
    case 'split':
    case 'trade':
      return [title, ...fold(' ', hintsOf(ask, '', say), `(Enter: ${answerText(ask, ask.idle, say)})`)]
    case 'menu':
      return [title, ...menuLines(ask, say)]
  }
}

/** What would have been right, in the words of the prompt. */
export function expectedText({ ask }: Question, answer: unknown, say: Say): string {
  switch (ask.kind) {
    case 'amount':
      return expectation(ask)
    case 'bundle':
      return bundleText(ask)
    case 'oneOf':
      return ask.options.map(option => say.option(option)).join(' or ')
    case 'split':
    case 'trade':
      return hintsOf(ask, '', say).join('; ')
    case 'menu':
      return menuExpected(ask, say, movesIn(ask).find(([move]) => isMove(move, answer))?.[0] ?? null)
  }
}

const isMove = (move: string, answer: unknown): boolean =>
  answer !== null && typeof answer === 'object' && Object.hasOwn(answer, move)

/** Whether the idle answer is the only one. */
export function isForced({ ask }: Question): boolean {
  if (ask.kind !== 'menu') return isOnlySilence(ask)
  return movesIn(ask).length === 1 && movesIn(ask).every(([, inner]) => isOnlySilence(inner))
}

/** Longer than any reasonable input. */
const LONGEST = 1000

/** The typed text as an answer. Invalid text is submitted as it is and refused by the rules. */
export function readAnswer({ ask }: Question, text: string, say: Say): unknown {
  const typed = text.trim().slice(0, LONGEST)
  if (typed === '') return ask.idle
  return ask.kind === 'menu' ? readMenu(ask, typed, say) : readSimple(ask, typed, say)
}
