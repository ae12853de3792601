import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Sums } from '#almanac/batches'
import { fingerprintOf } from '#editions/fingerprint'
import type { Verdict } from '#games/workshop/verdict'
import { sha256Hex } from '#kernel/sha256'
import { keyOf, type Trial } from '#verdict/trial'

const folder = join(import.meta.dirname, '../../node_modules/.cache/verdict')

/** Verdicts of earlier runs, by content: the card, its rules and bots, and what counts and judges. */
export class Kept {
  readonly #sources: string
  constructor(game: string) {
    this.#sources = fingerprintOf(
      [`games/${game}/**/*.{ts,json}`, '{bots,kernel,verdict,almanac,games/workshop}/**/*.ts'],
      [],
    )
  }

  find(trial: Trial, what: string): Verdict | null {
    try {
      return JSON.parse(readFileSync(this.#file(trial, what), 'utf8')) as Verdict
    } catch {
      return null
    }
  }

  keep(trial: Trial, what: string, verdict: Verdict): void {
    mkdirSync(folder, { recursive: true })
    writeFileSync(this.#file(trial, what), JSON.stringify(verdict))
  }

  #file(trial: Trial, what: string): string {
    return join(folder, `${sha256Hex(`${this.#sources} ${what} ${keyOf(trial)}`)}.json`)
  }
}

/** Batches of a yardstick that was begun: whoever stops it can go on later. */
export class KeptBatches {
  readonly #file: string
  readonly #known: ReadonlyMap<string, Sums>

  constructor(game: string) {
    const sources = [`games/${game}/**/*.ts`, '{bots,kernel,games/workshop}/**/*.ts', '{almanac,verdict}/batches.ts']
    this.#file = join(folder, `${fingerprintOf(sources, [])}.jsonl`)
    this.#known = new Map(linesOf(this.#file).map(line => JSON.parse(line) as [string, Sums]))
    mkdirSync(folder, { recursive: true })
  }

  find(trial: Trial, batch: number): Sums | null {
    return this.#known.get(`${keyOf(trial)} ${batch}`) ?? null
  }

  keep(trial: Trial, batch: number, sums: Sums): void {
    appendFileSync(this.#file, `${JSON.stringify([`${keyOf(trial)} ${batch}`, sums])}\n`)
  }
}

/** All lines but one that was not written to its end. */
function linesOf(file: string): readonly string[] {
  return existsSync(file) ? readFileSync(file, 'utf8').split('\n').slice(0, -1) : []
}
