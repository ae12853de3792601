import type { Figure, Source } from '#games/almanac'
import { manifestOf } from '#games/manifests'
import { speaker } from '#games/speaker'
import type { Guest } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import type { Verdict } from '#games/workshop/verdict'
import { type Bench, judge, lengthsFor } from '#verdict/judge'
import { suggestions } from '#verdict/suggest'
import { trialOf } from '#verdict/trial'
import { printable } from '../printable.ts'
import { progress } from '../progress.ts'
import { benchOf, type GameBench, sourceOf } from './bench.ts'
import { readable } from './check.ts'
import { packFrom } from './files.ts'
import { Kept } from './kept.ts'
import { Pool } from './pool.ts'
import { toldVerdict, type Units } from './told.ts'

export interface Wish {
  /** Of every card, with it and without it. */
  readonly games: number | undefined
  readonly seed: string | undefined
  readonly cores: number
  readonly suggests: boolean
  readonly json: boolean
}

/** Judges every card of a pack. */
export async function judgeAll(file: string | undefined, more: readonly string[], wish: Wish): Promise<number> {
  const pack = await packFrom(file, more)
  const [bench, read, units] = await Promise.all([benchOf(pack.game), readable(pack), unitsOf(pack.game)])
  const court = new Court(bench, wish)
  const told: Told[] = []
  try {
    for (const card of pack.cards) {
      const verdict = await court.judge(card)
      const { name, text } = read(card)
      told.push({ id: guestId(card), name, kind: card.kind, text, ...verdict, ...always(verdict) })
      if (wish.json) continue
      const lines = toldVerdict(name, text, verdict, bench.judging, units(card.kind))
      for (const line of lines) console.log(printable(line))
    }
  } finally {
    await court.close()
  }
  const [only, second] = told
  if (wish.json) console.log(JSON.stringify({ game: pack.game, ...(second === undefined && only), cards: told }))
  return 0
}

/** In the words of the game's workshop. */
async function unitsOf(game: string): Promise<(kind: string) => Units> {
  const words = (await manifestOf(game)?.workshop?.texts.en()) ?? {}
  const { text } = speaker('en', words)
  return kind => ({
    price: text({ say: `price.${kind}.about`, with: {} }),
    length: text({ say: `length.${kind}`, with: {} }),
  })
}

interface Told extends Omit<Verdict, keyof Always>, Always {
  readonly id: string
  readonly name: string
  readonly kind: string
  readonly text: string
}

/** The figures that a program may look for in any verdict. What was seen too seldom to be told has no numbers. */
type Always = Readonly<Record<'price' | 'winnerWins' | 'length', Figure | typeof untold>>
const untold = { mean: null, low: null, high: null, n: 0 } as const
const always = ({ price, winnerWins, length }: Verdict): Always => ({
  price: price ?? untold,
  winnerWins: winnerWins ?? untold,
  length: length ?? untold,
})

/** Judges one card after another in the same deals, which are played without any of them once. */
class Court {
  readonly #game: GameBench
  readonly #wish: Wish
  readonly #source: Omit<Source, 'batches'>
  readonly #kept: Kept
  readonly #pool: Pool
  #bench: Promise<Bench> | null = null

  constructor(game: GameBench, wish: Wish) {
    this.#game = game
    this.#wish = wish
    const deals = wish.games === undefined ? game.judging.deals : Math.ceil(wish.games / 2)
    this.#source = sourceOf(game, deals, wish.seed)
    this.#kept = new Kept(game.play.game.id)
    this.#pool = new Pool(wish.cores)
  }

  async judge(card: Guest): Promise<Verdict> {
    const trial = trialOf(card, this.#game.workshop.kinds, this.#source)
    const what = this.#wish.suggests ? 'suggested' : 'judged'
    const known = this.#kept.find(trial, what)
    if (known !== null) return known
    this.#bench ??= this.#prepared()
    const bench = await this.#bench
    const bar = progress('playing', trial.source.batches)
    const verdict = await judge(trial, bench, { progress: () => bar.step() })
    bar.end()
    const suggested = this.#wish.suggests ? await suggestions(card, trial, verdict, bench) : []
    const told = { ...verdict, suggestions: suggested }
    this.#kept.keep(trial, what, told)
    return told
  }

  async #prepared(): Promise<Bench> {
    const known = lengthsFor(this.#game.yardstick, { source: this.#source })
    return this.#pool.bench(this.#game, await this.#pool.lengths(this.#source, known))
  }

  close(): Promise<void> {
    return this.#pool.close()
  }
}
