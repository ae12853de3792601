import { exp } from '#bots/exact-math'
import type { Persona } from '#bots/levels'
import type { Bot, Decision, Note, Sight } from '#kernel/bot'
import { pickOne, type Rng } from '#kernel/chance'
import type { DwarvesEvent } from '../events.ts'
import type { Asks, State } from '../types.ts'
import { beliefAt } from './beliefs.ts'
import { factsOf } from './facts.ts'
import { asAnswer, givenIn } from './model/answers.ts'
import { QuickDice, seedOf } from './model/dice.ts'
import type { World } from './model/world.ts'
import { type Effort, type Judgement, weigh } from './search.ts'
import { imagined } from './seen.ts'
import { shortlist } from './shortlist.ts'
import { Grudges, grudgesIn } from './taste/grudges.ts'
import { tasteOf } from './taste/personas.ts'

export type DwarvesBot = Bot<State, DwarvesEvent, Asks>
type DwarvesSight = Sight<State, DwarvesEvent, Asks>

/** How a level thinks. */
export interface Mind extends Judgement {
  readonly effort: Effort
  /** How far from the best an answer may be, as a chance to win, before it is seldom given; 0 for only the best. */
  readonly heat: number
  /** Whether it asks what rivals hold from what they have not played. */
  readonly counts: boolean
  /** What it likes, and the most chance to win that it gives up for it; null for a mind without a persona. */
  readonly taste: { readonly persona: Persona; readonly fancy: number } | null
}

/** A bot that weighs its answers on imagined tables. */
export const thinker =
  (mind: Mind): DwarvesBot =>
  (sight, rng, note) =>
    withoutThought(sight, rng) ?? thought(sight, rng, mind, note)

/** What needs no thought; null for everything else. */
function withoutThought({ question }: DwarvesSight, rng: Rng): unknown {
  if (question.name === 'hands') return pickOne(rng, question.ask.options)
  if (question.name === 'roll') return question.ask.idle
  if (question.name === 'react' && question.ask.moves.forget === undefined) return question.ask.idle
  return null
}

function thought(sight: DwarvesSight, rng: Rng, mind: Mind, note: Note | undefined): unknown {
  const w = imagined(sight, new QuickDice(seedOf(rng)))
  const belief = mind.counts ? beliefAt(w) : undefined
  const also = sight.also === undefined ? null : givenIn(w, sight.also)
  const weighed = ponder(w, dice => imagined(sight, dice, belief), mind, rng, grudgesIn(sight.told), also)
  if (weighed.answers.length + weighed.aside.length > 1) note?.(recordOf(w, weighed, mind))
  return asAnswer(w, weighed.answers[weighed.chosen] as number)
}

/** What a seat may answer: what each answer is worth, how much it likes it, how often it gives it, and which it gives. */
interface Weighed {
  readonly answers: readonly number[]
  /** What nobody thinks of giving, but somebody gave; its value comes after those of the answers. */
  readonly aside: readonly number[]
  readonly values: readonly number[]
  readonly likings: readonly number[]
  readonly shares: readonly number[]
  readonly chosen: number
}

/** Weighs what the seat that is asked may answer on imagined tables. */
export function ponder(
  w: World,
  imagine: (rng: Rng) => World,
  mind: Mind,
  rng: Rng,
  grudges: Grudges = new Grudges(),
  also: number | null = null,
): Weighed {
  const answers = shortlist(w, mind.habits)
  const aside = also === null || answers.includes(also) ? [] : [also]
  const all = [...answers, ...aside]
  const values = all.length === 1 ? [1] : weigh(imagine, w.asked, all, mind.effort, mind, rng, aside.length)
  const { taste } = mind
  const likings = taste === null ? [] : answers.map(given => tasteOf(taste.persona, w, given, grudges))
  const liked = answers.map((_, i) => (values[i] ?? 0) + ((taste?.fancy ?? 0) / 2) * (likings[i] ?? 0))
  const shares = sharesOf(liked, mind.heat)
  return { answers, aside, values, likings, shares, chosen: drawn(shares, rng) }
}

/** How often each answer is given: the better, the oftener. */
function sharesOf(values: readonly number[], heat: number): readonly number[] {
  const best = Math.max(...values)
  if (heat === 0) return values.map((_, i) => (i === values.indexOf(best) ? 1 : 0))
  const odds = values.map(value => exp((value - best) / heat))
  const all = odds.reduce((a, b) => a + b, 0)
  return odds.map(it => it / all)
}

const TICKETS = 1 << 20

function drawn(shares: readonly number[], rng: Rng): number {
  let ticket = rng.below(TICKETS) / TICKETS
  const found = shares.findIndex(share => {
    ticket -= share
    return ticket < 0
  })
  return found < 0 ? shares.indexOf(Math.max(...shares)) : found
}

const rounded = (n: number): number => Math.round(n * 10_000) / 10_000

function recordOf(w: World, { answers, aside, values, likings, shares, chosen }: Weighed, mind: Mind): Decision {
  const { effort, heat, taste } = mind
  return {
    unit: 'chance',
    candidates: [...answers, ...aside].map((given, i) => ({
      answer: asAnswer(w, given),
      value: rounded(values[i] as number),
      ...(heat > 0 ? { share: rounded(shares[i] ?? 0) } : {}),
    })),
    chosen,
    facts: {
      ...factsOf(w, answers[chosen] as number),
      ...(taste === null ? {} : { persona: taste.persona, fancy: taste.fancy, liking: likings.map(rounded) }),
      worlds: effort.worlds * effort.rounds,
      turns: effort.turns,
    },
  }
}
