import { isRefused } from '#client/messages'
import { judged, type Lesson, type Task } from '#games/lesson'
import type { Taught } from '#local/messages'
import type { Crest } from '#protocol/crest'
import { DeviceGame } from '../device/device-game.ts'
import { ask } from '../device/worker-house.ts'
import { Observable } from '../house/observable.ts'
import { change, settings } from '../house/settings.ts'
import { keepProgress } from './progress.ts'

/** How far a lesson is. */
export interface Standing {
  readonly bead: number
  /** How much of what comes before the task has been said. */
  readonly told: number
  /** What the innkeeper made of the last answer. */
  readonly comment: string | null
  /** He waits until the lesson is there, speaks, or watches the others; or all is said. */
  readonly phase: 'opening' | 'speaks' | 'watches' | 'ended' | 'refused'
  /** A question that the lesson is not about, if it is asked now. */
  readonly meanwhile: string | null
}

/** What can be seen of the table. */
export interface Seen {
  /** The learner's question by name; null while there is none, or a scene is played. */
  readonly asked: string | null
  /** The last entry that was shown. */
  readonly have: number
  readonly isOver: boolean
}

interface Learner {
  readonly name: string
  readonly crest: Crest
}

/** Whoever has finished a lesson needs no other introduction. */
function know(game: string): void {
  const { taught } = settings.value
  if (!taught.includes(game)) change({ taught: [...taught, game] })
}

/** How often a lost match is begun again. */
const PATIENCE = 5

/** A lesson while it is given. */
export class Teaching {
  readonly game: string
  readonly lesson: Lesson
  readonly standing = new Observable<Standing>({
    bead: 0,
    told: 0,
    comment: null,
    phase: 'opening',
    meanwhile: null,
  })
  /** Its match on this device; another one after something was taken back. */
  readonly device = new Observable<DeviceGame | null>(null)
  readonly #who: Learner
  /** How many entries there were when each bead began. */
  #marks: number[] = []
  /** The entry that is waited for. */
  #after = 0
  #losses = 0
  #seen: Seen = { asked: null, have: -1, isOver: false }

  constructor(game: string, lesson: Lesson, who: Learner) {
    this.game = game
    this.lesson = lesson
    this.#who = who
  }

  get task(): Task | null {
    return this.lesson.beads[this.standing.value.bead] ?? null
  }

  async begin(bead: number): Promise<void> {
    const wish = { t: 'teach', game: this.game, lesson: this.lesson.id, bead, who: this.#who } as const
    const taught = await ask<Taught>(wish)
    if (isRefused(taught)) return this.#set({ phase: 'refused' })
    this.#marks = [...taught.marks]
    this.#open(taught.match)
    this.#set({ bead: taught.marks.length - 1, told: 0, comment: null, phase: 'opening', meanwhile: null })
  }

  close(): void {
    this.device.value?.close()
    this.device.set(null)
  }

  /** The next thing is said. */
  readonly goOn = (): void => this.#set({ told: this.standing.value.told + 1, comment: null })

  /** What the innkeeper made of the last answer has been heard. */
  readonly heard = (): void => this.#set({ comment: null })

  /** Back to where this bead began. */
  readonly goTo = (bead: number): Promise<void> => this.#back(bead, { told: 0, comment: null })

  /** The learner has given this answer, and it was taken. */
  readonly answered = (name: string, answer: unknown, seq: number): void => {
    const { task } = this
    const { bead } = this.standing.value
    this.#after = seq
    const judgement = task !== null && task.asks === name ? judged(task, answer) : null
    if (judgement?.back === true)
      return void this.#back(bead, { told: Number.POSITIVE_INFINITY, comment: judgement.say })
    const comment = judgement?.say ?? null
    const next = judgement === null || judgement.stays ? {} : { bead: bead + 1, told: 0 }
    this.#set({ phase: 'watches', comment, ...next })
    this.looked(this.#seen)
  }

  /** Called whenever the table has changed: goes on when the learner is asked again. */
  readonly looked = (seen: Seen): void => {
    this.#seen = seen
    const { asked, have, isOver } = seen
    const { phase, bead } = this.standing.value
    if (phase === 'speaks' || phase === 'ended' || have < this.#after || (asked === null && !isOver)) return
    const { task } = this
    if (task === null || isOver) {
      keepProgress(this.game, this.lesson.id, { done: true, bead: 0 })
      know(this.game)
      return this.#set({ phase: 'ended', meanwhile: null })
    }
    this.#marks[bead] ??= have + 1
    keepProgress(this.game, this.lesson.id, { bead })
    this.#set({ phase: 'speaks', meanwhile: asked === task.asks ? null : asked })
  }

  async #back(bead: number, more: Pick<Standing, 'told' | 'comment'>): Promise<void> {
    const [match, next] = [this.device.value?.match, this.#marks[bead]]
    if (match === undefined || next === undefined) return
    this.#set({ phase: 'opening' })
    const back = await ask<{ readonly match: string }>({ t: 'takeBack', match, next })
    if (isRefused(back)) return this.begin(bead)
    this.#marks = this.#marks.slice(0, bead + 1)
    this.#open(back.match)
    this.#set({ bead, meanwhile: null, ...more })
  }

  #open(match: string): void {
    this.#after = 0
    this.#seen = { asked: null, have: -1, isOver: false }
    this.close()
    const device = new DeviceGame(match)
    this.device.set(device)
    device.shown.listen(() => device.shown.value.at === 'refused' && this.#lost(device))
    void device.open()
  }

  /** A worker that was replaced knows nothing of the lesson, which is not stored: it begins again at this bead. */
  #lost(device: DeviceGame): void {
    if (device !== this.device.value) return
    if (this.#losses++ < PATIENCE) void this.begin(this.standing.value.bead)
    else this.#set({ phase: 'refused' })
  }

  #set(change: Partial<Standing>): void {
    this.standing.set({ ...this.standing.value, ...change })
  }
}
