import { botsMeant } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import type { Boxed } from '#games/boxed'
import type { Guest } from '#games/workshop/guest'
import { MOST_GUESTS } from '#games/workshop/guest'
import { randomGuest, readGuest } from '#games/workshop/guests-option'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import { hostile } from '#trials/cards/hostile'
import { type Kit, kitOf } from '#trials/cards/kit'
import { playedByBots, playedUnderLaws, problemsOf } from '#trials/cards/trial'
import { caseOf } from './random-table.ts'
import { UsageError } from './usage.ts'

/** After this many games a card that nobody has used is given up. */
const TRIES = 12
/** Bots think, so they play with every so manieth card. */
const BY_BOTS = 20
const levels = ['squire', 'knight'] as const

interface Figures {
  cards: number
  games: number
  entries: number
  /** Cards that nobody used in any of their games. */
  unused: number
  botGames: number
  botCards: number
  refused: number
  /** The longest that a refusal took, in milliseconds. */
  slowest: number
  seconds: number
}

/** Invents cards and tries them. */
export async function fuzzCards(box: Boxed, count: number, seed: string, json: boolean): Promise<number> {
  const kit = await kitOf(box)
  if (kit === null) throw new UsageError(`--cards: nobody can make cards for ${box.title} yet`)
  const start = performance.now()
  const figures: Figures = {
    cards: count,
    games: 0,
    entries: 0,
    unused: 0,
    botGames: 0,
    botCards: 0,
    refused: 0,
    slowest: 0,
    seconds: 0,
  }
  const cards = Array.from({ length: count }, (_, n) =>
    randomGuest(kit.workshop.kinds, diceOf(seedFrom(`${seed} card`))(n)),
  )
  const broken = firstBroken(() => {
    for (const [n, card] of cards.entries()) isSound(kit, card, n, seed, figures)
    playAll(kit, cards, seed, figures)
    playBots(kit, cards, seed, figures)
  })
  figures.seconds = Math.round((performance.now() - start) / 100) / 10
  console.log(json ? JSON.stringify({ ...figures, seed, broken }) : (broken ?? inWords(figures, seed)))
  return broken === null ? 0 : 1
}

function firstBroken(work: () => void): string | null {
  try {
    work()
    return null
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error)
  }
}

/** The card can be written, read and said, and what somebody makes of it to do harm is refused. */
function isSound(kit: Kit, card: Guest, n: number, seed: string, figures: Figures): void {
  const [problem] = problemsOf(kit, card)
  if (problem !== undefined) throw new Error(`A card ${problem}:\n${JSON.stringify(card)}`)
  const it = hostile(card, diceOf(seedFrom(`${seed} hostile`))(n))
  const start = performance.now()
  const found = readGuest(it, kit.workshop.kinds)
  figures.slowest = Math.max(figures.slowest, Math.round(performance.now() - start))
  const isRefused = 'expected' in found && found.expected.length > 0
  const options = optionsFrom(kit.box.game.options, { guests: [it] })
  if (!isRefused || !isOptionProblem(options)) throw new Error(`Hostile card ${n} of seed ${seed} was let in.`)
  if ('polluted' in {}) throw new Error(`Hostile card ${n} of seed ${seed} has changed all objects.`)
  figures.refused++
}

/** Every card at random tables, until somebody uses it. */
function playAll(kit: Kit, cards: readonly Guest[], seed: string, figures: Figures): void {
  let waiting = cards.map(card => ({ card, tries: 0 }))
  while (waiting.length > 0) {
    const next: typeof waiting = []
    for (const some of groupsOf(waiting)) {
      const { seats, options } = caseOf(kit.box, `${seed} cards ${figures.games}`)
      const { guests: _, ...rules } = options as Record<string, unknown>
      const invited = { cards: some.map(({ card }) => card), seats, rules, seed: `${seed} cards ${figures.games}` }
      try {
        const { entries, met } = playedUnderLaws(kit, invited)
        figures.entries += entries
        figures.games++
        for (const { card, tries } of some)
          if (!met.includes(card) && tries + 1 < TRIES) next.push({ card, tries: tries + 1 })
          else if (!met.includes(card)) figures.unused++
      } catch (error) {
        throw new Error(`With ${JSON.stringify(invited)}`, { cause: error })
      }
    }
    waiting = next
  }
}

function playBots(kit: Kit, cards: readonly Guest[], seed: string, figures: Figures): void {
  const known = Object.keys(rosterOf(kit.box))
  const sample = cards.filter((_, n) => n % BY_BOTS === 0).map(card => ({ card, tries: 0 }))
  for (const some of groupsOf(sample)) {
    const [bot] = botsMeant(known, levels[figures.botGames % levels.length] as string)
    if (bot === undefined) return
    const invited = {
      cards: some.map(({ card }) => card),
      seats: kit.box.game.seats.min,
      rules: {},
      seed: `${seed} bots ${figures.botGames}`,
    }
    if (playedByBots(kit, invited, bot) === null) throw new Error(`${bot} never ended with ${JSON.stringify(invited)}`)
    figures.botGames++
    figures.botCards += some.length
  }
}

/** As many together as a table may invite, no two alike. */
function groupsOf<T extends { readonly card: Guest }>(all: readonly T[]): readonly (readonly T[])[] {
  const groups: T[][] = []
  for (const one of all) {
    const last = groups.at(-1)
    const isAlike = last?.some(({ card }) => JSON.stringify(card) === JSON.stringify(one.card)) === true
    if (last === undefined || last.length === MOST_GUESTS || isAlike) groups.push([one])
    else last.push(one)
  }
  return groups
}

const inWords = (it: Figures, seed: string): string =>
  `${it.cards} cards in ${it.games} games, ${it.entries} entries: every law holds (seed ${seed}).
${it.cards - it.unused} of them were used. Bots ended ${it.botGames} games with ${it.botCards} of them.
${it.refused} things that are no cards were refused, the slowest in ${it.slowest} ms. ${it.seconds} seconds in all.`
