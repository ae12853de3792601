import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Insertable, Kysely } from 'kysely'
import { shelf } from '#games/shelf'
import { diceOf, seedFrom } from '#kernel/seed'
import { foundBy } from '#server/board/words'
import { configFrom } from '#server/config'
import { openHouse } from '#server/house'
import { openStore } from '#server/storage/opening'
import type { Schema } from '#server/storage/schema'
import { startPostgres } from '#testkit/postgres'

const NOTES = 100_000
/** One thread is this long; the others have between one note and forty. */
const LONG = 501
const PEOPLE = 2000
const ROWS = 500
const LANGUAGES = ['en', 'it', 'de', 'ru'] as const
const TOPICS = ['strategy', 'rules', 'cards', 'players'] as const

export interface Taken {
  /** In milliseconds, from the request to the last byte. */
  readonly median: number
  readonly p95: number
  readonly most: number
}
export interface BoardReport {
  readonly notes: number
  readonly engines: Readonly<Record<'sqlite' | 'postgres', Readonly<Record<string, Taken>>>>
  readonly goals: Readonly<Record<string, { readonly is: number; readonly under: number; readonly met: boolean }>>
}

const goals: Readonly<Record<string, number>> = { list: 50, search: 150, thread: 80 }

/** A house with a hundred thousand notes, in a file and on PostgreSQL: how long readers wait for it. */
export async function benchBoard(rounds: number): Promise<BoardReport> {
  const folder = await mkdtemp(join(tmpdir(), 'wyrmtavern-board-'))
  const postgres = await startPostgres()
  try {
    const common = { DATA: folder, SECRET: 'x'.repeat(32), LOG: 'error', JUDGE: 'no', TRUST_PROXY: 'yes' }
    const engines = {
      sqlite: await measured({ ...common }, rounds),
      postgres: await measured({ ...common, DATABASE_URL: await postgres.makeDatabase() }, rounds),
    }
    const worst = (what: string): number =>
      Math.max(
        ...Object.values(engines).flatMap(all =>
          Object.entries(all).map(([name, { p95 }]) => (name.startsWith(what) ? p95 : 0)),
        ),
      )
    return {
      notes: NOTES,
      engines,
      goals: Object.fromEntries(
        Object.entries(goals).map(([what, under]) => [what, { is: worst(what), under, met: worst(what) <= under }]),
      ),
    }
  } finally {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

async function measured(
  env: Readonly<Record<string, string>>,
  rounds: number,
): Promise<Readonly<Record<string, Taken>>> {
  const config = { ...configFrom(env), port: 0 }
  const { db, close } = await openStore(config)
  await fill(db)
  await close()
  const house = await openHouse(config)
  const requests: Readonly<Record<string, readonly string[]>> = {
    'list of everything': ['/threads'],
    'list of a topic': TOPICS.map(topic => `/threads?topic=${topic}&game=fist`),
    'list by language': LANGUAGES.map(language => `/threads?languages=${language}`),
    'list, deep in': [`/threads?after=0.${WHEN - NOTES * 500}.x`],
    'list of topics': [''],
    'search of a rare word': ['doppelganger', 'negromante', 'zwölften', 'кошелёк'].map(sought),
    'search of common words': ['the dragon ', 'il drago ', 'der drache ', 'дракон и '].map(sought),
    'search as one types': ['dr', 'dra', 'the dr', 'il gi', 'und ka', 'пра'].map(sought),
    'search for nothing': ['xyzzy', 'the xyzzy'].map(sought),
    'thread of 500 answers': [`/threads/${LONG_ID}?most=500`],
    'thread, its first page': [`/threads/${LONG_ID}`],
  }
  const taken: Record<string, Taken> = {}
  for (const [name, paths] of Object.entries(requests)) {
    const times: number[] = []
    for (let n = 0; n < rounds * 20; n++) times.push(await timeOf(house.address, paths[n % paths.length] ?? '', n))
    taken[name] = summed(times)
  }
  await house.close()
  return taken
}

const sought = (words: string): string => `/search?words=${encodeURIComponent(words)}`

/** From ever other addresses: one alone may not ask that much. */
async function timeOf(address: string, path: string, n: number): Promise<number> {
  const began = performance.now()
  const from = { 'x-forwarded-for': `10.0.${n % 200}.${Math.floor(Math.random() * 200)}` }
  const reply = await fetch(`${address}/api/board${path}`, { headers: from })
  await reply.arrayBuffer()
  if (!reply.ok) throw new Error(`${path}: ${reply.status}`)
  return performance.now() - began
}

function summed(times: readonly number[]): Taken {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => Math.round((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) * 10) / 10
  return { median: at(0.5), p95: at(0.95), most: at(1) }
}

const WHEN = 1_700_000_000_000
const LONG_ID = 'long'

/** Notes made of sentences of the rules: words are as frequent as where people talk about games. */
export async function fill(db: Kysely<Schema>): Promise<void> {
  const rng = diceOf(seedFrom('a full board'))(0)
  const books = Object.fromEntries(LANGUAGES.map(language => [language, sentencesIn(language)]))
  const people = [...Array(PEOPLE).keys()].map(n => ({
    id: `p${n}`,
    name: `Person ${n}`,
    account: `a${n}`,
    since: 1,
    crest: null,
  }))
  for (let n = 0; n < PEOPLE; n += ROWS)
    await db
      .insertInto('people')
      .values(people.slice(n, n + ROWS))
      .execute()
  let made = 0
  const threads: Insertable<Schema['board_threads']>[] = []
  const notes: Insertable<Schema['board_notes']>[] = []
  const flush = async (): Promise<void> => {
    if (threads.length > 0) await db.insertInto('board_threads').values(threads.splice(0)).execute()
    while (notes.length > 0) await db.insertInto('board_notes').values(notes.splice(0, ROWS)).execute()
  }
  while (made < NOTES) {
    const isLong = made === 0
    const length = isLong ? LONG : 1 + rng.below(40)
    const language = isLong ? 'en' : (LANGUAGES[rng.below(LANGUAGES.length)] ?? 'en')
    const games = Object.keys(shelf)
    const id = isLong ? LONG_ID : `thread-${made}`
    const first = made
    for (let number = 1; number <= length; number++) {
      const text = [...Array(2 + rng.below(4)).keys()]
        .map(() => books[language]?.[rng.below(books[language].length)])
        .join('\n\n')
      const at = WHEN - (NOTES - made) * 1000
      const none = { edits: 0, edited_at: null, hidden_at: null, hidden_reason: null, hidden_by: null }
      const counts = { cheers: 0, clever: 0, ha: 0, newcomers: 0 }
      const by = `p${rng.below(PEOPLE)}`
      notes.push({
        thread: id,
        number,
        by,
        draft: `d${made}`,
        at,
        text,
        words: foundBy(text, language),
        ...none,
        ...counts,
      })
      made++
    }
    threads.push({
      id,
      topic: TOPICS[rng.below(TOPICS.length)] ?? 'strategy',
      game: games[rng.below(games.length)] ?? null,
      language,
      title: `Thread ${first}`,
      excerpt: notes.at(-length)?.text.slice(0, 200) ?? '',
      holds: '[]',
      by: notes.at(-length)?.by ?? '',
      at: WHEN - (NOTES - first) * 1000,
      last: length,
      told: length,
      last_at: WHEN - (NOTES - made) * 1000,
      last_by: notes.at(-1)?.by ?? '',
      version: length,
      cheers: 0,
      first_hidden: 0,
      choices: null,
      poll_until: null,
      poll_closed: null,
      pinned: 0,
      closed_at: null,
      closed_reason: null,
      hidden_at: null,
      hidden_reason: null,
      hidden_by: null,
      moved_at: null,
      moved_from: null,
    })
    if (notes.length >= ROWS) await flush()
  }
  await flush()
}

function sentencesIn(language: string): readonly string[] {
  const books = Object.values(shelf).map(({ rules }) =>
    readFileSync(new URL(language === 'en' ? rules : String(rules).replace('.md', `.${language}.md`)), 'utf8'),
  )
  return books.flatMap(book => [...book.matchAll(/^- \*\*.+?\*\* (.+)$/gm)].map(([, sentence = '']) => sentence))
}
