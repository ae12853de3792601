import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { linesOf, namesIn, resealed, run, runHere, timeless } from './testing.ts'

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }
type Coins = Record<string, number>
interface Secret<T> {
  readonly only: readonly number[]
  readonly is: T
}
interface Event {
  readonly type: string
  readonly seat?: number
  readonly bid?: Secret<Coins>
  readonly coins?: Secret<Coins>
}
interface Entry {
  readonly seq: number
  readonly by: string | { readonly seat: number; readonly answer: Secret<{ readonly answer: Coins }> }
  readonly events: readonly Event[]
}

const folder = temporaryFolder()
let names: readonly string[] = []
const viewers = ['table', '1', '2', '3']
const seatOf = (viewer: string): number | null => (viewer === 'table' ? null : Number(viewer) - 1)
/** A match in which a Brigand got something, and the output of `play` about it. */
let match = ''
let said = ''

const playBots = (path: string, seed: string) =>
  run(['play', '--people', '', '--seats', '3', '--seed', seed, '--save', path, '--json'])
const entriesOf = (path: string): readonly Entry[] =>
  linesOf(readFileSync(path, 'utf8'))
    .slice(1, -1)
    .map(line => JSON.parse(line))
const haulIn = ({ events }: Entry): Secret<Coins> | undefined => events.find(e => e.type === 'coinsPlundered')?.coins
const gotSomething = (entry: Entry): boolean => Object.values(haulIn(entry)?.is ?? {}).some(n => n > 0)

beforeAll(async () => {
  for (let i = 2; i < 40; i++) {
    match = join(folder, `brigand-${i}.jsonl`)
    said = (await playBots(match, `brigand ${i}`)).stdout
    names = namesIn(match)
    if (entriesOf(match).some(gotSomething)) return
  }
  throw new Error('no Brigand in any of these games')
})

async function replay(path: string, ...more: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runHere(['replay', path, ...more])
  expect(code, stderr).toBe(0)
  return stdout
}

test('a table of bots writes a match file: a header, one line per entry, and the promised seed', async () => {
  const lines = linesOf(readFileSync(match, 'utf8'))
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ wyrmtavern: 2, game: 'fist', rules: expect.any(Number), names })
  const summary = JSON.parse(linesOf(said).at(-1) ?? '')
  expect(new Set(names).size).toBe(3)
  expect(summary).toMatchObject({ names, file: match, seed: expect.stringMatching(/^[0-9a-f]{64}$/) })
  expect(summary.result.points).toContain(3)
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ entries: lines.length - 2, seed: summary.seed })
})

test('the same seed plays the same match, into a new folder; open input does not matter', async () => {
  const path = join(folder, 'new', 'folder', 'match.jsonl')
  const seed = match.replace(/.*brigand-(\d+).*/, 'brigand $1')
  const words = ['play', '--people', '', '--seats', '3', '--seed', seed, '--save', path]
  const { code, stdout, stderr } = await run(words, '', 'keep open')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(
    /The match is over\. \w+ wins\.\n\n {2}1\. \w+ +3 points\n(?: .*\n)+\nThe seed was [0-9a-f]{64}\.\nKept as /,
  )
  expect(stdout).toContain(`npm run verify -- ${path}`)
  expect(timeless(readFileSync(path, 'utf8'))).toBe(timeless(readFileSync(match, 'utf8')))

  await playBots(join(folder, 'other.jsonl'), 'something else')
  const other = linesOf(readFileSync(join(folder, 'other.jsonl'), 'utf8'))
  expect(timeless(other[1] ?? '')).not.toBe(timeless(linesOf(readFileSync(match, 'utf8'))[1] ?? ''))
})

test('verify accepts the file, in words and as JSON, and does not change it', async () => {
  const before = readFileSync(match, 'utf8')
  const entries = entriesOf(match).length
  expect(await run(['verify', match])).toEqual({
    code: 0,
    stdout: `Verified: ${entries} entries of Fist of Dragonstones, dice and answers as they should be.\n`,
    stderr: '',
  })
  const { code, stdout, stderr } = await runHere(['verify', match, '--json'])
  const { result } = JSON.parse(linesOf(said).at(-1) ?? '')
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(JSON.parse(stdout)).toEqual({ verified: true, game: 'fist', entries, result })
  expect(readFileSync(match, 'utf8')).toBe(before)
})

test('replay tells the match to the table, and to each seat by number or by name', async () => {
  const before = readFileSync(match, 'utf8')
  const table = await replay(match)
  expect(table).toMatch(/^ {4}0 {2}— Round 1 —$/m)
  expect(table).toMatch(new RegExp(`^ +\\d+ {2}Fists open: ${names.map(name => `${name} .+`).join(' · ')}\\.$`, 'm'))
  expect(linesOf(table).at(-1)).toMatch(/The match is over\. \w+ wins\.$/)
  expect(await replay(match, '--as', 'table')).toBe(table)
  for (const [seat, name] of names.entries()) {
    const own = await replay(match, '--as', String(seat + 1))
    expect(await replay(match, '--as', name.toUpperCase())).toBe(own)
    expect(linesOf(own).length).toBe(linesOf(table).length)
  }
  expect(readFileSync(match, 'utf8')).toBe(before)
})

test('analyse judges every answer of one seat, in words and as JSON', async () => {
  const name = names[0]?.toLowerCase() ?? ''
  const { code, stdout, stderr } = await runHere(['analyse', match, '--as', name, '--bot', 'greedy@1', '--json'])
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  const report = JSON.parse(stdout)
  const answers = entriesOf(match).filter(({ by }) => typeof by === 'object' && by.seat === 0)
  expect(report).toMatchObject({ game: 'fist', name: names[0], seat: 0, analyst: 'greedy@1', judged: 0 })
  expect(report.decisions.map(({ seq }: { readonly seq: number }) => seq)).toEqual(answers.map(({ seq }) => seq))
  const told = await runHere(['analyse', match, '--as', '1', '--bot', 'greedy@1'])
  expect(linesOf(told.stdout)).toHaveLength(answers.length + 1)
  expect(told.stdout).toMatch(/^ +\d+ {2}bid: \S+, advised /m)
})

test('--to stops after that entry', async () => {
  const whole = await replay(match)
  const part = await replay(match, '--to', '20')
  expect(whole.startsWith(part)).toBe(true)
  expect(linesOf(part)).toEqual(
    linesOf(whole).filter(line => !/^ {1,4}\d/.test(line) || Number(line.slice(0, 5)) <= 20),
  )
  expect(linesOf(await replay(match, '--to', '0', '--json'))).toHaveLength(1)
  const last = entriesOf(match).length - 1
  expect(await replay(match, '--to', String(last))).toBe(whole)
})

test('--board shows the final table, and behind no screen but the viewer’s own', async () => {
  for (const viewer of viewers) {
    const told = await replay(match, '--to', '40', '--as', viewer)
    const withBoard = await replay(match, '--to', '40', '--as', viewer, '--board')
    expect(withBoard.startsWith(told)).toBe(true)
    const board = linesOf(withBoard.slice(told.length))
    expect(board[0]).toMatch(/^Round \d+ · bank: /)
    const screens = names.map(name => board.find(line => line.includes(` ${name} `))?.includes('(screen)'))
    expect(screens).toEqual(names.map((_, seat) => seat !== seatOf(viewer)))
  }
})

/** Every secret in this JSON: for whom, and whether it is open. */
function secretsIn(it: Json): readonly { readonly only: Json; readonly open: boolean }[] {
  if (it === null || typeof it !== 'object') return []
  const inside = Object.values(it).flatMap(secretsIn)
  return 'only' in it ? [{ only: it.only ?? null, open: 'is' in it }, ...inside] : inside
}
const closed = (it: Json): Json =>
  JSON.parse(JSON.stringify(it), (_, v) => (v?.only === undefined ? v : { only: v.only }))

test('--json prints one line per entry with exactly those secrets open that the viewer may know; the rest is the same for all', async () => {
  const file = linesOf(readFileSync(match, 'utf8')).slice(1, -1)
  for (const viewer of viewers) {
    const seat = seatOf(viewer)
    const lines = linesOf(await replay(match, '--as', viewer, '--json')).map((line): Json => JSON.parse(line))
    expect(lines.map(closed)).toEqual(file.map(line => closed(JSON.parse(line))))
    const secrets = lines.flatMap(secretsIn)
    expect(secrets.length).toBeGreaterThan(100)
    for (const { only, open } of secrets) expect(open).toBe(seat !== null && (only as readonly Json[]).includes(seat))
  }
})

/** The file with one entry changed, as if of an unknown edition, so that it is shown as recorded. */
function edited(name: string, seq: number, change: (line: string) => string): string {
  const path = join(folder, name)
  const lines = readFileSync(match, 'utf8')
    .replace(/"edition":"\w+"/, `"edition":"${'0'.repeat(64)}"`)
    .split('\n')
  writeFileSync(path, resealed(lines.with(seq + 1, change(lines[seq + 1] ?? '')).join('\n')))
  return path
}

/** Whether this viewer, up to this entry, could tell the two files apart: in JSON, and in words with the board. */
async function tellsApart(viewer: string, a: string, b: string, to: number): Promise<readonly boolean[]> {
  const differs = async (form: string): Promise<boolean> => {
    const [one, other] = await Promise.all([a, b].map(path => replay(path, '--as', viewer, '--to', String(to), form)))
    return one !== other
  }
  return Promise.all(['--json', '--board'].map(differs))
}

test('a sealed bid is told to nobody but its owner until the fists open', async () => {
  const sealed = entriesOf(match).find(
    ({ seq, events }) => seq > 10 && events[0]?.type === 'bidSealed' && !events.some(e => e.type === 'bidsOpened'),
  )
  const { seat = -1, bid } = sealed?.events[0] ?? {}
  const seq = sealed?.seq ?? -1
  const fairy = bid?.is.fairy ?? -1
  const same = edited('same-bid.jsonl', seq, line => line)
  const other = edited('other-bid.jsonl', seq, line => line.replaceAll(`"fairy":${fairy}`, `"fairy":${fairy + 1}`))
  for (const viewer of viewers) {
    const [inJson, inWords] = await tellsApart(viewer, same, other, seq)
    const own = seatOf(viewer) === seat
    expect(inJson, `as ${viewer}`).toBe(own)
    if (!own) expect(inWords, `as ${viewer}`).toBe(false)
  }

  const opening = entriesOf(match).find(e => e.seq > seq && e.events.some(({ type }) => type === 'bidsOpened'))
  const tables = (await replay(match, '--json', '--to', String(opening?.seq))).trimEnd().split('\n')
  expect(JSON.parse(tables.at(-1) ?? '').events).toContainEqual(
    expect.objectContaining({ type: 'bidsOpened', bids: expect.arrayContaining([bid?.is]) }),
  )
})

test('only the two involved are told what the Brigand took', async () => {
  const entry = entriesOf(match).find(gotSomething)
  const seq = entry?.seq ?? -1
  const haul = entry === undefined ? undefined : haulIn(entry)
  const text = JSON.stringify(haul)
  const more = JSON.stringify({ ...haul, is: { ...haul?.is, silver: (haul?.is.silver ?? 0) + 1 } })
  const same = edited('same-haul.jsonl', seq, line => line)
  const other = edited('other-haul.jsonl', seq, line => line.replace(text, more))
  expect(haul?.only).toHaveLength(2)
  for (const viewer of viewers) {
    const knows = haul?.only.includes(seatOf(viewer) ?? -1) === true
    expect(await tellsApart(viewer, same, other, seq), `as ${viewer}`).toEqual([knows, knows])
    const told = linesOf(await replay(match, '--as', viewer, '--to', String(seq)))
    expect(told.some(line => line.includes(' takes an unknown haul from '))).toBe(!knows)
  }
})
