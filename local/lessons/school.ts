import { isRefused, type Refused } from '#client/messages'
import type { Playable } from '#games/boxed'
import type { Lesson, Lessons } from '#games/lesson'
import { personaOf } from '#kernel/bot-name'
import { headerOf, lineOf } from '#kernel/file'
import { areNames } from '#kernel/names'
import { diceOf, seedFrom } from '#kernel/seed'
import { withCrests } from '#protocol/crest'
import type { NewMatch } from '../beginning.ts'
import { type DeviceServices, LocalMatch } from '../match.ts'
import { refused, type WorkerRequest } from '../messages.ts'
import { MemorySaving } from '../saving.ts'
import { LessonProblem, optionsOf, pathTo, scripted, seedOf, squireOf } from './run.ts'

type Wish = Extract<WorkerRequest, { t: 'teach' }>

/** How long the others pause before they answer, in milliseconds. */
const PAUSE = 600
/** Who sits at the other seats. A learner of the same name meets somebody else. */
export const guests = ['Corvo', 'Drusilla', 'Egbert', 'Hilde', 'Ottone', 'Wanda', 'Ferro'] as const

/** A lesson and a match of it. */
export interface Begun {
  readonly lesson: Lesson
  readonly match: LocalMatch
}

/** Lessons on this device, while they last. They are not stored. */
export class School {
  readonly #around: DeviceServices
  readonly #newId: () => string
  readonly #lessons: (game: string) => Promise<Lessons | null>
  readonly #begun = new Map<string, Begun>()

  constructor(around: DeviceServices, newId: () => string, lessons: (game: string) => Promise<Lessons | null>) {
    this.#around = around
    this.#newId = newId
    this.#lessons = lessons
  }

  /** A match of the lesson that has come to this bead, and where each bead before it began. */
  async teach(
    played: Playable,
    { game, lesson: name, bead, who }: Wish,
    edition: string,
  ): Promise<{ readonly match: LocalMatch; readonly marks: readonly number[] } | Refused> {
    const lesson = (await this.#lessons(game))?.all.find(({ id }) => id === name)
    if (lesson === undefined) return refused('no lesson', 'a lesson of this game')
    try {
      const { entries, marks } = pathTo(lesson, played, Math.min(bead, lesson.beads.length - 1))
      const kept = this.#keptFor(lesson, played, who, edition)
      if (isRefused(kept)) return kept
      const lines = entries.map(entry => ({ line: lineOf(entry), command: null }))
      return { match: this.#place({ lesson, played, made: { kept, lines } }), marks }
    } catch (error) {
      if (error instanceof LessonProblem) return refused('no lesson', error.message)
      throw error
    }
  }

  /** The same match with its first `next` entries only; null if it is not a lesson. */
  back(id: string, next: number): LocalMatch | null {
    const begun = this.#begun.get(id)
    if (begun === undefined) return null
    const { lesson, match } = begun
    this.#begun.delete(id)
    const lines = match.lines.slice(0, next)
    return this.#place({ lesson, played: match.played, made: { kept: { ...match.kept, id: this.#newId() }, lines } })
  }

  /** What there is to store of a lesson, to play on as an ordinary match; null if it is not a lesson. */
  left(id: string): NewMatch | null {
    const begun = this.#begun.get(id)
    if (begun === undefined) return null
    this.#begun.delete(id)
    const { kept, lines } = begun.match
    const now = this.#around.wall()
    return { kept: { ...kept, id: this.#newId(), began: now, changed: now, next: lines.length }, lines }
  }

  #keptFor(lesson: Lesson, played: Playable, who: Wish['who'], edition: string): NewMatch['kept'] | Refused {
    const others = guests.filter(name => areNames([who.name, name])).slice(0, lesson.seats - 1)
    const names = [who.name, ...others]
    if (!areNames(names)) return refused('invalid', 'a name of 1 to 40 visible characters')
    const bot = squireOf(played)
    const sitters = withCrests(
      names.map((_, seat) => ({ bot: seat === 0 ? null : bot })),
      (sitter, seat) => ({
        crest: seat === 0 ? who.crest : undefined,
        isBot: sitter.bot !== null,
        id: names[seat] ?? '',
        persona: personaOf(sitter.bot ?? ''),
      }),
    )
    const [options, seed, now] = [optionsOf(played, lesson), seedOf(lesson), this.#around.wall()]
    const header = headerOf(played.game, { edition, names, options, seed })
    const id = this.#newId()
    return { id, header, seed, sitters, pause: PAUSE, began: now, changed: now, at: 0, next: 0, over: false }
  }

  #place({ lesson, played, made }: { lesson: Lesson; played: Playable; made: NewMatch }): LocalMatch {
    const around: DeviceServices = {
      ...this.#around,
      saving: new MemorySaving(),
      botDice: diceOf(seedFrom('squires')),
      script: (match, seat) => scripted(lesson, match, seat),
    }
    const kept = { ...made.kept, next: made.lines.length }
    const match = new LocalMatch(played, kept, made.lines, 0, around)
    this.#begun.set(kept.id, { lesson, match })
    return match
  }
}
