import type { Decision, NewMeasure } from '#protocol/desk'
import type { Subject } from '#protocol/order'
import { isToThing, LONGEST_DAYS, measuresFor } from '#protocol/order-words'
import { refused } from '#protocol/refused'
import { storyIn } from '../gallery/story.ts'
import type { Refused } from '../matches/replies.ts'
import type { Deed, NewMeasure as Kept, OrderStore, StoredMeasure } from '../storage/order-port.ts'
import type { PeopleStore } from '../storage/port.ts'
import { type Actor, mayDecideOn, mayUndo, notYours } from './keepers.ts'
import { newId, noMeasure, noSubject } from './order.ts'
import { canBe, type Hiding, type Looked, type Subjects } from './subjects.ts'
import { isInForce } from './telling.ts'

export interface DecidingParams {
  readonly order: OrderStore
  readonly people: PeopleStore
  readonly subjects: Subjects
  readonly now: () => number
  readonly decided?: (what: Decided) => void
}

/** What was decided about, whether it is hidden by that, and whom it concerns: its maker, and those who reported it. */
export interface Decided {
  readonly subject: Subject
  readonly hides: boolean
  readonly people: readonly string[]
}

const DAY = 86_400_000
const nothing = refused('no report', 'a subject with open reports, or a measure')
const already = (kind: string): Refused => refused('already', `something else: ${kind} is in force there`)
const ended = refused('already', 'a measure that is in force')
const invalid = (expected: string): Refused => refused('invalid', expected)

export const deedOf = (at: number, actor: Actor, did: string, about: object): Deed => ({
  at,
  by: actor?.person.id ?? null,
  byName: actor?.person.name ?? null,
  did,
  about: JSON.stringify(about),
})

/** Only moving can still fail, if there is no such topic. */
const movesFirst = (a: NewMeasure, b: NewMeasure): number => Number(b.kind === 'move') - Number(a.kind === 'move')

/** What happens to a thing happens before it is written down: if the house fails in between, it can be decided again. */
export class Deciding {
  readonly #terms: DecidingParams

  constructor(terms: DecidingParams) {
    this.#terms = terms
  }

  async decide(
    actor: Actor,
    { subject, measures, reason: given }: Decision,
  ): Promise<readonly StoredMeasure[] | Refused> {
    const { order, subjects, now } = this.#terms
    const reason = storyIn(given) ?? ''
    if (reason === '') return invalid('reason: why, in at most 600 characters and 20 lines')
    const reports = await order.reports.open(subject)
    // What nobody has reported, a keeper sees as anybody does.
    const looked = await subjects.look(subject, reports.length > 0 ? null : (actor?.person ?? null))
    if (looked === null && reports.length === 0) return noSubject
    const person = looked?.person ?? reports[0]?.person ?? null
    if (!(await mayDecideOn(order.roles, actor, person))) return notYours
    if (measures.length === 0 && reports.length === 0) return nothing
    const problem = await this.#problemWith(subject, measures, looked, person)
    if (problem !== null) return problem
    const at = now()
    const kept: Kept[] = []
    for (const measure of measures.toSorted(movesFirst)) {
      const from = await this.#apply(subject, measure, { at, reason })
      if (from !== null && typeof from === 'object') return from
      kept.push({
        ...{ id: newId(), kind: measure.kind, subject, person, by: actor?.person.id ?? null, reason, at, from },
        evidence: looked?.evidence ?? reports[0]?.evidence ?? null,
        until: 'until' in measure ? measure.until : null,
        to: 'to' in measure ? measure.to : null,
      })
    }
    if (measures.length === 0 && looked?.held === true) await subjects.of(subject).unhide?.(subject.id, null)
    const did = kept.map(({ id, kind, until, to }) => ({ id, kind, until, to }))
    const about = { subject, person, measures: did, reports: reports.length, reason }
    await order.measures.decide(subject, kept, deedOf(at, actor, 'decide', about))
    const people = [person, ...reports.map(({ by }) => by)].filter(it => it !== null)
    this.#terms.decided?.({ subject, people, hides: kept.some(({ kind }) => kind === 'hide') })
    const stored = await Promise.all(kept.map(({ id }) => order.measures.find(id)))
    return stored.filter(it => it !== null)
  }

  async lift(actor: Actor, id: string, given: string): Promise<Refused | null> {
    const { order, now } = this.#terms
    const reason = storyIn(given) ?? ''
    if (reason === '') return invalid('reason: why, in at most 600 characters and 20 lines')
    const measure = await this.#mine(actor, id)
    if ('code' in measure) return measure
    const at = now()
    if (!isInForce(measure, at)) return ended
    await this.#undo(measure, at)
    const how = { at, by: actor?.person.id ?? null, reason }
    const about = { measure: id, kind: measure.kind, subject: measure.subject, person: measure.person, reason }
    if (!(await order.measures.lift(id, how, deedOf(at, actor, 'lift', about)))) return ended
    this.#undone(measure)
    return null
  }

  /** Granting an appeal lifts the measure. */
  async answer(actor: Actor, id: string, granted: boolean, given: string): Promise<Refused | null> {
    const { order, now } = this.#terms
    const reason = storyIn(given) ?? ''
    if (reason === '') return invalid('reason: why, in at most 600 characters and 20 lines')
    const measure = await this.#mine(actor, id)
    if ('code' in measure) return measure
    if (measure.appeal === null || measure.answer !== null) return refused('no appeal', 'a measure with an open appeal')
    if (actor !== null && actor.role !== 'host' && measure.by === actor.person.id) return notYours
    const at = now()
    if (granted && isInForce(measure, at)) await this.#undo(measure, at)
    const how = { at, by: actor?.person.id ?? null, reason, granted }
    const about = { measure: id, kind: measure.kind, person: measure.person, granted, reason }
    if (!(await order.measures.answer(id, how, deedOf(at, actor, 'answer', about)))) return ended
    this.#undone(measure)
    return null
  }

  #undone({ subject, person }: StoredMeasure): void {
    this.#terms.decided?.({ subject, people: person === null ? [] : [person], hides: false })
  }

  /** A measure that this keeper may undo. */
  async #mine(actor: Actor, id: string): Promise<StoredMeasure | Refused> {
    const { roles, measures } = this.#terms.order
    const measure = await measures.find(id)
    if (measure === null) return { ...noMeasure, expected: 'the id of a measure' }
    const may = (await mayDecideOn(roles, actor, measure.person)) && (await mayUndo(roles, actor, measure.by))
    return may ? measure : notYours
  }

  async #problemWith(
    subject: Subject,
    measures: readonly NewMeasure[],
    looked: Looked | null,
    person: string | null,
  ): Promise<Refused | null> {
    const { order, subjects, now } = this.#terms
    if (new Set(measures.map(({ kind }) => kind)).size < measures.length) return invalid('measures: each kind once')
    for (const measure of measures) {
      const { kind } = measure
      const able = subjects.of(subject)
      const isPossible = isToThing(kind) ? looked !== null && canBe(able, kind, subject) : person !== null
      if (!measuresFor[subject.kind].includes(kind) || !isPossible)
        return refused('not possible', `something else than ${kind} for this ${subject.kind}`)
      if ((kind === 'hide' || kind === 'close') && (await order.measures.standing(subject, kind)) !== null)
        return already(kind)
      if ('until' in measure && (measure.until <= now() || measure.until > now() + LONGEST_DAYS * DAY))
        return invalid(`until: a time to come, at most ${LONGEST_DAYS} days from now`)
    }
    return null
  }

  /** Where a thread was before it was moved, or why it was not. */
  async #apply(subject: Subject, measure: NewMeasure, how: Hiding): Promise<string | null | Refused> {
    const { id } = subject
    const able = this.#terms.subjects.of(subject)
    switch (measure.kind) {
      case 'hide':
        await able.hide?.(id, how)
        return null
      case 'close':
        await able.close?.(id, how)
        return null
      case 'move':
        return (await able.move?.(id, measure.to, how.at)) ?? invalid('to: a topic of the board, or TOPIC/GAME')
      case 'warn':
      case 'mute':
      case 'ban':
        return null // the doors read what is written down
    }
  }

  async #undo({ kind, subject, evidence, from }: StoredMeasure, at: number): Promise<void> {
    const able = this.#terms.subjects.of(subject)
    switch (kind) {
      case 'hide':
        return able.unhide?.(subject.id, evidence)
      case 'close':
        return able.close?.(subject.id, null)
      case 'move':
        if (from !== null) await able.move?.(subject.id, from, at)
        return
      case 'warn':
      case 'mute':
      case 'ban':
        return
      default:
        kind satisfies never
    }
  }
}
