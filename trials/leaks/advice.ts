import { type Advice, adviceAfter } from '#analysis/advice'
import { playBots } from '#bots/match'
import { type Edition, editionOf } from '#editions/edition'
import type { Boxed } from '#games/boxed'
import { manifestOf } from '#games/manifests'
import { speaker } from '#games/speaker'
import { problemWith } from '#kernel/answer'
import { lineOf } from '#kernel/file'
import type { Question } from '#kernel/game'
import { scramble } from '#kernel/laws/scramble'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import type { Seat } from '#kernel/seat'

export interface AdviceGiven {
  readonly positions: number
  /** Advice to wait, which only a running clock allows. */
  readonly waits: number
  /** Advice with the adviser's reasons, and how many sentences those are; the others say that nothing was weighed. */
  readonly explained: number
  readonly sentences: number
  /** Pairs of which something was really hidden from the seat. */
  readonly hiding: number
  readonly ms: { readonly p50: number; readonly p95: number }
  /** Advice that is not legal, has no words, or differs between tables that look alike. */
  readonly found: readonly string[]
}

/** Every so many questions are asked about, so that whole matches are seen and not their beginnings. */
const EVERY = 5

/**
 * Asks for advice at so many positions of matches of Squires, with every number of seats in turn: each from what the seat was told,
 * and once more from a log that differs in everything hidden from it.
 */
export async function askForAdvice(box: Boxed, most: number, seed: string, step: () => void): Promise<AdviceGiven> {
  const edition = editionOf(box)
  const { game } = box
  const options = defaultsOf(game.options)
  const explain = await explainerOf(game.id)
  const found: string[] = []
  const times: number[] = []
  let [waits, explained, sentences, hiding] = [0, 0, 0, 0]
  for (let n = 0; times.length < most; n++) {
    const seats = game.seats.min + (n % (game.seats.max - game.seats.min + 1))
    const log: Entry[] = []
    let questions = 0
    const examine = (question: Question, seat: Seat, at: number, hasClock: boolean): void => {
      const where = `seat ${seat} after entry ${log.length - 1} of ${game.id} ${seats} ${seed} ${n}`
      const began = performance.now()
      const advice = adviceTo(edition, { seats, options, log }, seat, at)
      times.push(performance.now() - began)
      const other = log.map(entry => scramble(entry, seat))
      if (other.some((entry, i) => lineOf(entry) !== lineOf(log[i] ?? entry))) hiding++
      if (JSON.stringify(adviceTo(edition, { seats, options, log: other }, seat, at)) !== JSON.stringify(advice))
        found.push(`${where}: other advice at a table that looks the same`)
      if (advice === null) return void found.push(`${where}: no advice`)
      const problem = advice.answer === null ? null : problemWith(question.ask, advice.answer)
      if (problem !== null) found.push(`${where}: expected ${problem.expected}`)
      if (advice.answer === null && !hasClock) found.push(`${where}: waits without a clock`)
      if (advice.answer === null) waits++
      const said = explain(advice, seat, seats)
      if (said.flat().some(text => !isSaid(text))) found.push(`${where}: ${said.flat().join(' | ')}`)
      explained += Number(said.length > 0)
      sentences += said.length
      step()
    }
    const bots = Array.from({ length: seats }, () => 'squire@1')
    playBots(
      box,
      { options, bots, seed: `${game.id} ${seats} ${seed} ${n}` },
      entry => log.push(entry),
      (bot, seat) => (sight, rng) => {
        const { question, at, view } = sight
        if (questions++ % EVERY === n % EVERY && times.length < most)
          examine(question, seat, at, (game.deadline?.(view) ?? null) !== null)
        return bot(sight, rng)
      },
    )
  }
  const sorted = times.toSorted((a, b) => a - b)
  const p = (share: number): number => Math.round((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) * 10) / 10
  return { positions: times.length, waits, explained, sentences, hiding, ms: { p50: p(0.5), p95: p(0.95) }, found }
}

interface Position {
  readonly seats: number
  readonly options: object
  readonly log: readonly Entry[]
}

const adviceTo = (edition: Edition, { seats, options, log }: Position, seat: Seat, at: number): Advice | null =>
  adviceAfter(edition, { seats, options, lines: log.map(lineOf) }, seat, at)

/** The reasons of advice, each sentence in every language; nothing if it has none. */
async function explainerOf(
  id: string,
): Promise<(advice: Advice, seat: Seat, seats: number) => readonly (readonly string[])[]> {
  const manifest = manifestOf(id)
  if (manifest?.why === undefined) return () => []
  const { why, texts } = manifest
  const told = await why.told()
  const languages = Object.keys(texts) as (keyof typeof texts)[]
  const all = await Promise.all(
    languages.map(async it => speaker(it, { ...(await texts[it]()), why: await why.texts[it]() })),
  )
  return ({ decision, question }, seat, seats) => {
    const names = Array.from({ length: seats }, (_, i) => `Player ${i + 1}`)
    const sayings = decision === null ? [] : told(decision, question, seat)
    return sayings.map(saying => all.map(one => one.text(saying, names, seat)))
  }
}

const isSaid = (text: string): boolean => text.trim().length > 3 && !/[{}]|undefined|NaN|why\./.test(text)
