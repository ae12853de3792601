import type { AuditEntry, Case, Concerned, Decision, MeasureTold } from '#protocol/desk'
import type { Subject } from '#protocol/order'
import { type MeasureKind, measuresFor, type Role } from '#protocol/order-words'
import { isRefused, refused } from '#protocol/refused'
import type { Refused } from '../matches/replies.ts'
import type { Place } from '../storage/order-port.ts'
import type { Person } from '../storage/port.ts'
import { cursorOf, placeIn } from './cursor.ts'
import { Deciding, type DecidingParams, deedOf } from './deciding.ts'
import { type Actor, type Keeper, mayDecideOn, notFor, notHost } from './keepers.ts'
import { noSubject } from './order.ts'
import { canBe, type Looked } from './subjects.ts'
import { namesOf, toldMeasures, toldPeople, toldReports } from './telling.ts'

/** How many cases, appeals, measures or entries are on a page. */
const A_PAGE = 20
/** For how long somebody who takes a case is told to look into it, in milliseconds. */
const TAKEN = 30 * 60_000
/** How many people of one name are told, and how many of their measures. */
const MOST = 50

export interface Page<T> {
  readonly items: readonly T[]
  readonly after: string | null
}

export const noPerson = refused('no person', 'the id of somebody in this house')
const badCursor = refused('not a request', 'after: what the page before told')
const lastHost = refused('last host', 'another host first: a house needs one')

/** What keepers see and do. Whoever asks has been looked at: only keepers and the house's own commands come here. */
export class Desk {
  readonly #terms: DecidingParams
  readonly #deciding: Deciding

  constructor(terms: DecidingParams) {
    this.#terms = terms
    this.#deciding = new Deciding(terms)
  }

  roleOf(person: Person): Promise<Role | null> {
    return this.#terms.order.roles.of(person.id)
  }

  /** Open reports joined by subject, the oldest first. */
  async cases(actor: Actor, after?: string): Promise<Page<Case> | Refused> {
    const { order } = this.#terms
    const notAbout = await this.#notFor(actor)
    const found = await this.#page(
      after,
      (place, most) => order.reports.cases(notAbout, place, most),
      it => ({
        at: it.since,
        id: `${it.subject.kind} ${it.subject.id}`,
      }),
    )
    if (isRefused(found)) return found
    return { ...found, items: await Promise.all(found.items.map(it => this.#case(actor, it.subject))) }
  }

  /** One case, whether anybody has reported it or not. */
  async case(actor: Actor, subject: Subject): Promise<Case | Refused> {
    const told = await this.#case(actor, subject)
    if (told.now === null && told.reports.length === 0) return noSubject
    // Who reported somebody is not for them to read, nor for those who may not decide about them.
    if (await mayDecideOn(this.#terms.order.roles, actor, told.person?.person ?? null)) return told
    return told.now === null ? noSubject : { ...told, reports: [], taken: null }
  }

  async appeals(actor: Actor, after?: string): Promise<Page<MeasureTold> | Refused> {
    const { order } = this.#terms
    const notOf = await this.#notFor(actor)
    const found = await this.#page(
      after,
      (place, most) => order.measures.appealed(notOf, place, most),
      it => ({
        at: it.appeal?.at ?? 0,
        id: it.id,
      }),
    )
    return isRefused(found) ? found : this.#told(found)
  }

  async measures(after?: string): Promise<Page<MeasureTold> | Refused> {
    const { order } = this.#terms
    const found = await this.#page(
      after,
      (place, most) => order.measures.latest(place, most),
      it => it,
    )
    return isRefused(found) ? found : this.#told(found)
  }

  /** Whoever takes a case that somebody else has taken, has it then. */
  async take(keeper: Keeper, subject: Subject, on: boolean): Promise<Case | Refused> {
    const { order, now } = this.#terms
    const [report] = await order.reports.open(subject)
    if (report === undefined || !(await mayDecideOn(order.roles, keeper, report.person))) return noSubject
    await order.reports.take(subject, on ? { by: keeper.person.id, at: now() } : null)
    return this.#case(keeper, subject)
  }

  async decide(actor: Actor, decision: Decision): Promise<readonly MeasureTold[] | Refused> {
    const decided = await this.#deciding.decide(actor, decision)
    return isRefused(decided) ? decided : toldMeasures(this.#terms.people, decided, this.#terms.now())
  }

  async lift(actor: Actor, id: string, reason: string): Promise<MeasureTold | Refused> {
    return this.#after(id, await this.#deciding.lift(actor, id, reason))
  }

  async answer(actor: Actor, id: string, granted: boolean, reason: string): Promise<MeasureTold | Refused> {
    return this.#after(id, await this.#deciding.answer(actor, id, granted, reason))
  }

  async person(
    id: string,
  ): Promise<{ readonly person: Concerned; readonly measures: readonly MeasureTold[] } | Refused> {
    const { order, people, now } = this.#terms
    const [person] = await toldPeople(order, people, [id], now())
    if (person === undefined) return noPerson
    return { person, measures: await toldMeasures(people, await order.measures.of(id, MOST), now()) }
  }

  async named(name: string): Promise<readonly Concerned[]> {
    const { order, people, now } = this.#terms
    const found = await people.named(name, MOST)
    return toldPeople(
      order,
      people,
      found.map(({ id }) => id),
      now(),
    )
  }

  async keepers(): Promise<readonly Concerned[]> {
    const { order, people, now } = this.#terms
    return toldPeople(
      order,
      people,
      (await order.roles.all()).map(({ person }) => person),
      now(),
    )
  }

  async role(actor: Actor, id: string, role: Role | null): Promise<Concerned | Refused> {
    const { order, people } = this.#terms
    if (actor !== null && actor.role !== 'host') return notHost
    const person = await people.find(id)
    if (person === null) return noPerson
    const was = await order.roles.of(id)
    const deed = deedOf(this.#terms.now(), actor, 'role', { person: id, name: person.name, role, was })
    if (was !== role && !(await order.roles.put(id, role, deed))) return lastHost
    const told = await this.person(id)
    return isRefused(told) ? told : told.person
  }

  async words(actor: Actor): Promise<readonly string[] | Refused> {
    return actor !== null && actor.role !== 'host' ? notHost : this.#terms.order.words.all()
  }

  async setWords(actor: Actor, words: readonly string[]): Promise<readonly string[] | Refused> {
    const { order, now } = this.#terms
    if (actor !== null && actor.role !== 'host') return notHost
    const wanted = [...new Set(words.map(word => word.trim().toLowerCase()))].filter(word => /[\p{L}\p{N}]/u.test(word))
    const before = await order.words.all()
    const added = wanted.filter(word => !before.includes(word))
    const removed = before.filter(word => !wanted.includes(word))
    if (added.length + removed.length > 0)
      await order.words.put(wanted, deedOf(now(), actor, 'words', { added, removed }))
    return order.words.all()
  }

  async audit(after?: string): Promise<Page<AuditEntry> | Refused> {
    if (after !== undefined && !/^\d{1,9}$/.test(after)) return badCursor
    const before = after === undefined ? null : Number(after)
    const found = await this.#terms.order.audit.latest(before, A_PAGE + 1)
    const items = found.slice(0, A_PAGE).map(({ by, byName, about, ...entry }) => ({
      ...entry,
      by: by === null ? null : { person: by, name: byName ?? '' },
      about: JSON.parse(about) as AuditEntry['about'],
    }))
    return { items, after: found.length > A_PAGE ? String(items.at(-1)?.number) : null }
  }

  async #case(actor: Actor, subject: Subject): Promise<Case> {
    const { order, people, subjects, now } = this.#terms
    const [reports, taken] = await Promise.all([order.reports.open(subject), order.reports.taken(subject)])
    // What nobody has reported a keeper sees as anybody does.
    const looked = await subjects.look(subject, reports.length > 0 ? null : (actor?.person ?? null))
    const person = looked?.person ?? reports[0]?.person ?? null
    const [named, [concerned = null], mayDecide] = await Promise.all([
      namesOf(people, [taken?.by ?? null, ...reports.map(({ by }) => by)]),
      toldPeople(order, people, person === null ? [] : [person], now()),
      mayDecideOn(order.roles, actor, person),
    ])
    const isTaken = taken !== null && taken.at > now() - TAKEN
    return {
      subject,
      since: reports[0]?.at ?? now(),
      reports: toldReports(reports, named),
      now: looked && { ...looked.evidence, before: [] },
      hidden: looked?.hidden ?? false,
      person: concerned,
      taken: isTaken ? { ...named(taken.by), at: taken.at } : null,
      may: mayDecide ? this.#possible(subject, looked, concerned) : [],
    }
  }

  #possible(subject: Subject, looked: Looked | null, concerned: Concerned | null): MeasureKind[] {
    const able = this.#terms.subjects.of(subject)
    return measuresFor[subject.kind].filter(kind => {
      if (kind === 'hide' && looked?.hidden && looked.held !== true) return false
      const isThing = kind === 'hide' || kind === 'close' || kind === 'move'
      return isThing ? looked !== null && canBe(able, kind, subject) : concerned !== null
    })
  }

  #notFor(actor: Actor): Promise<readonly string[]> | readonly string[] {
    return actor === null ? [] : notFor(this.#terms.order.roles, actor)
  }

  async #page<T>(
    after: string | undefined,
    find: (place: Place | null, most: number) => Promise<readonly T[]>,
    placeOf: (it: T) => Place,
  ): Promise<{ readonly items: readonly T[]; readonly after: string | null } | Refused> {
    const place = after === undefined ? null : placeIn(after)
    if (place === undefined) return badCursor
    const found = await find(place, A_PAGE + 1)
    const items = found.slice(0, A_PAGE)
    const last = found.length > A_PAGE ? items.at(-1) : undefined
    return { items, after: last === undefined ? null : cursorOf(placeOf(last)) }
  }

  async #told(found: Page<Parameters<typeof toldMeasures>[1][number]>): Promise<Page<MeasureTold>> {
    return { ...found, items: await toldMeasures(this.#terms.people, found.items, this.#terms.now()) }
  }

  async #after(id: string, problem: Refused | null): Promise<MeasureTold | Refused> {
    if (problem !== null) return problem
    const measure = await this.#terms.order.measures.find(id)
    const [told] = await toldMeasures(this.#terms.people, measure === null ? [] : [measure], this.#terms.now())
    return told ?? noSubject
  }
}
