import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { type Ran, resealed, run, runHere } from './testing.ts'

const folder = temporaryFolder()
const at = (name: string): string => join(folder, name)
const good = at('good.jsonl')
const kept = at('kept.jsonl')
const fresh = at('fresh.jsonl')

/** The valid file with one line changed. */
function edited(name: string, number: number, change: (line: string) => string): void {
  const lines = readFileSync(good, 'utf8').split('\n')
  const line = lines[number - 1] ?? ''
  expect(change(line)).not.toBe(line)
  writeFileSync(at(name), lines.with(number - 1, change(line)).join('\n'))
}
/** The same, with the checksum in the closing line corrected. */
function forged(name: string, number: number, change: (line: string) => string): void {
  edited(name, number, change)
  writeFileSync(at(name), resealed(readFileSync(at(name), 'utf8')))
}
const oneMore = (line: string, key: string): string =>
  line.replace(new RegExp(`"${key}":(\\d)`), (_, n) => `"${key}":${Number(n) + 1}`)

/** Everything in the folder. A refused command must not change it. */
const contents = (): unknown =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .sort()
    .map(name => [name, statSync(at(name)).isFile() ? readFileSync(at(name), 'utf8') : null])
let before: unknown

beforeAll(async () => {
  await run(['play', '--people', '', '--seed', 'errors', '--set', 'roundLimit=1', '--save', good])
  const text = readFileSync(good, 'utf8')
  const lines = text.split('\n')
  mkdirSync(at('folder'))
  writeFileSync(kept, 'Not yours.\n')
  writeFileSync(at('empty.jsonl'), '')
  writeFileSync(at('letter.txt'), 'Dear Brunhild,\n')
  writeFileSync(at('truncated.jsonl'), `${lines.slice(0, 20).join('\n')}\n`)
  writeFileSync(at('cut.jsonl'), text.slice(0, 5000))
  writeFileSync(at('gap.jsonl'), lines.toSpliced(10, 1).join('\n'))
  writeFileSync(at('short.jsonl'), lines.toSpliced(-3, 1).join('\n'))
  edited('bid.jsonl', 3, line => oneMore(line, 'fairy'))
  edited('stones.jsonl', 2, line => oneMore(line, 'red'))
  edited('time.jsonl', 4, line => oneMore(line, 'at'))
  edited('name.jsonl', 1, line => line.replace(/("names":\["\w+",)"\w+"/, '$1"Conny"'))
  forged('forged.jsonl', 3, line => oneMore(line, 'fairy'))
  forged('seat.jsonl', 2, line => line.replace('"from":"bank","to":0', '"from":"bank","to":9'))
  forged('purse.jsonl', 2, line => line.replace('"only":[0]', '"only":5'))
  forged('answer.jsonl', 3, line => line.replace(/"by":.*,"events"/, '"by":{"seat":0,"answer":{}},"events"'))
  forged('silent.jsonl', 3, line => line.replace(/"by":.*,"events"/, '"by":{"seat":0,"answer":{"only":[0]}},"events"'))
  forged('rules.jsonl', 1, line => oneMore(line, 'rules'))
  forged('cards.jsonl', 1, line => line.replace(/"cards":"\w{64}"/, `"cards":"${'0'.repeat(64)}"`))
  forged('edition.jsonl', 1, line => line.replace(/"edition":"\w{64}"/, `"edition":"${'0'.repeat(64)}"`))
  forged('chess.jsonl', 1, line => line.replace('"game":"fist"', '"game":"chess"'))
  forged('couple.jsonl', 1, line => line.replace(/"names":\[[^\]]*\]/, '"names":["Ana","Ben"]'))
  forged('option.jsonl', 1, line => line.replace('"startFG":8', '"startFG":7'))
  edited('seed.jsonl', lines.length - 1, line => line.replace(/"seed":"\w{64}"/, `"seed":"${'0'.repeat(64)}"`))
  before = contents()
})
afterEach(() => expect(contents()).toEqual(before))

/** One line that says what was expected, and exit code 2. */
function expectComplaint({ code, stderr }: Ran, says: RegExp): void {
  expect({ code, lines: stderr.split('\n').length }, stderr).toEqual({ code: 2, lines: 2 })
  expect(stderr).toMatch(says)
}
async function expectRefused(args: readonly string[], says: RegExp): Promise<void> {
  const ran = await runHere(args)
  expectComplaint(ran, says)
  expect(ran.stdout).toBe('')
}

const commands = /expected one of serve, worker, many, backup, restore, doctor, /
const game = /unknown game \S+( given\))?: expected one of fist/
const seats = /--seats \w+: expected a whole number, 3 to 6/
const games = /--games \S+: expected a whole number, 1 /
const bots = /unknown bot \S*: expected one of greedy@1, squire@1, knight@1, captain@1, dragonlord@1, random@1/
const presets = /unknown preset \w+: expected one of tavernLight, shortGame, ranked/

test.each([
  ['', commands],
  ['dance', commands],
  ['constructor', commands],
  ['sim', game],
  ['sim chess', game],
  ['fuzz chess', game],
  ['play chess --people=', game],
  ['bench luck', /unknown benchmark luck: expected one of kernel/],
  ['sim fist --fast', /'--fast'.*expected --seats, --games, --seed/],
  ['play --people= -x', /'-x'.*expected --people, --seats/],
  ['verify --fast', /'--fast'.*expected --json/],
  ['sim fist --games', /'--games.*; expected /],
  ['sim fist --json=yes', /'--json' does not take an argument; expected /],
  ['sim fist --bots clever@9', bots],
  ['play --people= --bots greedy@1,,,', bots],
  ['sim fist --bots greedy@1,random@1', /expected one bot, or 4 with commas between/],
  ['play --people A,B,C,D,E', /--people: expected at most 4 names, found 5/],
  ['sim fist --preset deluxe', presets],
  ['play --people= --preset deluxe', presets],
  ['sim fist --set dragons=3', /option dragons: expected one of the options .*roundLimit/],
  ['sim fist --set startFG=7', /option startFG: expected 8 or 9/],
  ['sim fist --set roundLimit=100', /option roundLimit: expected a whole number from 0 to 99/],
  ['sim fist --set quackCompulsory=maybe', /option quackCompulsory: expected true or false/],
  ['sim fist --set startFG', /--set startFG: expected option=value/],
  ['sim fist --seats 2', seats],
  ['sim fist --seats 7', seats],
  ['sim fist --seats x', seats],
  ['play --people= --seats 2', seats],
  ['sim fist --games 0', games],
  ['sim fist --games=-1', games],
  ['sim fist --games -1', /--games/],
  ['sim fist --games abc', games],
  ['sim fist --games 1.5', games],
  ['sim fist --games 9007199254740991', games],
  ['sim fist --cores 0', /--cores 0: expected a whole number, 1 to \d+/],
  ['fuzz fist --seconds 0', /--seconds 0: expected a whole number, 1 to \d+/],
  ['leaks --bots --game gold --bot nash@1,nobody@1', /--bot nobody@1: expected a bot of these games/],
  ['bench kernel --rounds 0', /--rounds 0: expected a whole number, 1 to 100/],
])('“%s” is refused in one line', (words, says) => {
  const args = words.split(' ').filter(word => word !== '')
  return expectRefused(args[0] === 'play' ? [...args, '--save', fresh] : args, says)
})

test.each([
  ['no file', '', /expected the path of one match file/],
  ['a missing file', 'missing.jsonl', /cannot read .*missing\.jsonl: expected a match file/],
  ['a folder', 'folder', /cannot read .*folder: expected a match file/],
  ['an empty file', 'empty.jsonl', /empty\.jsonl, line 1: expected the header of a match file/],
  ['a letter', 'letter.txt', /letter\.txt, line 1: expected the header of a match file/],
  ['a file without its end', 'truncated.jsonl', /truncated\.jsonl, line 20: expected the closing line/],
  ['a file cut in the middle of a line', 'cut.jsonl', /cut\.jsonl, line \d+: expected /],
  ['a file with an entry missing', 'gap.jsonl', /gap\.jsonl, line \d+: expected /],
  ['a file without its last entry', 'short.jsonl', /expected \d+ entries before the closing line, found \d+/],
  ['a file of an unknown game', 'chess.jsonl', /line 1: expected a match of fist, found chess/],
  ['a file with a house rule that does not exist', 'option.jsonl', /option startFG: expected 8 or 9/],
  ['a file of a match for two', 'couple.jsonl', /3 to 6/],
  ['a file with a secret for no seat in particular', 'purse.jsonl', /line 2: expected/],
  ['a file with an answer that is none', 'answer.jsonl', /line 3: expected/],
])('verify and replay refuse %s: %s', async (_, name, says) => {
  const path = name === '' ? [] : [at(name)]
  for (const command of ['verify', 'replay']) await expectRefused([command, ...path], says)
})

test.each([
  ['a changed bid', 'bid.jsonl', 3, /line 3: .*expected/],
  ['a changed bid under a fitting sum', 'forged.jsonl', 3, /line 3: .*expected/],
  ['a time that goes back', 'time.jsonl', 5, /line 5: expected entry 3/],
  ['a changed name', 'name.jsonl', null, /line \d+: expected the sum of the lines above/],
  ['a changed stone', 'stones.jsonl', 2, /line 2: expected .*, found /],
  ['a seat that is not there', 'seat.jsonl', 2, /line 2: expected .*, found /],
  ['an answer left out', 'silent.jsonl', 3, /line 3: expected the answer of seat 0/],
  ['another version of the rules', 'rules.jsonl', 1, /line 1: played by rules \d+ .*; here are rules \d+ /],
  ['an edition that nobody has', 'edition.jsonl', 1, /line 1: played by edition 0{8} of fist, which is not available/],
  ['other cards', 'cards.jsonl', 1, /line 1: played by .* cards 0{8}; here are /],
  ['a seed that was not promised', 'seed.jsonl', null, /line \d+: expected the seed whose SHA-256 is \w{64}/],
])('verify finds %s, and says where, with --json on both streams', async (_, name, line, says) => {
  await expectRefused(['verify', at(name)], says)
  const ran = await runHere(['verify', at(name), '--json'])
  expectComplaint(ran, says)
  const report = JSON.parse(ran.stdout)
  expect(report).toEqual({
    verified: false,
    line: line ?? expect.any(Number),
    problem: expect.stringMatching(/^line \d+: /),
  })
})

test.each(['bid', 'stones', 'time', 'name'])('replay does not tell a match whose %s was changed', name =>
  expectRefused(['replay', at(`${name}.jsonl`)], /line \d+: .*expected/),
)

test.each(['sim', 'fuzz', 'play'])('%s takes one game and no more words', command =>
  expectRefused([command, 'fist', 'gold'], /gold: expected one game and nothing after it/),
)

test('replay stops in one line at an entry it cannot follow', async () => {
  await expectRefused(['replay', at('seat.jsonl')], /line 2: expected /)
})

test.each([
  ['--as', 'Zed', /--as Zed: expected table, all, (\w+, ){4}or a seat from 1 to 4/],
  ['--as', '0', /--as 0: expected table/],
  ['--as', '5', /--as 5: expected table/],
  ['--as', '1.5', /--as 1\.5: expected table/],
  ['--to', 'x', /--to x: expected .*0 to \d+/],
  ['--to', '99999', /--to 99999: expected .*0 to \d+/],
  ['--to', '', /--to : expected .*0 to \d+/],
])('replay %s “%s” is refused', (flag, value, says) => expectRefused(['replay', good, flag, value], says))

const playBots = ['play', '--people', '', '--set', 'roundLimit=1']
test.each([
  ['a file that exists', kept, /kept\.jsonl: expected a new file; this one exists/],
  ['a folder', at('folder'), /folder: expected a new file/],
  ['a place below a file', join(kept, 'match.jsonl'), /--save .*: expected/],
  ['no name', '', /--save .*: expected/],
])('--save to %s is refused before the game begins', (_, path, says) =>
  expectRefused([...playBots, '--save', path], says),
)

test('a person at the keyboard is told at once, too', async () => {
  const ran = await run(['play', '--save', kept], '1\n'.repeat(100), 'keep open')
  expectComplaint(ran, /kept\.jsonl: expected a new file/)
  expect(ran.stdout).toBe('')
})

test('a file that appears during the game is not overwritten', async () => {
  const path = at('race.jsonl')
  const ran = await run(['play', '--set', 'roundLimit=1', '--save', path], () => {
    writeFileSync(path, 'I was faster.\n')
    return '\n'.repeat(100)
  })
  const found = readFileSync(path, 'utf8')
  rmSync(path)
  expect(found).toBe('I was faster.\n')
  expect(ran.stdout).toContain('The match is over.')
  expectComplaint(ran, /race\.jsonl.*expected a new file/)
})
