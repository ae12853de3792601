import type { Game } from '#kernel/game'
import { PROTOCOL } from '#protocol/version'
import { Line, type LineParams } from './line.ts'
import type { HouseMessage, Introduction, Reply, Waiting } from './messages.ts'
import { Replica } from './replica.ts'

export type { Refused, Reply } from './messages.ts'

/** `More` are messages that only this house sends, such as the one on a device. */
export interface ClientParams<More = never> extends Pick<LineParams, 'dial' | 'patience' | 'pulse' | 'disowned'> {
  readonly games: (id: string) => Game | undefined
  /** Something has changed: a new entry, a new question, a lost or restored connection. */
  readonly changed?: (match: string) => void
  /** Messages about anything but matches: tables, the lobby, talk. */
  readonly heard?: (heard: HouseMessage | More) => void
  /** The connection was opened or lost. */
  readonly turned?: () => void
}

/** A match as this client knows it. */
interface Followed {
  introduction: Introduction | null
  replica: Replica | null
  waiting: Waiting | null
  /** How often what it knew turned out to belong to another history. */
  turnedBack: number
}
const unknown: Readonly<Followed> = { introduction: null, replica: null, waiting: null, turnedBack: 0 }

/** Follows matches through any number of lost connections: "I have up to N" is the only way to catch up. */
export class Client<More = never> {
  readonly line: Line
  readonly #terms: ClientParams<More>
  readonly #followed = new Map<string, Followed>()

  constructor(terms: ClientParams<More>) {
    this.#terms = terms
    const { dial, patience, pulse, disowned } = terms
    const turned = (): void => {
      for (const match of this.#followed.keys()) terms.changed?.(match)
      terms.turned?.()
    }
    this.line = new Line({
      dial,
      ...(patience && { patience }),
      ...(pulse && { pulse }),
      ...(disowned && { disowned }),
      turned,
      heard: heard => this.#hear(heard),
    })
  }

  /** This client's copy of a match; null until the house has sent who sits where. */
  replica(match: string): Replica | null {
    return this.#followed.get(match)?.replica ?? null
  }
  introduction(match: string): Introduction | null {
    return this.#followed.get(match)?.introduction ?? null
  }
  waiting(match: string): Waiting | null {
    return this.#followed.get(match)?.waiting ?? null
  }
  /** How often we had to start over because the match continues from an earlier moment. The page may tell its user. */
  turnedBack(match: string): number {
    return this.#followed.get(match)?.turnedBack ?? 0
  }
  get isConnected(): boolean {
    return this.line.isConnected
  }

  /** A screen that everybody looks at is told only what all may know. */
  follow(match: string, as: { readonly screen?: true } = {}): void {
    if (!this.#followed.has(match)) this.#followed.set(match, { ...unknown })
    this.line.want(`match ${match}`, () => ({ t: 'follow', match, ...this.#known(match), ...as }))
  }
  unfollow(match: string): void {
    this.#followed.delete(match)
    this.line.unwant(`match ${match}`, { t: 'unfollow', match })
  }

  /** Resolves when the house has stored or refused the answer, however often the connection breaks before. */
  answer(match: string, name: string, answer: unknown): Promise<Reply> {
    const { have: asked, ...epoch } = this.#known(match)
    return this.line.command({ t: 'answer', match, asked, ...epoch, name, answer })
  }
  /** Asks for advice. Resolves when the house has stored that we did, or refused it. The advice itself is ours to work out. */
  advise(match: string): Promise<Reply> {
    const { have: asked, ...epoch } = this.#known(match)
    return this.line.command({ t: 'advise', match, asked, ...epoch })
  }
  /** What we have of a match, and of which epoch. Without entries there is no epoch. */
  #known(match: string): { readonly have: number; readonly epoch?: string } {
    const have = this.replica(match)?.have ?? -1
    const epoch = this.introduction(match)?.epoch
    return have === -1 || epoch === undefined ? { have } : { have, epoch }
  }

  /** Breaks the connection, for tests. It is restored automatically. */
  drop(): void {
    this.line.drop()
  }
  close(): void {
    this.line.close()
  }

  #hear(heard: HouseMessage): void {
    switch (heard.t) {
      case 'welcome':
        if (heard.protocol !== PROTOCOL) this.line.giveUp(heard.protocol)
        return this.#terms.heard?.(heard)
      case 'match':
        return this.#introduce(heard)
      case 'entry':
        if (this.replica(heard.match)?.take(heard.entry) === false) this.line.wantAgain(`match ${heard.match}`)
        return this.#terms.changed?.(heard.match)
      case 'waits': {
        const followed = this.#followed.get(heard.match)
        if (followed !== undefined) followed.waiting = heard
        return this.#terms.changed?.(heard.match)
      }
      case 'refused':
        if (heard.code !== 'ahead' && heard.code !== 'another epoch') return this.#terms.heard?.(heard)
        for (const match of heard.match === undefined ? this.#followed.keys() : [heard.match]) this.#startOver(match)
        return
      default:
        return this.#terms.heard?.(heard)
    }
  }

  /** Our copy does not agree with the house: drops it and asks again from the beginning. */
  #startOver(match: string): void {
    const followed = this.#followed.get(match)
    if (followed === undefined || (followed.replica?.have ?? -1) === -1) return
    this.#followed.set(match, { ...unknown, turnedBack: followed.turnedBack + 1 })
    this.line.wantAgain(`match ${match}`)
    this.#terms.changed?.(match)
  }

  /** Somebody who sits down, or signs in as somebody else, sees the same match from another seat. */
  #introduce(introduction: Introduction): void {
    const { match, seat, header } = introduction
    const followed = this.#followed.get(match)
    const rules = this.#terms.games(header.game)
    if (followed === undefined || rules === undefined) return
    const viewer = seat ?? 'table'
    const { have, epoch = introduction.epoch } = this.#known(match)
    if (have >= 0 && epoch !== introduction.epoch) return this.#startOver(match)
    followed.introduction = introduction
    if (followed.replica?.viewer === viewer) return
    const isNew = followed.replica === null
    followed.replica = new Replica(rules, header.names.length, header.options, viewer)
    if (!isNew) this.line.wantAgain(`match ${match}`)
  }
}
