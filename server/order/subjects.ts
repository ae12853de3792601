import type { Evidence, Subject } from '#protocol/order'
import type { SubjectKind, ThingMeasure } from '#protocol/order-words'
import type { Person, Store } from '../storage/port.ts'
import type { Table } from '../tables/table.ts'
import { cards } from './subject-card.ts'
import { lines } from './subject-line.ts'
import { matches } from './subject-match.ts'
import { names } from './subject-name.ts'
import { isThread, notes } from './subject-note.ts'

/** A subject as it is now. */
export interface Looked {
  readonly evidence: Evidence
  /** Whom it is about; null if nobody knows. */
  readonly person: string | null
  /** Whether others do not see it. */
  readonly hidden: boolean
  /** Whether that is so only until a keeper has looked at it. */
  readonly held?: boolean
}

/** When and why something is hidden or closed. */
export interface Hiding {
  readonly at: number
  readonly reason: string
}

/** One kind of subject. What cannot be done with it is left out. */
export interface SubjectSource {
  /** As this person may see it; null if there is no such thing for them. With null the house looks, which sees all. */
  look(id: string, viewer: Person | null): Promise<Looked | null>
  hide?(id: string, how: Hiding): Promise<void>
  /** `was` is how it looked when it was hidden. */
  unhide?(id: string, was: Evidence | null): Promise<void>
  /** Closes what it belongs to, or, with null, opens it again. */
  close?(id: string, how: Hiding | null): Promise<void>
  /** Returns where it was before; null if it cannot be there. */
  move?(id: string, to: string, at: number): Promise<string | null>
}

/** Whether this can be done with a thing. Closing and moving is about a whole thread. */
export const canBe = (able: SubjectSource, kind: ThingMeasure, { id }: Subject): boolean =>
  able[kind] !== undefined && (kind === 'hide' || isThread(id))

export type Sources = { readonly [K in SubjectKind]: SubjectSource }

/** Everything in this house that somebody may report. */
export const sourcesIn = (store: Store<Table>): Sources => ({
  card: cards(store.gallery),
  line: lines(store),
  match: matches(store.matches),
  name: names(store),
  note: notes(store),
})

/** What can be done with a subject, whatever its kind. */
export class Subjects {
  readonly #sources: Sources

  constructor(sources: Sources) {
    this.#sources = sources
  }

  look({ kind, id }: Subject, viewer: Person | null): Promise<Looked | null> {
    return this.#sources[kind].look(id, viewer)
  }

  of({ kind }: Subject): SubjectSource {
    return this.#sources[kind]
  }
}
