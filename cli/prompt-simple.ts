import type { AnswerTo, Ask, Counts, Menu, OneOf, Option, Shares, Transfer } from '#kernel/question'
import type { Say } from './called.ts'
import { bundleExample, bundleLimits, countsText, isNothing, readBundle, readOption } from './prompt-plain.ts'
import { readSplit, splitExample, splitLimits, splitText } from './prompt-split.ts'
import { readTrade, tradeExamples, tradeLimits, tradeText } from './prompt-trade.ts'

/** A question that can be part of a menu: any but another menu. */
export type Simple = Exclude<Ask, Menu>

/** What is possible and how to type it, in pieces that fit on a line; `lead` precedes an answer. */
export const hintsOf = (ask: Exclude<Simple, OneOf>, lead: string, say: Say): readonly string[] => [
  ...limitsOf(ask, say),
  ...examplesOf(ask, say).map((example, i) => `${i === 0 ? 'like' : 'or'} “${lead}${example}”`),
]

function limitsOf(ask: Exclude<Simple, OneOf>, say: Say): readonly string[] {
  switch (ask.kind) {
    case 'amount':
      return [`a number from ${ask.min} to ${ask.max}`]
    case 'bundle':
      return bundleLimits(ask)
    case 'split':
      return splitLimits(ask, say)
    case 'trade':
      return tradeLimits(ask, say)
  }
}

/** Acceptable answers, as typed; none if there is nothing to say. */
export function examplesOf(ask: Simple, say: Say): readonly string[] {
  switch (ask.kind) {
    case 'amount':
    case 'oneOf':
      return [answerText(ask, ask.idle, say)]
    case 'bundle':
      return [bundleExample(ask)].filter(example => example !== '')
    case 'split':
      return [...new Set([splitExample(ask, say), answerText(ask, ask.idle, say)])]
    case 'trade':
      return tradeExamples(ask, say)
  }
}

/** A valid answer, as typed in a menu. */
export function answerText(ask: Simple, answer: AnswerTo<Simple>, say: Say): string {
  switch (ask.kind) {
    case 'amount':
      return String(answer)
    case 'bundle':
      return countsText(answer as Counts) || 'nothing'
    case 'oneOf':
      return typeof answer === 'number' ? String(answer) : say.option(answer as Option)
    case 'split':
      return splitText(ask, answer as Shares, say)
    case 'trade':
      return tradeText(ask, answer as readonly Transfer[], say)
  }
}

/** Whether only the idle answer is possible. */
export function isOnlySilence(ask: Simple): boolean {
  switch (ask.kind) {
    case 'amount':
      return ask.min === ask.max
    case 'bundle':
      return isNothing(ask)
    case 'oneOf':
      return ask.options.length === 1
    case 'split':
      return ask.among.length === 1 || ask.items.every(i => i.count === 0)
    case 'trade':
      return false
  }
}

/** The typed text as an answer; unchanged if it cannot be one. */
export function readSimple(ask: Simple, text: string, say: Say): unknown {
  switch (ask.kind) {
    case 'amount':
      return Number(text)
    case 'bundle':
      return readBundle(ask, text.toLowerCase())
    case 'oneOf':
      return readOption(ask, text.toLowerCase(), say)
    case 'split':
      return readSplit(ask, text, say)
    case 'trade':
      return readTrade(ask, text, say)
  }
}
