import { expect, test } from 'vitest'
import type { Boxed } from '#games/boxed'
import type { Saying } from '#games/saying'
import type { Speaker } from '#games/speaker'
import { movesIn } from '#kernel/answer'
import type { Asks, GameEvent, Question } from '#kernel/game'
import type { Seat, Viewer } from '#kernel/seat'
import { people, randomGame } from './words.ts'

/** What a game says, independent of language. */
export interface Sayings<S extends object, E extends GameEvent, A extends Asks> {
  logged(event: E): readonly Saying[]
  asked(question: Question<A>, view: S, seat: Seat): Saying
  option(question: Question<A>, option: string | number, view: S, move?: string): Saying
}

/** Signs of missing text. */
const UNSAID = /undefined|\bnull\b|NaN|\[object|[{}\uE000-\uE002]|\s\s|^\s|\s$|^$/

/** How each language addresses the reader. Names of players contain none of these. */
const YOU: Readonly<Record<string, RegExp>> = {
  en: /\byou(r|rs|rself)?\b/i,
  it: /\b(tu|te|ti|tuo|tua|tuoi|tue)\b/i,
  de: /\b(du|dich|dir|euch|dein\w*)\b/i,
  ru: /(?<!\p{L})(вы|вас|вам|вами|ваш\p{L}*)(?!\p{L})/iu,
}

/** Without what players say to each other. */
const unquoted = (said: string): string => said.replace(/[“„«].*?[”“»]/g, '')

/** The players a saying is about. */
function seatsIn(it: unknown): readonly number[] {
  if (typeof it !== 'object' || it === null) return []
  if ('seat' in it && typeof it.seat === 'number') return [it.seat]
  return [...new Set(Object.values(it).flatMap(seatsIn))]
}

/**
 * What is wrong with a saying as `me` reads it: missing text; my own name; nothing that stands for me; or, in a line of
 * the log that is about others or read by everybody, a word that addresses me.
 */
function illIn(speaker: Speaker, saying: Saying, me: number | null, isLogged: boolean): readonly string[] {
  const segments = speaker.sentence(saying, people, me)
  const said = segments.map(({ text }) => text).join('')
  const isMine = me !== null && (said.includes(people[me] ?? '') || !segments.some(({ you }) => you === true))
  const isYours =
    me === null && isLogged && seatsIn(saying).length > 0 && YOU[speaker.language]?.test(unquoted(said)) === true
  return UNSAID.test(said) || isMine || isYours ? [`${me === null ? 'all' : people[me]}: ${said}`] : []
}

/** Everything that could be said to a seat with a question. */
function askedOf<S extends object, E extends GameEvent, A extends Asks>(
  sayings: Sayings<S, E, A>,
  question: Question<A>,
  view: S,
  seat: Seat,
): readonly Saying[] {
  const { ask } = question
  const moves = ask.kind === 'menu' ? movesIn(ask) : [[undefined, ask] as const]
  const options = moves.flatMap(([move, inner]) => {
    const option = (one: string | number): Saying => sayings.option(question, one, view, move)
    if (inner.kind === 'oneOf') return [...inner.options, ...inner.barred.map(b => b.option)].map(option)
    return inner.kind === 'bundle' ? inner.items.map(({ name }) => option(name)) : []
  })
  return [sayings.asked(question, view, seat), ...options]
}

/**
 * At these tables each speaker can describe every event, to everybody and to each player it is about, and ask every
 * question.
 */
export function sayingsHold<S extends object, E extends GameEvent, A extends Asks, O extends object>(
  box: Boxed<S, E, A, O>,
  sayings: Sayings<S, E, A>,
  speakers: readonly Speaker[],
  tables: readonly (readonly [seats: number, changes: Partial<O>])[],
): void {
  test.each(tables)('with %i seats and %o a game is told in every language', (seats, changes) => {
    const heard = new Map<Viewer, number>()
    const ill = new Set<string>()
    /** Each sentence is tried once per language. */
    const tried = new Set<string>()
    const say = (saying: Saying, asked: Seat | null = null): void => {
      const key = JSON.stringify(saying)
      if (tried.has(key)) return
      tried.add(key)
      for (const speaker of speakers) {
        for (const me of [null, ...seatsIn(saying).filter(seat => asked === null || seat === asked)])
          for (const why of illIn(speaker, saying, me, asked === null)) ill.add(`${speaker.language}: ${why}`)
      }
    }
    randomGame(box, seats, changes, { seed: 'sayings', leaving: true }, ({ view, viewer, told }) => {
      for (const event of told.slice(heard.get(viewer) ?? 0)) for (const saying of sayings.logged(event)) say(saying)
      heard.set(viewer, told.length)
      const question = viewer === 'table' ? null : box.game.choice(view, viewer)
      if (question === null || viewer === 'table') return
      for (const saying of askedOf(sayings, question, view, viewer)) say(saying, viewer)
    })
    expect([...ill]).toEqual([])
    expect(tried.size).toBeGreaterThan(seats)
  })
}
