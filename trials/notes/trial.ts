import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { shelf } from '#games/shelf'
import { diceOf, seedFrom } from '#kernel/seed'
import type { EmbedAnswer, NoteAnswer, SearchAnswer } from '#protocol/board'
import { embedAnswer, noteAnswer, searchAnswer, threadAnswer } from '#protocol/board'
import type { Refused } from '#protocol/refused'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { hostileNote, hostileSearch, kindsOfNotes, type Targets } from './hostile-notes.ts'
import { targetsAt, Writer, writerAt } from './place.ts'
import { hasUnseen, problemIn } from './safe-html.ts'

export interface NotesTrial {
  readonly posted: number
  /** By code. */
  readonly refused: Readonly<Record<string, number>>
  readonly embedsShown: number
  readonly embedsRefused: number
  readonly takenBack: number
  readonly searches: number
  readonly problems: readonly string[]
}

const WRITERS = 20
const HOUR = 3_600_000
/** What people call the house. */
const ORIGIN = 'http://tavern.example'
/** One note in so many is taken back again, and one search is made for so many notes. */
const [TAKEN_BACK, SEARCHED] = [25, 10]
/** What may be refused: the text is wrong in itself, or too large for a request, or too many notes were written. */
const refusals = [400, 413, 429]

/** Posts hostile notes at a house of its own, as many as wanted, and looks at everything it then shows to others. */
export async function postHostileNotes(notes: number, seed: string, step: () => void = () => {}): Promise<NotesTrial> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtavern-notes-'))
  let later = 0 // an hour passes now and then: people may write again
  const env = { DATA: folder, LOG: 'silent', BOT_PAUSE: '0', JUDGE: 'no', TRUST_PROXY: 'yes', PUBLIC_URL: ORIGIN }
  const house = await openHouse({ ...configFrom(env), port: 0 }, shelf, () => Date.now() + later)
  try {
    const writers = await Promise.all([...Array(WRITERS).keys()].map(n => writerAt(house, `Writer ${n}`)))
    const players = writers.slice(0, 3) as [Writer, Writer, Writer]
    const targets = { ...(await targetsAt(house, players)), origin: ORIGIN }
    const stranger = new Writer(house, '', '')
    const seen = await seenIn(targets, [...players, stranger])
    const rng = diceOf(seedFrom(seed))(0)
    const found = new Findings()
    const thread = await begun(writers[3] ?? stranger)
    for (let n = 0; n < notes; n++, step()) {
      const who = writers[n % writers.length] ?? stranger
      if (n % writers.length === 0) later += HOUR / 4
      const kind = kindsOfNotes[n % kindsOfNotes.length] ?? ''
      const text = hostileNote(rng, kind, targets)
      const what = `${kind} ${n} ${JSON.stringify(text.slice(0, 120))}`
      const isThread = n % 7 === 0
      const body = isThread
        ? { draft: `d${n}`, topic: 'strategy', game: 'fist', language: 'en', title: text.slice(0, 100), text }
        : { draft: `d${n}`, text }
      const path = isThread ? '/api/board/threads' : `/api/board/threads/${thread}/notes`
      const reply = await who.asks('POST', path, body)
      if (reply.status !== 201) {
        found.refused(what, reply.status, reply.body as Refused)
        continue
      }
      found.posted++
      const at = `/api/board/threads/${(reply.body as NoteAnswer).thread.id}/notes/${(reply.body as NoteAnswer).note.number}`
      const told = (await stranger.asks('GET', at)).body as NoteAnswer
      if (!isDeepStrictEqual(noteAnswer.parse(told), told)) found.problem(what, 'more is told than the protocol has')
      const problem = problemIn(told.note.html)
      if (problem !== null) found.problem(what, problem)
      for (const shown of [told.note.text, told.thread.title, told.thread.excerpt])
        if (hasUnseen(shown)) found.problem(what, 'what nobody can see was kept')
      const seat = players.indexOf(who as never)
      for (const [index, embed] of told.note.embeds.entries()) {
        const reader = [stranger, ...players, who][rng.below(5)] ?? stranger
        const shown = await reader.asks('GET', `${at}/embeds/${index}`)
        found.embed(`${what}, embed ${JSON.stringify(embed)}`, shown, { embed, seat, targets, seen })
      }
      if (n % SEARCHED === 0) await found.search(what, stranger, hostileSearch(rng))
      if (n % TAKEN_BACK === 0) await found.takenBack(what, who, stranger, at, told)
    }
    await found.thread(stranger, thread)
    return found.total
  } finally {
    await house.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

const begun = async (who: Writer): Promise<string> => {
  const first = { draft: 'first', topic: 'house', game: null, language: 'en', title: 'Hostile', text: 'Come on.' }
  return ((await who.asks('POST', '/api/board/threads', first)).body as NoteAnswer).thread.id
}

type Seen = Readonly<Record<string, readonly unknown[]>>

/** What each seat of the matches was told, and last what everybody was, asked at the matches themselves. */
async function seenIn({ playing, over }: Targets, viewers: readonly Writer[]): Promise<Seen> {
  const asked = (match: string): Promise<readonly unknown[]> =>
    Promise.all(viewers.map(async who => (await who.asks('GET', `/api/matches/${match}/entries`)).body))
  return { [playing]: await asked(playing), [over]: await asked(over) }
}

interface Shown {
  readonly embed: NoteAnswer['note']['embeds'][number]
  /** The seat of whoever wrote the note: 0 and 1 have played both matches, 2 only one of them. */
  readonly seat: number
  readonly targets: Targets
  readonly seen: Seen
}

class Findings {
  posted = 0
  readonly #refused: Record<string, number> = {}
  readonly #problems: string[] = []
  #shown = 0
  #notShown = 0
  #takenBack = 0
  #searches = 0

  get total(): NotesTrial {
    return {
      posted: this.posted,
      refused: this.#refused,
      embedsShown: this.#shown,
      embedsRefused: this.#notShown,
      takenBack: this.#takenBack,
      searches: this.#searches,
      problems: this.#problems,
    }
  }

  problem(what: string, how: string): void {
    this.#problems.push(`${how}: ${what}`)
  }

  refused(what: string, status: number, { code, expected }: Refused): void {
    this.#refused[code] = (this.#refused[code] ?? 0) + 1
    if (!refusals.includes(status)) this.problem(what, `answered with ${status} ${code}`)
    if (!/\w+ \w+/.test(expected)) this.problem(what, 'refused without a sentence')
  }

  embed(what: string, { status, body }: { readonly status: number; readonly body: unknown }, at: Shown): void {
    if (status === 404) return void this.#notShown++
    if (status !== 200) return this.problem(what, `an embed is answered with ${status}`)
    const told = body as EmbedAnswer
    if (!isDeepStrictEqual(embedAnswer.parse(told), told))
      return this.problem(what, 'more is told than the protocol has')
    this.#shown++
    if (told.kind === 'variant' && Object.values(told.names).some(hasUnseen))
      this.problem(what, 'house rules have a name that nobody can see')
    if (told.kind !== 'moment' || at.embed.kind !== 'moment') return
    const mayOwn = told.match === at.targets.over && at.seat >= 0 && at.seat < 2 && at.embed.seat === at.seat
    const all = at.seen[told.match] ?? []
    const expected = mayOwn ? all[at.seat] : all.at(-1)
    if (!isDeepStrictEqual(told.entries, expected)) this.problem(what, 'a moment shows what is not for all')
    if ((told.eyes === null) === mayOwn) this.problem(what, `a moment is seen with the eyes of ${told.eyes}`)
  }

  async search(what: string, who: Writer, words: string): Promise<void> {
    this.#searches++
    const { status, body } = await who.asks('GET', `/api/board/search?words=${encodeURIComponent(words)}`)
    if (status !== 200) return this.problem(what, `the search ${JSON.stringify(words)} is answered with ${status}`)
    if (!isDeepStrictEqual(searchAnswer.parse(body), body)) this.problem(what, 'more is told than the protocol has')
  }

  /** After that nobody else reads a word of it anywhere. */
  async takenBack(what: string, who: Writer, stranger: Writer, at: string, { note }: NoteAnswer): Promise<void> {
    this.#takenBack++
    await who.asks('DELETE', at)
    const told = (await stranger.asks('GET', at)).body as NoteAnswer
    const { text, html, embeds } = told.note
    if (text !== '' || html !== '' || embeds.length > 0 || told.note.hidden === null)
      this.problem(what, 'a note that was taken back is shown')
    for (const index of note.embeds.keys())
      if ((await stranger.asks('GET', `${at}/embeds/${index}`)).status !== 404)
        this.problem(what, 'an embed of a note that was taken back is shown')
    const [word] = /\p{L}{4,60}/u.exec(note.text) ?? []
    if (word === undefined) return
    const { found } = (await stranger.asks('GET', `/api/board/search?words=${encodeURIComponent(word)}`))
      .body as SearchAnswer
    if (found.some(({ thread, number }) => at.endsWith(`${thread.id}/notes/${number}`)))
      this.problem(what, 'a note that was taken back is found')
  }

  /** The whole thread can be read, and is as safe as its notes. */
  async thread(stranger: Writer, id: string): Promise<void> {
    const { status, body } = await stranger.asks('GET', `/api/board/threads/${id}?most=500`)
    if (status !== 200) return this.problem(id, `the thread is answered with ${status}`)
    for (const { number, html } of threadAnswer.parse(body).notes) {
      const problem = problemIn(html)
      if (problem !== null) this.problem(`note ${number}`, problem)
    }
  }
}
