import type { Asks, Question } from '#kernel/game'
import type { AnswerTo } from '#kernel/question'
import type { Seat } from '#kernel/seat'

/*
 * A lesson is a match on the device with a chosen seed, whose other seats follow a script. The innkeeper says one thing
 * at a time, and the learner answers real questions at the game's own table.
 */

/** The learner's seat. */
export const learner = 0 as Seat

/** In a script: this seat has a question, as all have in a bargain, and says nothing until somebody else does. */
export const waits = Symbol('waits')

/** Something the innkeeper says, and the part of the screen it is about. `Key` names a message of the game's lessons. */
export interface Tell<Part extends string = string, Key extends string = string> {
  readonly say: Key
  readonly at: Part
  /** What else it speaks of, and what therefore stays in sight. */
  readonly keeps?: Part
}

/** What is said to answers that are not the right one. */
export interface Reply<Given = unknown, Key extends string = string> {
  /** Whether it is about this answer. */
  readonly to: (answer: Given) => boolean
  readonly say: Key
  /** The lesson could not go on from this answer, so it is taken back. */
  readonly back?: true
  /** It is taken, and the same is asked again: the bead goes on, as after a word in a bargain. */
  readonly stays?: true
}

/** One bead of a lesson: what is said before, and what the learner is to do. */
export interface Task<
  S extends object = object,
  Name extends string = string,
  Given = unknown,
  Part extends string = string,
  Key extends string = string,
> extends Tell<Part, Key> {
  /** Said before it, one after another. */
  readonly before?: readonly Tell<Part, Key>[]
  /** What to do, in one sentence. */
  readonly todo: Key
  /** The question that the learner answers. */
  readonly asks: Name
  /** The right answer: it goes on from here, and it is what `Show me` shows. */
  readonly answer: Given
  /** Other answers that are just as good. */
  readonly isGood?: (answer: Given) => boolean
  /** Said after the right answer. */
  readonly praise: Key
  /** The parts to press for it, in order. One that a screen does not have is left out there. */
  readonly presses: readonly Part[]
  /** What is said to other answers: the first that is about it. */
  readonly replies: readonly Reply<Given, Key>[]
  /** What is said to all the rest. */
  readonly otherwise: Omit<Reply<Given, Key>, 'to'>
  /** The position it expects, seen from the table: how a seed is searched, and checked. */
  readonly expects?: (state: S) => boolean
}

/** A lesson in the game's own vocabulary: an answer to another question, or a word that is not there, does not compile. */
export interface LessonOf<
  S extends object,
  A extends Asks,
  O extends object,
  Part extends string,
  Key extends string,
  Bead = TaskOf<S, A, Part, Key>,
> {
  readonly id: string
  /** The names of its title and of a line about it. */
  readonly title: Key
  readonly about: Key
  readonly seats: number
  readonly options: Partial<O>
  /** The phrase its seed is made from. `npm run lessons -- deal GAME LESSON` finds one. */
  readonly seed: string
  /** The cards whose names are put into what is said: `{thief}`, `{thiefThe}`, `{thiefObject}`. */
  readonly cards?: readonly string[]
  /**
   * What a seat answers by itself; null if a Squire thinks about it, or the learner; or `waits`. The learner's own
   * answers lead to the first bead, and pass over what the lesson is not about; the learner waits while the others are
   * about to do something in the same talk.
   */
  readonly script: (state: S, seat: Seat, question: Question<A>) => unknown
  readonly beads: readonly Bead[]
  /** Questions to the learner besides those of its beads: what is said meanwhile. Any answer will do. */
  readonly meanwhile?: Readonly<Partial<Record<keyof A & string, Key>>>
  /** Said at its end. */
  readonly end: Tell<Part, Key>
  /** What the learner knows now, in a line each. */
  readonly knows: readonly Key[]
}

type TaskOf<S extends object, A extends Asks, Part extends string, Key extends string> = {
  [Name in keyof A & string]: Task<S, Name, AnswerTo<A[Name]>, Part, Key>
}[keyof A & string]

/** A lesson without its own types. It is only ever given data of its own game. */
export type Lesson = LessonOf<object, Asks, object, string, string, Task>

/** The lessons of a game, the first one first. */
export interface Lessons {
  readonly all: readonly Lesson[]
  /** The parts of its screen, as selectors. */
  readonly parts: Readonly<Record<string, string>>
}

export const lessons = <S extends object, A extends Asks, O extends object, Part extends string, Key extends string>(
  all: readonly LessonOf<S, A, O, Part, Key>[],
  parts: Readonly<Record<Part, string>>,
): Lessons => ({ all: all as unknown as readonly Lesson[], parts })

/** What the innkeeper makes of an answer. */
export interface Judged {
  readonly say: string
  readonly isRight: boolean
  readonly back: boolean
  readonly stays: boolean
}

export function judged(task: Task, answer: unknown): Judged {
  if (isSame(task.answer, answer) || task.isGood?.(answer) === true)
    return { say: task.praise, isRight: true, back: false, stays: false }
  const { say, back = false, stays = false } = task.replies.find(({ to }) => to(answer)) ?? task.otherwise
  return { say, isRight: false, back, stays }
}

/** Whether two answers are the same. Nothing counts as none of it. */
function isSame(a: unknown, b: unknown): boolean {
  if (a === null || b === null || typeof a !== 'object' || typeof b !== 'object') return a === b
  const [one, other] = [a, b] as readonly Readonly<Record<string, unknown>>[]
  const names = new Set([...Object.keys(one ?? {}), ...Object.keys(other ?? {})])
  return [...names].every(name => isSame(one?.[name] ?? 0, other?.[name] ?? 0))
}
