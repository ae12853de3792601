import { isRefused, type Refused } from '#client/messages'
import type { Choices, ShownPart } from '#protocol/friend-words'
import { Observable } from '../house/observable.ts'

type Ask = (choices: Partial<Choices>) => Promise<Choices | Refused>

/** To whom I show what. A choice is seen at once and sent after those before it; if it is refused, only that part goes back. */
export class Showing {
  readonly shown: Observable<Choices>
  readonly refused = new Observable<Refused | null>(null)
  /** As the house has it. */
  #kept: Choices
  #last: Promise<void> = Promise.resolve()
  readonly #ask: Ask

  constructor(choices: Choices, ask: Ask) {
    this.shown = new Observable(choices)
    this.#kept = choices
    this.#ask = ask
  }

  choose(part: ShownPart, to: Choices[ShownPart]): Promise<void> {
    this.#show(part, to)
    this.#last = this.#last.then(() => this.#send(part, to))
    return this.#last
  }

  async #send(part: ShownPart, to: Choices[ShownPart]): Promise<void> {
    const told = await this.#ask({ [part]: to })
    if (!isRefused(told)) this.#kept = told
    this.refused.set(isRefused(told) ? told : null)
    if (this.shown.value[part] === to) this.#show(part, this.#kept[part]) // unless it was chosen anew meanwhile
  }

  #show(part: ShownPart, to: Choices[ShownPart]): void {
    this.shown.set({ ...this.shown.value, [part]: to })
  }
}
