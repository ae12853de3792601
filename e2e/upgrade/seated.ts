import { setTimeout as pause } from 'node:timers/promises'
import { botNamed } from '#bots/roster'
import type { Client } from '#client/connection'
import { isRefused } from '#client/messages'
import type { Replica } from '#client/replica'
import { shelf } from '#games/shelf'
import type { Bot } from '#kernel/bot'
import { textOf } from '#kernel/laws/law'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Guest } from '#trials/chaos/guest'

/** What a copy of a match contained at some moment. */
export interface Held {
  readonly have: number
  readonly view: string
}

/** How long somebody thinks and waits for others, in milliseconds; and how often they wait before the idle answer. */
const THOUGHT = 15
const WAIT = 150
const PATIENT = 4
/**
 * Somebody with a socket at one match, who folds what they are told with the rules of these sources. A bot answers for
 * them.
 */
export class Seated {
  readonly guest: Guest
  readonly match: string
  readonly client: Client
  readonly refused: string[] = []
  readonly #bot: Bot
  readonly #dice = diceOf(seedFrom('people'))
  #isPlaying = false
  #isThinking = false
  #rolls = 0

  constructor(guest: Guest, game: string, match: string) {
    this.guest = guest
    this.match = match
    this.#bot = botNamed(shelf[game] ?? { bots: {} }, 'greedy@1')
    this.client = guest.device(() => void this.#look())
    this.client.follow(match)
  }

  get replica(): Replica | null {
    return this.client.replica(this.match)
  }
  get have(): number {
    return this.replica?.have ?? -1
  }
  get isOver(): boolean {
    return this.have >= 0 && this.replica?.isOver === true
  }
  get held(): Held {
    return { have: this.have, view: textOf(this.replica?.view ?? null) }
  }
  /** What it contained after an earlier entry. */
  heldAt(have: number): Held {
    return { have, view: textOf(this.replica?.upTo(have).view ?? null) }
  }

  play(): void {
    this.#isPlaying = true
    void this.#look()
  }
  wait(): void {
    this.#isPlaying = false
  }
  close(): void {
    this.wait()
    this.client.close()
  }

  async #look(): Promise<void> {
    if (this.#isThinking) return
    this.#isThinking = true
    for (let silent = 0; this.#isPlaying && (this.replica?.question ?? null) !== null; ) {
      await pause(silent > 0 ? WAIT : THOUGHT)
      silent = (await this.#speak(silent >= PATIENT)) ? 0 : silent + 1
    }
    this.#isThinking = false
  }

  /** False if there is nothing to say yet. */
  async #speak(isPatient: boolean): Promise<boolean> {
    const { replica } = this
    const question = replica?.question ?? null
    if (replica === null || question === null || replica.viewer === 'table' || !this.#isPlaying) return true
    const sight = { seat: replica.viewer, view: replica.view, question, at: Date.now(), told: replica.told }
    const answer = this.#bot(sight as Parameters<Bot>[0], this.#dice(this.#rolls++))
    if (answer === null && !isPatient) return false
    const { have } = replica
    const reply = await this.client.answer(this.match, question.name, answer ?? question.ask.idle)
    if (isRefused(reply))
      await this.#refused(`${question.name} ${have}: ${reply.code}, expected ${reply.expected}`, have)
    return true
  }

  /** A late answer is refused with a reason. */
  async #refused(why: string, have: number): Promise<void> {
    await pause(WAIT)
    if (this.have === have) this.refused.push(why)
  }
}
