import type { Playable } from '#games/boxed'
import { judged, type Lesson, learner, type Task } from '#games/lesson'
import { movesIn, problemWith, sample } from '#kernel/answer'
import type { Rng } from '#kernel/chance'
import type { Entry } from '#kernel/match'
import type { Ask, Bundle } from '#kernel/question'
import { LessonProblem, LessonRun } from './run.ts'

/** The most answers to one question that are all tried; of more, this many are drawn. */
const [ALL, DRAWN] = [400, 40]
/** How often somebody stays at a bead before going on. */
const STAYS = 3

/** Every legal answer to a question, or a fair sample where there are many. */
export function answersTo(ask: Ask, rng: Rng): readonly unknown[] {
  if (ask.kind === 'oneOf') return ask.options
  if (ask.kind === 'amount') return Array.from({ length: ask.max - ask.min + 1 }, (_, i) => ask.min + i)
  if (ask.kind === 'bundle') {
    const all = handfuls(ask)
    if (all !== null) return all.filter(it => problemWith(ask, it) === null)
  }
  if (ask.kind === 'menu')
    return movesIn(ask).flatMap(([move, inner]) => answersTo(inner, rng).map(it => ({ [move]: it })))
  const drawn = Array.from({ length: DRAWN }, () => sample(ask, rng))
  return [...new Map([ask.idle, ...drawn].map(it => [JSON.stringify(it), it])).values()]
}

/** Every handful, legal or not; null if there are too many. */
function handfuls({ items }: Bundle): readonly Readonly<Record<string, number>>[] | null {
  if (items.reduce((n, { max, step }) => n * (Math.floor(max / step) + 1), 1) > ALL) return null
  let all: Readonly<Record<string, number>>[] = [{}]
  for (const { name, max, step } of items)
    all = all.flatMap(it =>
      Array.from({ length: Math.floor(max / step) + 1 }, (_, i) => (i === 0 ? it : { ...it, [name]: i * step })),
    )
  return all
}

/** Where a bead begins, with the question that it waits for. */
export interface Stand {
  readonly bead: number
  readonly task: Task
  readonly ask: Ask
  readonly entries: readonly Entry[]
}

/**
 * Goes on with a lesson until it asks what the bead waits for, answering whatever comes in between by chance; null at the
 * end. Throws if it never does.
 */
function standAt(run: LessonRun, bead: number, rng: Rng): Stand | null {
  const task = run.lesson.beads[bead]
  for (let n = 0; n < 50; n++) {
    run.settle()
    if (task === undefined) return null
    const question = run.match.game.choice(run.match.state, learner)
    if (question === null) break
    if (question.name === task.asks) return { bead, task, ask: question.ask, entries: [...run.entries] }
    run.answer({ name: question.name, answer: sample(question.ask, rng) })
  }
  throw new LessonProblem(`${run.lesson.id}, bead ${bead}: ${task?.asks} is never asked`)
}

/** Where every bead begins if every answer is right. */
export function stands(lesson: Lesson, played: Playable, rng: Rng): readonly Stand[] {
  const run = new LessonRun(lesson, played)
  return lesson.beads.map((task, bead) => {
    const stand = standAt(run, bead, rng)
    if (stand === null) throw new LessonProblem(`${lesson.id}: it has no bead ${bead}`)
    run.answer({ name: task.asks, answer: task.answer })
    return stand
  })
}

/** What a willing learner answers: what is shown, or if that has become impossible, whatever is not taken back. */
export function rightAt({ task, ask, bead }: Stand, rng: Rng): unknown {
  if (problemWith(ask, task.answer) === null) return task.answer
  const all = answersTo(ask, rng)
  const goesOn = (it: unknown): boolean => !judged(task, it).back && !judged(task, it).stays
  const found = all.find(it => judged(task, it).isRight) ?? all.find(goesOn)
  if (found === undefined) throw new LessonProblem(`bead ${bead}: no answer goes on`)
  return found
}

/**
 * Gives this answer and then whatever `next` chooses at each later bead. Says what the innkeeper said first; throws if
 * the lesson gets stuck.
 */
export function goOn(
  lesson: Lesson,
  played: Playable,
  stand: Stand,
  answer: unknown,
  next: (stand: Stand) => unknown,
  rng: Rng,
): string {
  const run = new LessonRun(lesson, played, stand.entries, `squires ${rng.below(1000)}`)
  let given = answer
  let said: string | null = null
  let stayed = 0
  for (let at: Stand | null = stand; at !== null; ) {
    const { say, back, stays } = judged(at.task, given)
    said ??= say
    if (back && at === stand) return said
    const isOn = back || stayed > STAYS ? rightAt(at, rng) : given
    const bead: number = stays && isOn === given ? at.bead : at.bead + 1
    run.answer({ name: at.task.asks, answer: isOn })
    stayed = bead === at.bead ? stayed + 1 : 0
    at = standAt(run, bead, rng)
    if (at !== null) given = next(at)
  }
  return said ?? ''
}
