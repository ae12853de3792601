import { playBots } from '#bots/match'
import type { Guest } from '#games/workshop/guest'
import { guestId, guestOf } from '#games/workshop/guest-id'
import { readGuest } from '#games/workshop/guests-option'
import type { GameEvent } from '#kernel/game'
import { playOut } from '#kernel/laws/onward'
import { Witness } from '#kernel/laws/witness'
import { open } from '#kernel/match'
import { isOptionProblem, optionsFrom } from '#kernel/options'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Kit } from './kit.ts'

/** Signs of missing text. */
const UNSAID = /undefined|\bnull\b|NaN|\[object|[{}]|\s\s|^\s|\s$|^$/
/** Longer than anybody would read on a card. */
const LONGEST_SAID = 1500

/** What is wrong with a card by itself: it must be written and read again, and be said in every language. */
export function problemsOf({ workshop, speakers }: Kit, card: Guest): readonly string[] {
  const written = JSON.stringify(card)
  const again = readGuest(JSON.parse(written), workshop.kinds)
  const said = speakers.map(({ language, text }) => [language, text(workshop.text(card))] as const)
  return [
    ...('value' in again && JSON.stringify(again.value) === written ? [] : ['reads differently when it is written']),
    ...(JSON.stringify(guestOf(guestId(card))) === written ? [] : ['is not what its id says']),
    ...said.flatMap(([language, it]) =>
      UNSAID.test(it) || !/[.)]$/.test(it) || it.length > LONGEST_SAID ? [`is said in ${language} as “${it}”`] : [],
    ),
  ]
}

/** A table with these guests and some house rules. */
export interface Invited {
  readonly cards: readonly Guest[]
  readonly seats: number
  readonly rules: Readonly<Record<string, unknown>>
  readonly seed: string
}

/** What came of it. */
export interface Outcome {
  readonly entries: number
  /** Those of the cards with which somebody did something. */
  readonly met: readonly Guest[]
  /** Who was told what. */
  readonly audiences: ReadonlySet<string>
}

/** Plays at random under the laws; throws at the first that is broken. */
export function playedUnderLaws({ box }: Kit, { cards, seats, rules, seed }: Invited): Outcome {
  const options = optionsOf(box.game.options, { ...rules, guests: cards })
  const witness = new Witness(() => open(box.game, { seats, options, dice: diceOf(seedFrom(seed)) }), box.census)
  playOut(witness, diceOf(seedFrom(`player ${seed}`)))
  const met = metIn(
    cards,
    witness.log.flatMap(entry => entry.events),
  )
  return { entries: witness.match.next, met, audiences: witness.audiences }
}

/** Plays with bots; whether the match came to an end. */
export function playedByBots({ box }: Kit, { cards, seats, rules, seed }: Invited, bot: string): Outcome | null {
  const options = optionsOf(box.game.options, { ...rules, guests: cards })
  const events: GameEvent[] = []
  const match = playBots(box, { options, bots: Array<string>(seats).fill(bot), seed }, entry => {
    events.push(...entry.events)
  })
  if (box.game.result(match.state) === null) return null
  return { entries: match.next, met: metIn(cards, events), audiences: new Set() }
}

function optionsOf(table: Kit['box']['game']['options'], given: Readonly<Record<string, unknown>>): object {
  const options = optionsFrom(table, given)
  if (isOptionProblem(options)) throw new Error(`${options.option}: expected ${options.expected}`)
  return options
}

/** An event about a seat that names the card. */
function metIn(cards: readonly Guest[], events: readonly GameEvent[]): readonly Guest[] {
  const named = events.filter(event => 'seat' in event).map(event => JSON.stringify(event))
  return cards.filter(card => named.some(text => text.includes(`"${guestId(card)}"`)))
}
