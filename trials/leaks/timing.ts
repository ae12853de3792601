import { type WebSocket as Socket, WebSocket } from 'ws'
import type { LiveMatch } from '#server/matches/live-match'
import type { Alike, Step } from '#testkit/trials'
import { trials } from '#testkit/trials-of-games'
import { type StillHouse, stillHouse } from './still-house.ts'

/** What everybody but Cleo hears, and how long it took from the first answer to the last message about the last one. */
interface TimedMessages {
  readonly texts: readonly string[]
  readonly milliseconds: number
}

/** For one game: how much difference Cleo's hand makes, in milliseconds, by medians. */
export interface Timing {
  readonly repetitions: number
  /** Whether every message to the others was the same. */
  readonly same: boolean
  readonly took: number
  /** How much longer it took without anything to play than with it, and the confidence interval. */
  readonly difference: number
  readonly least: number
  readonly most: number
  /** The same between two tables with it: how large a difference of zero appears. */
  readonly noise: number
}

/** Nobody could measure less than this over a network, in milliseconds. */
const NOTHING = 0.1
export const isEven = ({ same, least, most }: Timing): boolean => same && least <= NOTHING && most >= -NOTHING

/** By then a pause in the rules is over. */
const LATER = 5000
/** Longer than a match, so that no two of them overlap. */
const BETWEEN = 1_000_000

/** Somebody's socket. */
class RecordingSocket {
  readonly socket: Socket
  #texts: string[] = []
  #entries = 0
  #waiting: (() => void) | null = null
  #until = 0
  #match = ''

  constructor(url: string, person: string | null) {
    this.socket = new WebSocket(person === null ? url : `${url}?person=${person}`)
    this.socket.on('message', data => {
      for (const message of JSON.parse(String(data)) as readonly { readonly t: string; readonly match?: string }[]) {
        if (message.t === 'refused') throw new Error(JSON.stringify(message))
        if (message.match !== this.#match) continue
        this.#texts.push(JSON.stringify(message))
        if (message.t === 'entry') this.#entries++
      }
      if (this.#entries >= this.#until) this.#waiting?.()
    })
  }
  says(message: object): void {
    this.socket.send(JSON.stringify(message))
  }
  follows(match: string): Promise<void> {
    this.#match = match
    this.says({ t: 'follow', match, have: -1 })
    return this.heard(1)
  }
  /** Resolves when this many entries have arrived since the last `taken`. */
  heard(entries: number): Promise<void> {
    this.#until = entries
    return new Promise(done => {
      this.#waiting = done
      if (this.#entries >= entries) done()
    })
  }
  taken(): readonly string[] {
    const texts = this.#texts
    this.#texts = []
    this.#entries = 0
    this.#match = ''
    return texts
  }
}

type Pair = Alike & { readonly game: string }

/** Of every game that has such tables. */
export const pairs: readonly Pair[] = [...trials].flatMap(([game, { alike }]) =>
  alike === undefined ? [] : [{ game, ...alike }],
)

/** Plays the same at tables that differ in one hand, repeatedly and in turns. */
export async function compareTimes(repetitions: number, done: () => void = () => {}): Promise<Record<string, Timing>> {
  const house = await stillHouse()
  const ears = ['0', '1', '2', null].map(person => new RecordingSocket(house.url, person))
  try {
    await Promise.all(ears.map(({ socket }) => new Promise(open => socket.once('open', open))))
    const timings: Record<string, Timing> = {}
    for (const pair of pairs) timings[pair.game] = await compare(house, ears, pair, repetitions, done)
    return timings
  } finally {
    for (const { socket } of ears) socket.terminate()
    await house.close()
  }
}

async function compare(
  house: StillHouse,
  ears: readonly RecordingSocket[],
  pair: Pair,
  repetitions: number,
  done: () => void,
): Promise<Timing> {
  const [took, differences, noise]: [number[], number[], number[]] = [[], [], []]
  let [first, same] = ['', true]
  for (let n = -WARM; n < repetitions; n++) {
    const times = [0, 0, 0]
    // Each of the three is first, second and third equally often.
    for (let turn = 0; turn < 3; turn++) {
      const which = (n + WARM + turn) % 3
      const { texts, milliseconds } = await play(house, ears, pair, which === 1 ? 1 : 0)
      first ||= texts.join('\n')
      same &&= texts.join('\n') === first
      times[which] = milliseconds
    }
    if (n < 0) continue
    const [with_ = 0, without = 0, withAgain = 0] = times
    took.push(with_)
    differences.push(without - with_)
    noise.push(withAgain - with_)
    done()
  }
  return {
    repetitions,
    same,
    took: median(took),
    difference: median(differences),
    least: median(differences, -SURE),
    most: median(differences, SURE),
    noise: median(noise),
  }
}
const WARM = 10

async function play(
  house: StillHouse,
  ears: readonly RecordingSocket[],
  pair: Pair,
  which: 0 | 1,
): Promise<TimedMessages> {
  house.clock.now += BETWEEN
  const began = house.clock.now
  const live = await house.begin(pair.game, pair.options, pair.tables[which])
  for (const ear of ears) await ear.follows(live.id)
  await settled()
  const start = performance.now()
  for (const [n, step] of pair.steps.entries()) {
    await act(house, ears, live, step, n)
    await Promise.all(others(ears).map(ear => ear.heard(n + 2)))
  }
  const milliseconds = performance.now() - start
  await settled()
  for (const ear of ears) ear.says({ t: 'unfollow', match: live.id })
  await live.close()
  // The same for every match, apart from its name and the time.
  const plain = (text: string): string =>
    text.replaceAll(live.id, 'M').replaceAll(/\d{13}/g, time => String(Number(time) - began))
  const texts = others(ears).flatMap(ear => ear.taken().map(plain))
  ears[2]?.taken()
  return { texts, milliseconds }
}

/** Everybody but Cleo: Ana, Ben and a spectator. */
const others = (ears: readonly RecordingSocket[]): readonly RecordingSocket[] => ears.filter((_, seat) => seat !== 2)

async function act(
  { clock }: StillHouse,
  ears: readonly RecordingSocket[],
  live: LiveMatch,
  step: Step,
  n: number,
): Promise<void> {
  if (step === 'clock') {
    clock.now += LATER
    await live.wake()
    return
  }
  const [seat, name, answer] = step
  clock.now += 100
  ears[seat]?.says({ t: 'answer', match: live.id, id: `step ${n}`, asked: live.next - 1, name, answer })
}

/** By then everything else has been sent. */
const settled = (): Promise<void> => new Promise(done => setTimeout(done, 2))

/** In standard deviations: once in a thousand times the true median lies outside. */
const SURE = 3.3
/** The median, or a bound on it by rank, which assumes nothing about the distribution of the noise. */
function median(values: readonly number[], deviations = 0): number {
  const rank = Math.round(values.length / 2 + (deviations * Math.sqrt(values.length)) / 2)
  const at = Math.max(0, Math.min(values.length - 1, rank))
  return Math.round((values.toSorted((a, b) => a - b)[at] ?? 0) * 1000) / 1000
}
