import { randomBytes } from 'node:crypto'
import type { Mine, MyMeasure, MyReport, NewReport, Subject } from '#protocol/order'
import { refused } from '#protocol/refused'
import { Allowances } from '../allowance.ts'
import { storyIn } from '../gallery/story.ts'
import type { Refused } from '../matches/replies.ts'
import { siteOf } from '../network.ts'
import type { Share } from '../nodes/shared-limits.ts'
import type { OrderStore } from '../storage/order-port.ts'
import type { Person } from '../storage/port.ts'
import { notFor } from './keepers.ts'
import type { Subjects } from './subjects.ts'
import { mayAppeal, toldMine, toldReport } from './telling.ts'

const DAY = 86_400_000
/** How many reports somebody may make in a day, and on their first day in the house. */
const [A_DAY, FIRST_DAY] = [20, 5]
/** How many reports people from one network make together on their first day: new browsers cost nothing. */
const FIRST_DAY_THERE = 25
/** How many of their own measures and reports somebody is told. */
const MOST = 50
/** How far waiting cases are counted. */
const MANY = 100

export const noSubject = refused('no subject', 'something of this house that you can see')
const yourself = refused('yourself', 'something of somebody else')
export const noMeasure = refused('no measure', 'a measure that concerns you')
const noAppeal = refused('no appeal', 'a measure that is in force and that you have not appealed against')
const invalid = (expected: string): Refused => refused('invalid', expected)

export interface OrderParams {
  readonly store: OrderStore
  readonly subjects: Subjects
  readonly now: () => number
  /** Something waits for these keepers. */
  readonly waits?: (keepers: readonly string[]) => void
  /** What comes from one network is counted on all nodes together, if there are several. */
  readonly share?: Share | undefined
}

/** Keeping order, as everybody knows it. What keepers do is in `desk.ts`. */
export class Order {
  readonly #terms: OrderParams
  /** Of newcomers, by network. */
  readonly #reports: Allowances

  constructor(terms: OrderParams) {
    this.#terms = terms
    this.#reports = new Allowances(FIRST_DAY_THERE, (FIRST_DAY_THERE * 1000) / DAY, terms.now, terms.share)
  }

  /** From the network of this address. Kept with the subject as it is now, whatever becomes of it. */
  async report(who: Person, { subject, cause, words = '' }: NewReport, address: string): Promise<MyReport | Refused> {
    const { store, subjects, now } = this.#terms
    const said = storyIn(words)
    if (said === null || (cause === 'other' && said === ''))
      return invalid('words: what is wrong with it, in at most 600 characters and 20 lines')
    const looked = await subjects.look(subject, who)
    if (looked === null) return noSubject
    if (looked.person === who.id) return yourself
    const at = now()
    const [most, when] = at - who.since < DAY ? [FIRST_DAY, 'on your first day here'] : [A_DAY, 'a day']
    if ((await store.reports.made(who.id, at - DAY)) >= most)
      return refused('too many reports', `at most ${most} ${when}`)
    const network = at - who.since < DAY ? siteOf(address) : null
    if (network !== null && !this.#reports.may(network))
      return refused('too many reports', `at most ${FIRST_DAY_THERE} a day from one network by newcomers`)
    const { evidence, person } = looked
    const report = { id: newId(), subject, cause, words: said, by: who.id, at, evidence, person }
    const stored = await store.reports.report(report)
    if (network !== null && stored.id !== report.id) this.#reports.may(network, -1) // said before
    await this.#tellKeepers()
    return toldReport(stored)
  }

  /** The house itself puts something before the keepers that has a listed word; once, however often it is told so. */
  async hold(subject: Subject): Promise<void> {
    const { store, subjects, now } = this.#terms
    const looked = await subjects.look(subject, null)
    if (looked === null || (await store.reports.open(subject)).some(({ by }) => by === null)) return
    const { evidence, person } = looked
    await store.reports.report({
      ...{ id: newId(), subject, cause: 'words', words: '', by: null, at: now(), evidence, person },
    })
    await this.#tellKeepers()
  }

  async mine(who: Person): Promise<Mine> {
    const { store, now } = this.#terms
    const at = now()
    const role = await store.roles.of(who.id)
    const [holding, measures, reports, waiting] = await Promise.all([
      store.measures.holding([who.id], at),
      store.measures.of(who.id, MOST),
      store.reports.by(who.id, MOST),
      role === null ? null : this.#waiting(await notFor(store.roles, { person: who, role })),
    ])
    const { muted = null, banned = null } = holding.get(who.id) ?? {}
    return {
      ...{ role, waiting, muted, banned },
      measures: measures.map(measure => toldMine(measure, at)),
      reports: reports.map(toldReport),
    }
  }

  see(who: Person): Promise<void> {
    return this.#terms.store.measures.see(who.id)
  }

  async appeal(who: Person, id: string, given: string): Promise<MyMeasure | Refused> {
    const { store, now } = this.#terms
    const words = storyIn(given) ?? ''
    if (words === '') return invalid('words: why it is wrong, in at most 600 characters and 20 lines')
    const measure = await store.measures.find(id)
    if (measure === null || measure.person !== who.id) return noMeasure
    const at = now()
    const about = JSON.stringify({ measure: id })
    const deed = { at, by: who.id, byName: who.name, did: 'appeal', about }
    if (!mayAppeal(measure, at) || !(await store.measures.appeal(id, words, deed))) return noAppeal
    await this.#tellKeepers()
    return toldMine((await store.measures.find(id)) ?? measure, at)
  }

  async #tellKeepers(): Promise<void> {
    const keepers = await this.#terms.store.roles.all()
    this.#terms.waits?.(keepers.map(({ person }) => person))
  }

  async #waiting(notAbout: readonly string[]): Promise<NonNullable<Mine['waiting']>> {
    const { reports, measures } = this.#terms.store
    const [cases, appeals] = await Promise.all([
      reports.cases(notAbout, null, MANY),
      measures.appealed(notAbout, null, MANY),
    ])
    return { reports: cases.length, appeals: appeals.length }
  }
}

export const newId = (): string => randomBytes(9).toString('base64url')
