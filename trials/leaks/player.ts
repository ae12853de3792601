import { setTimeout as pause } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import { plainBots } from '#bots/levels'
import { botNamed, rosterOf } from '#bots/roster'
import type { Client } from '#client/connection'
import type { Boxed } from '#games/boxed'
import { sample } from '#kernel/answer'
import type { Bot } from '#kernel/bot'
import type { Rng } from '#kernel/chance'
import type { Question } from '#kernel/game'
import type { Seat } from '#kernel/seat'
import type { Visitor } from './visitor.ts'

/** How somebody plays. */
export interface Habits {
  readonly box: Boxed
  readonly match: string
  readonly now: () => number
  readonly rng: () => Rng
  /** The minimum time to think, in milliseconds. */
  readonly thought: number
  /**
   * How often an answer is first given wrongly, and how often the connection breaks: once in this many; null for never.
   */
  readonly errs: number | null
  readonly drops: number | null
  /** How often they first ask for advice, whether or not the table allows it: once in this many; null for never. */
  readonly asks: number | null
}

/** The minimum time to think while everybody may speak until a clock runs out, in milliseconds. */
const TALK = 15
const ENOUGH = 12
/** Invalid in every game. */
const wrong = ['no such answer', -1.5, { nonsense: 1 }, [[]], null] as const

/** An automatic player on a seat, who plays well or at random, and sometimes wrongly. */
export class Player {
  readonly client: Client
  readonly #seat: Seat
  readonly #habits: Habits
  readonly #bot: Bot
  #isBusy = false
  #isAgain = false
  /** How often in a row they have answered the same menu, and its name. */
  #words = 0
  #topic = ''

  constructor(visitor: Visitor, seat: Seat, habits: Habits, open: (socket: WebSocket) => void) {
    this.#seat = seat
    this.#habits = habits
    const bots = plainBots(Object.keys(rosterOf(habits.box)))
    this.#bot = botNamed(habits.box, bots[habits.rng().below(bots.length)] ?? '')
    this.client = visitor.client(() => this.#look(), open)
    this.client.follow(habits.match)
  }

  get isOver(): boolean {
    return this.client.replica(this.#habits.match)?.isOver ?? false
  }

  get have(): number {
    return this.client.replica(this.#habits.match)?.have ?? -1
  }

  /** Something has changed. Acts now, or once the last answer is acknowledged. */
  #look(): void {
    if (this.#isBusy) this.#isAgain = true
    else void this.#act()
  }

  async #act(): Promise<void> {
    this.#isBusy = true
    do {
      this.#isAgain = false
      await this.#answer()
    } while (this.#isAgain)
    this.#isBusy = false
  }

  async #answer(): Promise<void> {
    const { match, now, rng, errs, drops, asks } = this.#habits
    const replica = this.client.replica(match)
    const question = replica?.question ?? null
    if (replica === null || replica.isOver) return
    const dice = rng()
    await pause(this.#thought(replica.view, question) * (1 + dice.below(4)))
    if (errs !== null && dice.below(errs) === 0)
      await this.client.answer(match, question?.name ?? 'attack', wrong[dice.below(wrong.length)])
    if (asks !== null && dice.below(asks) === 0) await this.client.advise(match)
    if (question === null || replica.question?.name !== question.name) return
    const isCovert = question.ask.kind === 'menu' && question.ask.covert
    if (isCovert && this.#hasBell(replica.view) && dice.below(3) === 0) return // leave it to the clock
    this.#words = question.ask.kind === 'menu' && question.name === this.#topic ? this.#words + 1 : 0
    this.#topic = question.name
    const sight = { seat: this.#seat, view: replica.view, question, at: now(), told: replica.told }
    // If no clock ends it, they stop at some point.
    const answer = this.#words > ENOUGH ? question.ask.idle : this.#bot(sight as Parameters<Bot>[0], dice)
    if (drops !== null && dice.below(drops) === 0) this.client.drop()
    // While a clock runs a bot may have nothing to say yet. Otherwise somebody must answer.
    if (answer !== null) await this.client.answer(match, question.name, answer)
    else if (dice.below(4) === 0) await this.client.answer(match, question.name, sample(question.ask, dice))
    else this.#isAgain = true
  }
  #thought(view: object, question: Question | null): number {
    if (this.#words > ENOUGH) return this.#habits.thought + TALK * 10
    const isTalk = question?.ask.kind === 'menu' && !question.ask.covert
    return isTalk && this.#hasBell(view) ? TALK : this.#habits.thought
  }
  #hasBell(view: object): boolean {
    return (this.#habits.box.game.deadline?.(view) ?? null) !== null
  }
}
