import { memoryOf } from '#kernel/memory'
import { type BySeat, of, type Seat, seatsOf } from '#kernel/seat'
import { knows, type Only, peek } from '#kernel/secret'
import { type Hoard, hoardOf, minus, noTokens, one, plus } from './cards/tokens.ts'
import type { GoldEvent } from './events.ts'

/** R11.4: what is known about a hoard, and how many of its tokens came or went in secret. */
export interface Noted {
  readonly known: Hoard
  readonly doubt: number
}
export type Notebook = BySeat<Noted>

interface Notes {
  /** For the token that vanished last: who is known to have it, and who else may. */
  slip: { readonly thief: Seat | undefined; readonly suspects: readonly Seat[] }
  readonly book: { known: Hoard; doubt: number }[]
}
const notesOf = memoryOf((): Notes => ({ slip: { thief: undefined, suspects: [] }, book: [] }), note)

/** The notebook of somebody who was told exactly this. */
export const ledgerOf = (told: readonly GoldEvent[]): Notebook => notesOf(told).book

function note(notes: Notes, event: GoldEvent): void {
  const { book } = notes
  const add = (seat: Seat, tokens: Hoard): void => {
    const page = of(book, seat)
    page.known = plus(page.known, tokens)
  }
  /** An unknown token may have left a hoard that was fully known, so counts never go below zero. */
  const take = (seat: Seat, tokens: Hoard): void => {
    const page = of(book, seat)
    page.known = positive(minus(page.known, tokens))
  }
  const wonder = (seat: Seat, count: number): void => {
    of(book, seat).doubt += count
  }
  switch (event.type) {
    case 'seated':
      book.push(...event.screens.map(() => ({ known: noTokens, doubt: 0 })))
      return
    case 'redClaimed':
      return add(event.seat, hoardOf({ red: event.red }))
    case 'sharesTaken':
      for (const [i, seat] of event.party.entries()) add(seat, event.shares[i] ?? noTokens)
      return
    case 'tokenTaken':
      return add(event.seat, one(event.token))
    case 'tokenStolen':
      if (knows(event.token)) {
        const token = one(peek(event.token))
        take(event.victim, token)
        return add(event.seat, token)
      }
      wonder(event.victim, 1)
      return wonder(event.seat, 1)
    case 'tradeDone':
      for (const { from, to, count } of event.moved)
        if (!knows(event.deal)) {
          wonder(from, count)
          wonder(to, count)
        }
      if (knows(event.deal))
        for (const { from, to, what } of peek(event.deal)) {
          take(from as Seat, hoardOf(what))
          add(to as Seat, hoardOf(what))
        }
      return
    case 'tokenVanished':
      notes.slip = slipIn(event.took)
      for (const seat of notes.slip.suspects) wonder(seat, 1)
      if (notes.slip.thief !== undefined) add(notes.slip.thief, one(event.token))
      return
    case 'handCaught':
      if (!event.back) return
      if (notes.slip.thief !== undefined) take(notes.slip.thief, one(event.token))
      for (const seat of notes.slip.suspects) wonder(seat, -1)
      return
    case 'screensLifted':
      for (const [i, hoard] of event.hoards.entries()) Object.assign(of(book, i as Seat), { known: hoard, doubt: 0 })
      return
  }
}

function slipIn(took: BySeat<Only<boolean>>): Notes['slip'] {
  const seats = seatsOf(took.length)
  const thief = seats.find(seat => knows(of(took, seat)) && peek(of(took, seat)))
  return { thief, suspects: thief === undefined ? seats.filter(seat => !knows(of(took, seat))) : [] }
}

const positive = (hoard: Hoard): Hoard =>
  hoardOf(Object.fromEntries(Object.entries(hoard).map(([token, n]) => [token, Math.max(0, n)])))
