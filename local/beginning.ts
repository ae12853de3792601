import { botsExpected, botsMeant } from '#bots/levels'
import { rosterOf } from '#bots/roster'
import { seatedBots } from '#bots/sitting-down'
import type { Refused } from '#client/messages'
import type { Playable } from '#games/boxed'
import { personaOf } from '#kernel/bot-name'
import { headerOf, lineOf } from '#kernel/file'
import { open } from '#kernel/match'
import { areNames } from '#kernel/names'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { diceOf, type Seed } from '#kernel/seed'
import { type Crest, withCrests } from '#protocol/crest'
import { type LocalMatchRequest, refused } from './messages.ts'
import type { SavedLine, SavedMatch } from './saved-match.ts'

/** A match to store, with its entries. */
export interface NewMatch {
  readonly kept: SavedMatch
  readonly lines: readonly SavedLine[]
}
interface Given {
  readonly id: string
  readonly seed: Seed
  readonly began: number
  readonly edition: string
}

/** A match as somebody wants it, with its first entry; or why it cannot begin. */
export function newMatch(played: Playable, terms: LocalMatchRequest, given: Given): NewMatch | Refused {
  const { game } = played
  const { id, seed, began, edition } = given
  const options = optionsFrom(game.options, terms.options)
  if (isOptionProblem(options)) return refused('not an option', `${options.option}: ${options.expected}`)
  const { min, max } = game.seats
  if (terms.seats.length < min || terms.seats.length > max) return refused('seats', `${min} to ${max} seats`)
  const known = Object.keys(rosterOf(played))
  if (terms.seats.some(it => 'bot' in it && botsMeant(known, it.bot).length === 0))
    return refused('no bot', botsExpected(known))
  const seated = seatedFor(terms.seats, known, id)
  const names = seated.map(({ name }) => name)
  if (!areNames(names)) return refused('invalid', 'names of 1 to 40 visible characters, no two alike')

  const { entry } = open(game, { seats: names.length, options, dice: diceOf(seed) }, began)
  const bots = seated.map(({ bot }) => ({ bot }))
  const sitters = withCrests(bots, ({ bot }, seat) => ({
    crest: wishOf(terms.seats[seat]),
    isBot: bot !== null,
    id: names[seat] ?? '',
    persona: personaOf(bot ?? ''),
  }))
  const header = headerOf(game, { edition, names, options, seed })
  const [pause, next] = [terms.pause, 1]
  const agreed = terms.advice === true && { agreedAdvice: true }
  const kept = { id, header, seed, sitters, pause, began, changed: began, at: began, next, over: false, ...agreed }
  return { kept, lines: [{ line: lineOf(entry), command: null }] }
}

const wishOf = (seat: LocalMatchRequest['seats'][number] | undefined): Crest | undefined =>
  seat !== undefined && 'name' in seat ? seat.crest : undefined

/** People under their own names, bots under the names of bots here. */
function seatedFor(seats: LocalMatchRequest['seats'], known: readonly string[], id: string) {
  const people = seats.flatMap(it => ('name' in it ? [it.name] : []))
  const wishes = seats.flatMap((it, seat) => ('bot' in it ? [{ seat, wish: it.bot, name: it.called }] : []))
  const bots = seatedBots(known, wishes, id, people)
  return seats.map((it, seat) => {
    const { bot = null, name = '' } = bots.find(other => other.seat === seat) ?? {}
    return { bot, name: 'name' in it ? it.name : name }
  })
}
