import { isDeepStrictEqual } from 'node:util'
import { isAdviceAllowed } from '#client/advice'
import { type Advised, type HouseMessage, houseMessage } from '#protocol/from-house'
import { adviceSitter, attendanceIn } from '#server/matches/attendance'
import type { Findings } from './evidence.ts'
import type { Known } from './examine.ts'
import { framesIn } from './frames.ts'
import type { Recording } from './recording.ts'
import { ownRefusal } from './truth.ts'

type Message<T extends HouseMessage['t']> = Extract<HouseMessage, { t: T }>
/** What a client sent over this socket, as far as it affects what it may be sent. */
interface Said {
  readonly t: string
  readonly id?: string
  readonly match?: string
  readonly have?: number
  readonly asked?: number
  readonly name?: string
  readonly answer?: unknown
}

/** At most this many entries are written at once. */
const TOGETHER = 16

/** Compares every message of one socket, in order, with what its viewer should be told at that point. */
export function examineSocket(recording: Recording, bytes: Buffer, known: Known, findings: Findings): void {
  const { texts, others } = framesIn(bytes)
  const examination = new Examination(recording, known, findings)
  for (const other of others) if (other.length > 2) examination.leak(`a frame of another kind, ${other.subarray(2)}`)
  for (const text of texts) {
    const all = JSON.parse(text) as readonly unknown[]
    if (`[${all.map(each => JSON.stringify(each)).join(',')}]` !== text) examination.leak('a frame with more in it')
    for (const each of all) examination.message(each)
  }
}

class Examination {
  readonly #recording: Recording
  readonly #known: Known
  readonly #findings: Findings
  readonly #said: ReadonlyMap<string, Said>
  readonly #follows: Said[]
  /** The last entry they have been told. */
  #have = -1

  constructor(recording: Recording, known: Known, findings: Findings) {
    this.#recording = recording
    this.#known = known
    this.#findings = findings
    const said = recording.sent.flatMap(text => [JSON.parse(text) as Said | readonly Said[]].flat()) as readonly Said[]
    this.#said = new Map(said.flatMap(each => (each.id === undefined ? [] : [[each.id, each] as const])))
    this.#follows = said.filter(({ t, match }) => t === 'follow' && match === known.evidence.kept.id)
  }

  leak(what: string): void {
    const { who, viewer } = this.#recording
    this.#findings.leak(`match ${this.#known.evidence.kept.id}, ${who} (${viewer}), after entry ${this.#have}`, what)
  }

  message(it: unknown): void {
    const read = houseMessage.safeParse(it)
    // A message with another shape, or with extra fields, carries something it should not.
    if (!read.success || !isDeepStrictEqual(read.data, it))
      return this.leak(`a message of another shape, ${JSON.stringify(it).slice(0, 200)}`)
    const { data } = read
    this.#findings.count(`messages.${data.t}`)
    if ('match' in data && data.match !== this.#known.evidence.kept.id) return this.leak('something of another match')
    if (data.t === 'match') this.#introduced(data)
    if (data.t === 'entry') this.#entry(it as Message<'entry'>)
    if (data.t === 'waits') this.#waits(data)
    if (data.t === 'refused' && data.id !== undefined) this.#refused(data, data.id)
    if ((data.t === 'done' || data.t === 'pong') && !this.#said.has(data.id)) this.leak(`${data.t} of somebody else`)
  }

  #introduced({ match, table, seat, header, edition, pace, advice, crests, began }: Message<'match'>): void {
    const { kept } = this.#known.evidence
    const { viewer } = this.#recording
    const { id, header: known } = kept
    const ours = {
      match: id,
      table: kept.table,
      header: known,
      edition: known.edition,
      pace: kept.pace,
      advice: isAdviceAllowed(kept.sitters.map(adviceSitter)),
      crests: kept.sitters.map(({ crest }) => crest),
      began: kept.began,
    }
    if (!isDeepStrictEqual({ match, table, header, edition, pace, advice, crests, began }, ours))
      this.leak('another header than on disk')
    if (seat !== (viewer === 'table' ? null : viewer)) this.leak(`the seat ${seat}`)
    this.#have = this.#follows.shift()?.have ?? -1
  }

  #entry({ entry }: Message<'entry'>): void {
    const told = this.#known.told(this.#recording.viewer)
    if (entry.seq === this.#have + 1) this.#have++
    else if (entry.seq > this.#have) this.leak(`entry ${entry.seq} out of order`)
    if (JSON.stringify(entry) !== told.texts[entry.seq]) this.leak(`entry ${entry.seq} is not what was to be told`)
  }

  #waits({ since, until, advised = [] }: Message<'waits'>): void {
    const ours = this.#known.waits[this.#have]
    if (!isDeepStrictEqual({ since, until }, { since: ours?.since, until: ours?.until }))
      this.leak(`waits ${JSON.stringify({ since, until })} instead of ${JSON.stringify(ours)}`)
    this.#advised(advised)
  }

  /** Who took advice is told in the order in which it is stored, and never while it would say who has not answered yet. */
  #advised(advised: readonly Advised[]): void {
    const { evidence, isSealed } = this.#known
    const stored = attendanceIn(evidence.kept.attendance).advice?.told ?? []
    if (!isDeepStrictEqual(advised, stored.slice(0, advised.length))) this.leak(`advice ${JSON.stringify(advised)}`)
    for (const { after } of advised)
      if (after > this.#have || isSealed[after] !== false) this.leak(`advice after entry ${after}`)
    this.#findings.count('advised', advised.length)
  }

  /** A refusal may only say what its recipient could have worked out. */
  #refused({ code, rule, expected }: Message<'refused'>, id: string): void {
    const said = this.#said.get(id)
    const { viewer } = this.#recording
    if (said === undefined) return this.leak('a refusal of somebody else')
    if (said.t !== 'answer' || said.name === undefined || viewer === 'table' || code === 'stale') return
    const { name, answer } = said
    const questions = this.#known.questions(viewer)
    const last = this.#have
    // If several entries are written together, the refusal may refer to any of them: it is sent after all of them.
    const isOwn = (seq: number): boolean =>
      isDeepStrictEqual({ code, rule, expected }, ownRefusal(this.#known.evidence, questions[seq], { name, answer }))
    for (let seq = last; seq > last - TOGETHER; seq--) if (isOwn(seq)) return
    this.leak(`refused ${JSON.stringify({ code, rule, expected })}`)
  }
}
