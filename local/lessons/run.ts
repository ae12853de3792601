import { answerFrom } from '#bots/answering'
import { atLevel } from '#bots/levels'
import { botNamed, rosterOf } from '#bots/roster'
import { Replica } from '#client/replica'
import type { Playable } from '#games/boxed'
import { type Lesson, learner, waits } from '#games/lesson'
import { problemWith } from '#kernel/answer'
import type { Dice } from '#kernel/chance'
import { lineOf } from '#kernel/file'
import { again, type Entry, type Given, isRefusal, type Match, open, type Refusal, ring, submit } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import type { Seat } from '#kernel/seat'
import { diceOf, type Seed, seedFrom } from '#kernel/seed'
import { Telling } from '#kernel/telling'

/** More entries than any lesson has. */
const ENDLESS = 2000

/** Why a lesson does not work as written. */
export class LessonProblem extends Error {}

export const seedOf = (lesson: Lesson): Seed => seedFrom(lesson.seed)

/** The bot at the other seats: the weakest there is. */
export const squireOf = (played: Playable): string => {
  const known = Object.keys(rosterOf(played))
  return atLevel(known, 'squire') ?? known[0] ?? ''
}

export function optionsOf({ game }: Playable, lesson: Lesson): object {
  const options = optionsFrom(game.options, lesson.options as Readonly<Record<string, never>>)
  if (isOptionProblem(options)) throw new LessonProblem(`${lesson.id}: ${options.option}: ${options.expected}`)
  return options
}

/**
 * What this seat answers by itself, or that it waits; null if neither. A script that has become impossible is left,
 * unless the lesson goes as written: then it throws a LessonProblem.
 */
export function scripted(
  lesson: Lesson,
  { game, state }: Match,
  seat: Seat,
  isAsWritten = false,
): Given | typeof waits | null {
  const question = game.choice(state, seat)
  if (question === null) return null
  const answer = lesson.script(state, seat, question) ?? null
  if (answer === waits || answer === null) return answer
  const problem = problemWith(question.ask, answer)
  if (problem === null) return { name: question.name, answer }
  if (isAsWritten)
    throw new LessonProblem(`${lesson.id}: the script of seat ${seat} is refused, expected ${problem.expected}`)
  return null
}

/** A lesson as it goes if every answer is right: its entries, and how many there were when each bead began. */
export interface Path {
  readonly entries: readonly Entry[]
  readonly marks: readonly number[]
}

/** Throws a LessonProblem if it does not come to this bead as written. */
export function pathTo(lesson: Lesson, played: Playable, bead = lesson.beads.length): Path {
  const run = new LessonRun(lesson, played)
  run.isAsWritten = true
  const marks: number[] = []
  for (const [i, task] of lesson.beads.slice(0, bead + 1).entries()) {
    run.settle()
    if (run.asked !== task.asks) throw new LessonProblem(`${lesson.id}, bead ${i}: asked ${run.asked}`)
    if (task.expects?.(run.match.state) === false) throw new LessonProblem(`${lesson.id}, bead ${i}: another position`)
    marks.push(run.match.next)
    if (i < bead) run.answer({ name: task.asks, answer: task.answer })
  }
  if (bead >= lesson.beads.length) run.settle()
  return { entries: run.entries, marks }
}

/** A lesson played without a screen, through the same door. */
export class LessonRun {
  readonly lesson: Lesson
  readonly #played: Playable
  readonly #dice: Dice
  readonly match: Match
  readonly entries: Entry[]
  /** Whether every answer so far was right: then scripts have to be possible. */
  isAsWritten = false
  readonly #replicas: readonly Replica[]

  constructor(lesson: Lesson, played: Playable, before: readonly Entry[] = [], squires = 'squires') {
    this.lesson = lesson
    this.#played = played
    this.#dice = diceOf(seedFrom(squires))
    const terms = { seats: lesson.seats, options: optionsOf(played, lesson), dice: diceOf(seedOf(lesson)) }
    const { match, entry } = open(played.game, terms)
    this.match = match
    this.#replicas = match.seats.map(seat => new Replica(played.game, terms.seats, terms.options, seat))
    this.entries = []
    this.#hear(entry)
    for (const next of before.slice(1)) this.#take(again(match, next))
  }

  get lines(): readonly string[] {
    return this.entries.map(lineOf)
  }
  get isOver(): boolean {
    return this.match.game.result(this.match.state) !== null
  }
  /** The learner's open question by name; null if there is none. */
  get asked(): string | null {
    return this.match.game.choice(this.match.state, learner)?.name ?? null
  }

  /** Until the learner alone has something to answer, or nobody has. */
  settle(): void {
    for (let n = 0; !this.isOver; n++) {
      if (n > ENDLESS) throw new LessonProblem(`${this.lesson.id}: the others never stop`)
      const acted = this.match.seats.some(seat => this.#acts(seat))
      if (acted) continue
      const isWaiting = scripted(this.lesson, this.match, learner, this.isAsWritten) === waits
      if (this.asked !== null && !isWaiting) return
      this.#take(ring(this.match) ?? { refused: 'not asked', rule: null, expected: 'somebody who can act' })
    }
  }

  answer(given: Given): void {
    this.#take(submit(this.match, learner, given, this.match.at))
  }

  #acts(seat: Seat): boolean {
    const given =
      scripted(this.lesson, this.match, seat, this.isAsWritten) ?? (seat === learner ? null : this.#thought(seat))
    if (given === null || given === waits) return false
    this.#take(submit(this.match, seat, given, this.match.at))
    return true
  }

  #thought(seat: Seat): Given | null {
    const [replica, bot] = [this.#replicas[seat], botNamed(this.#played, squireOf(this.#played))]
    if (replica === undefined) return null
    return answerFrom(bot, seat, replica, this.match.at, this.#dice(this.match.next))
  }

  #take(entry: Entry | Refusal): void {
    if (isRefusal(entry)) throw new LessonProblem(`${this.lesson.id}: refused, expected ${entry.expected}`)
    this.#hear(entry)
  }
  #hear(entry: Entry): void {
    this.entries.push(entry)
    const telling = new Telling(entry)
    for (const replica of this.#replicas) replica.take(JSON.parse(telling.to(replica.viewer)))
  }
}
