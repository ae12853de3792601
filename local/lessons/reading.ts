import type { Lesson, Task } from '#games/lesson'

/** Words a minute that people read without hurry. */
const READING = 200
/** Seconds for finding and pressing one thing, and for what the table then shows. */
const PRESS = 2
const SHOWN = 6

/** How long a lesson takes, by the length of what is said. */
export interface Length {
  readonly beads: number
  readonly words: number
  /** From the first word to the end of the learner's first move. */
  readonly secondsToMove: number
  readonly minutes: number
}

const secondsFor = (words: number): number => (words * 60) / READING

/** `text` gives a message in the language that is measured. */
export function lengthOf(lesson: Lesson, text: (key: string) => string): Length {
  const wordsIn = (key: string): number =>
    text(key)
      .split(/\s+/)
      .filter(word => /[\p{L}\d]/u.test(word)).length
  const saidIn = ({ before = [], say, todo }: Task): number =>
    [...before.map(it => it.say), say, todo].reduce((sum, key) => sum + wordsIn(key), 0)
  const moveIn = ({ presses }: Task): number => presses.length * PRESS
  const words =
    wordsIn(lesson.end.say) + lesson.beads.reduce((sum, task) => sum + saidIn(task) + wordsIn(task.praise), 0)
  const moves = lesson.beads.reduce((sum, task) => sum + moveIn(task) + SHOWN, 0)
  const [first] = lesson.beads
  const secondsToMove = first === undefined ? 0 : secondsFor(saidIn(first)) + moveIn(first)
  return { beads: lesson.beads.length, words, secondsToMove, minutes: (secondsFor(words) + moves) / 60 }
}
