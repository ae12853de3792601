import { setTimeout as pause } from 'node:timers/promises'
import { fickle, MANY } from '../driving.ts'
import { choosing, nextOn } from '../next-press.ts'
import type { EnginePage, Point } from './engine.ts'
import { findOn, placeOf } from './on-page.ts'

/* Plays a match by what its page offers, with the mouse, in any engine. */

/** A match as its page shows it. */
interface Shown {
  readonly standing: string
  /** How many answers were given on this page since it was loaded. */
  readonly given: number
  /** Where to press next; null if there is nothing to do but wait. */
  readonly next: Point | null
}

/** What is over the table and must be pressed first: an introduction, a refusal, the cover of a shared device. */
const over = { where: '.primer .primary, .refusal button, .cover .primary' }

const look = (page: EnginePage, pressed: number, dice: number): Promise<Shown> =>
  page.evaluate(`(async () => ({
    standing: document.querySelector('.status')?.dataset.standing ?? '',
    given: performance.getEntriesByName('wyrm:answer', 'mark').length,
    next: await (${placeOf})((${findOn})(${JSON.stringify(over)}) ?? (${nextOn})(${JSON.stringify(choosing(pressed, dice))})),
  }))()`)

/** Nobody waits this long for bots that answer at once. */
const PATIENCE = 60_000
const MOMENT = 25

/** Answers questions, at most `most`; returns the number of answers. If it is less than that, the match is over. */
export async function play(page: EnginePage, most = Number.POSITIVE_INFINITY): Promise<number> {
  const pick = fickle(5)
  const { given: before } = await look(page, 0, 0)
  for (let [answers, pressed, since] = [0, 0, Date.now()]; ; ) {
    const { standing, given, next } = await look(page, pressed, pick(MANY))
    if (given - before > answers) [answers, pressed, since] = [given - before, 0, Date.now()]
    if (answers >= most || standing === 'over') return answers
    if (Date.now() - since > PATIENCE) throw new Error(`nothing comes of ${pressed} presses while ${standing}`)
    const isAsked = next !== null && standing !== 'sending'
    await (isAsked ? page.press(next) : pause(MOMENT))
    pressed += isAsked ? 1 : 0
  }
}

const isJudged = (page: EnginePage): Promise<boolean> =>
  page.evaluate(`document.querySelector('.result [data-judged]') !== null`)

/** Waits until a bot has judged the reader's match, or could not: what it says comes above everything else in the result. */
export async function judged(page: EnginePage): Promise<void> {
  for (const until = Date.now() + PATIENCE; !(await isJudged(page)); await pause(MOMENT))
    if (Date.now() > until) throw new Error('the match is still being judged')
}
