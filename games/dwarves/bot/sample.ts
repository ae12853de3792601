import { without } from '#games/pieces/deck'
import { type Rng, shuffle } from '#kernel/chance'
import type { Seat } from '#kernel/seat'
import { knows, nobody, only, peek } from '#kernel/secret'
import { type Back, backOf, backs, type CardId, cardsWith } from '../cards/index.ts'
import type { Battle, Side, Stage, State } from '../types.ts'

/** How likely a card is to be in a rival's hand, as a weight; a card in the deck has weight 1. */
export type Belief = (seat: Seat, card: CardId) => number

/** The cards of each back that the view does not show: in rivals' hands, laid face down, and in the decks. */
export function unseenIn(view: State): Readonly<Record<Back, readonly CardId[]>> {
  const seen: CardId[] = [...view.decks.creature.discards, ...view.decks.other.discards]
  if (view.battle !== null) {
    seen.push(view.battle.card)
    for (const laid of view.battle.laid) if (laid !== null && knows(laid.card)) seen.push(peek(laid.card))
  }
  for (const { hand, groups } of view.sides) {
    if (knows(hand)) seen.push(...peek(hand))
    for (const { kind, count, ability } of groups) {
      for (let n = 0; n < count; n++) seen.push(kind)
      if (ability !== null) seen.push(ability)
    }
  }
  const { creature, other } = cardsWith(view.options)
  return { creature: without(creature, ...seen), other: without(other, ...seen) }
}

/**
 * A whole table that this view could be of: rivals hold cards of the backs they show, drawn from what is unseen by how
 * likely the belief says each is, and the decks hold the rest.
 */
export function sampleWorld(view: State, rng: Rng, belief?: Belief): State {
  const unseen = unseenIn(view)
  const left: Record<Back, CardId[]> = {
    creature: shuffle(rng, unseen.creature),
    other: shuffle(rng, unseen.other),
  }
  const laid = view.battle?.laid.map(it => it) ?? []
  const sides = view.sides.map((side, i): Side => {
    const seat = i as Seat
    if (knows(side.hand)) return side
    const hidden = laid[i] ?? null
    const isFaceDown = hidden !== null && !knows(hidden.card)
    const hand = backs.flatMap(back =>
      Array.from({ length: side.backs[back] }, () => take(left[back], rng, belief, seat)),
    )
    if (!isFaceDown) return { ...side, hand: only(seat, hand) }
    const card = faceDown(hand, hidden.back, rng, belief, seat)
    laid[i] = { ...hidden, card: only(seat, card) }
    return { ...side, hand: only(seat, without(hand, card)) }
  })
  const decks = {
    creature: { ...view.decks.creature, cards: nobody(left.creature) },
    other: { ...view.decks.other, cards: nobody(left.other) },
  }
  const battle: Battle | null = view.battle === null ? null : { ...view.battle, laid }
  return { ...view, sides, decks, battle, stage: view.stage === null ? null : opened(view.stage) }
}

/** Takes a card out of a shuffled list: the last, or one by weight. */
function take(cards: CardId[], rng: Rng, belief: Belief | undefined, seat: Seat): CardId {
  let place = cards.length - 1
  if (belief !== undefined && cards.length > 1) {
    const weights = cards.map(card => belief(seat, card))
    let ticket = (rng.below(1 << 20) / (1 << 20)) * weights.reduce((a, b) => a + b, 0)
    place = weights.findIndex(weight => {
      ticket -= weight
      return ticket < 0
    })
    if (place < 0) place = cards.length - 1
  }
  const [card] = cards.splice(place, 1)
  if (card === undefined) throw new Error('a hand has more cards of a back than are unseen')
  return card
}

/** The card of this hand that lies face down. */
function faceDown(
  hand: readonly CardId[],
  back: Back | null,
  rng: Rng,
  belief: Belief | undefined,
  seat: Seat,
): CardId {
  const fitting = hand.filter(card => back === null || backOf(card) === back)
  return take([...fitting], rng, belief, seat)
}

/** What others have sealed is taken as not yet answered. */
function opened(stage: Stage): Stage {
  if (stage.at === 'window')
    return { ...stage, sealed: stage.sealed.map((it, seat) => (knows(it) ? it : only(seat as Seat, null))) }
  if (stage.at !== 'hands') return stage
  return {
    ...stage,
    picks: stage.picks.map((it, seat) => (it === null || knows(it) ? it : only(seat as Seat, 'dusty'))),
  }
}
