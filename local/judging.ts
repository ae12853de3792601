import { analysis } from '#analysis/analysis'
import { analystAmong } from '#analysis/analyst'
import type { Judged } from '#analysis/judged'
import type { Seat } from '#kernel/seat'
import { editionFor } from './edition-for.ts'
import type { GamesHere } from './games-here.ts'
import type { JudgeRequest } from './messages.ts'

/** From the worker while it judges: first who judges how many decisions, then one after another; or that it cannot. */
export type JudgeTold =
  | { readonly analyst: string; readonly decisions: readonly number[] }
  | { readonly judged: Judged }
  | { readonly failed: string }

/** Judges the decisions of a seat in a finished match, as it was told it. Whatever is looked at meanwhile is judged next. */
export class Judging {
  readonly #wish: JudgeRequest
  readonly #tell: (told: JudgeTold) => void
  readonly #done: Set<number>
  #next: number | null = null

  constructor(wish: JudgeRequest, tell: (told: JudgeTold) => void) {
    this.#wish = wish
    this.#tell = tell
    this.#done = new Set(wish.known)
  }

  /** Somebody looks at this decision. */
  look(seq: number): void {
    this.#next = seq
  }

  async run(games: GamesHere): Promise<void> {
    const { header, lines, seat } = this.#wish
    const edition = await editionFor(games, header, lines)
    const analyst = edition === null ? null : analystAmong(Object.keys(edition.bots))
    if (edition === null || analyst === null) return this.#tell({ failed: 'nobody here can judge it' })
    const played = { seats: header.names.length, options: header.options, lines }
    const judging = (isWanted: (seq: number) => boolean) =>
      analysis(edition, played, seat as Seat, analyst, { isWanted })
    const decisions: number[] = []
    judging(seq => decisions.push(seq) < 0).next() // wants none, so it goes through to the end
    this.#tell({ analyst, decisions })
    const rest = judging(seq => !this.#done.has(seq))
    while (this.#done.size < decisions.length) {
      await turn()
      const next = this.#next !== null && decisions.includes(this.#next) ? this.#next : null
      this.#next = null
      const judged = (next === null || this.#done.has(next) ? rest : judging(seq => seq === next)).next()
      if (judged.done === true) return
      this.#done.add(judged.value.seq)
      this.#tell({ judged: judged.value })
    }
  }
}

/** Lets messages in that have come meanwhile. */
const turn = (): Promise<void> => new Promise(done => setTimeout(done))
