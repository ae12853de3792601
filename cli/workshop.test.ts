import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { linesOf, resealed, run, runHere } from './testing.ts'

const folder = temporaryFolder()
const at = (name: string): string => join(folder, name)
const example = readFileSync(new URL('../docs/cards.example.json', import.meta.url), 'utf8')
const pack = at('pack.json')
writeFileSync(pack, example)

test('workshop check says what the cards of a pack do', async () => {
  const { code, stdout } = await runHere(['workshop', 'check', pack])
  expect(code).toBe(0)
  expect(stdout).toContain('Raven Keeper')
  expect(stdout).toContain('all of them can be played')
  const told = JSON.parse((await runHere(['workshop', 'check', pack, '--json'])).stdout)
  expect(told).toMatchObject({ ok: true, game: 'fist', cards: [{ kind: 'character', name: 'Raven Keeper' }] })
  expect(told.cards[0].text).toMatch(/rival/)
})

test.each([
  ['a file that is not there', ['check', 'nowhere.json'], 'nowhere.json: expected a file that can be read'],
  ['no file', ['judge'], 'expected one file and nothing after it'],
  ['nothing to do', ['paint'], 'paint: expected one of check, judge, make, schema, pieces, yardstick, calibrate'],
  ['another game', ['make', 'chess'], 'unknown game chess: expected one of'],
  ['a card that is not in the box', ['make', 'fist', '--from', 'dragonfly'], '--from dragonfly: expected one of witch'],
])('workshop with %s explains itself in one line', async (_, args, expected) => {
  const { code, stdout, stderr } = await runHere(['workshop', ...args])
  expect({ code, stdout, lines: stderr.trimEnd().split('\n').length }).toEqual({ code: 2, stdout: '', lines: 1 })
  expect(stderr).toContain(`workshop: ${expected}`)
})

test('workshop check reads a file that begins with a mark of its encoding, and not one without end', async () => {
  writeFileSync(at('marked.json'), `\ufeff${example}`)
  expect((await runHere(['workshop', 'check', at('marked.json')])).code).toBe(0)
  const { code, stderr } = await runHere(['workshop', 'check', '/dev/zero'])
  expect([code, stderr]).toEqual([2, expect.stringContaining('/dev/zero: expected at most 256 kB')])
})

test('workshop check names the place in the file, and the rule', async () => {
  const bad = JSON.parse(example)
  bad.cards[0].steps = [{ do: 'steal' }]
  writeFileSync(at('bad.json'), JSON.stringify(bad))
  const { code, stdout, stderr } = await runHere(['workshop', 'check', at('bad.json'), '--json'])
  expect(code).toBe(2)
  expect(stderr).toContain('pack.cards[0].steps[0]: expected a rival that was chosen before (R7.2)')
  expect(JSON.parse(stdout)).toEqual({
    ok: false,
    problem: { at: 'pack.cards[0].steps[0]', expected: 'a rival that was chosen before', rule: 'R7.2' },
  })
})

test('workshop make prints a pack that can be checked, the same for the same seed', async () => {
  const [one, again] = [
    await runHere(['workshop', 'make', 'fist', '--seed', '7']),
    await runHere(['workshop', 'make', 'fist', '--seed', '7']),
  ]
  expect(one.stdout).toBe(again.stdout)
  writeFileSync(at('made.json'), one.stdout)
  expect((await runHere(['workshop', 'check', at('made.json')])).code).toBe(0)
})

test('the cards of a pack are guests of a table in the terminal and of games of bots', async () => {
  writeFileSync(at('mine.json'), (await runHere(['workshop', 'make', 'fist', '--seed', '7'])).stdout)
  const [{ card, name }] = JSON.parse((await runHere(['workshop', 'check', at('mine.json'), '--json'])).stdout).cards
  const guests = ['--set', `guests=${at('mine.json')}`]
  const short = ['--set', 'roundLimit=1', '--bots', 'greedy@1']
  await run(['play', 'fist', '--people', '', '--save', at('match'), ...short, ...guests])
  expect(JSON.parse(readFileSync(at('match'), 'utf8').split('\n')[0] ?? '').options.guests).toEqual([card])
  const { code, stdout } = await run(['sim', 'fist', '--games', '2', '--cores', '1', ...short, ...guests])
  expect([code, stdout.includes('guest-')]).toEqual([0, false])
  expect(stdout).toContain(`\n  ${name} `)
  const other = await runHere(['sim', 'gold', '--games', '2', ...guests])
  expect([other.code, other.stderr]).toEqual([
    2,
    expect.stringContaining('expected cards for gold, found some for fist'),
  ])
  expect((await runHere(['sim', '--help'])).stdout).not.toContain('undefined')
})

test('a match file with a forged guest is not verified', async () => {
  writeFileSync(at('own.json'), (await runHere(['workshop', 'make', 'gold', '--seed', '7'])).stdout)
  const guests = ['--set', `guests=${at('own.json')}`]
  await run([
    'play',
    'gold',
    '--people',
    '',
    '--bots',
    'greedy@1',
    '--save',
    at('honest'),
    '--preset',
    'noMagic',
    ...guests,
  ])
  const [first = '', ...rest] = linesOf(readFileSync(at('honest'), 'utf8'))
  const verified = async (change: object): Promise<string> => {
    const header = JSON.parse(first)
    header.options.guests[0] = { ...header.options.guests[0], ...change }
    writeFileSync(at('forged'), resealed([JSON.stringify(header), ...rest].join('\n')))
    const { code, stderr } = await runHere(['verify', at('forged')])
    return code === 0 ? 'verified' : stderr
  }
  expect(await verified({})).toBe('verified')
  expect(await verified({ strength: 99 })).toContain('line 1: option guests: expected of number 1, card.strength')
  expect(await verified({ script: 'x' })).toContain('line 1: option guests: expected of number 1, card: nothing but')
  expect(await verified({ names: { en: '\u001b[31mX' } })).toContain(
    'line 1: option guests: expected of number 1, card.names',
  )
  expect(await verified({ names: { en: 'Another' } })).toContain('line 2: expected')
})

test('the page of all pieces is the one that follows from what can be read', async () => {
  const { stdout } = await runHere(['workshop', 'pieces'])
  const page = readFileSync(new URL('../docs/card-pieces.md', import.meta.url), 'utf8')
  const plain = (text: string): string => text.replaceAll(/-{3,}/g, '---').replaceAll(/ +/g, ' ') // as wide as tables are
  expect(plain(page), 'run: npm run -s workshop -- pieces > docs/card-pieces.md').toBe(plain(stdout))
})

const packOf = (name: string, game: string, ...cards: readonly object[]): string => {
  writeFileSync(at(name), JSON.stringify({ wyrmtavern: 'cards', version: 1, game, cards }))
  return at(name)
}
const looks = { names: { en: 'Stranger' }, picture: 'cowled', light: 'candle', copies: 1 }
const creature = {
  ...{ ...looks, kind: 'creature', dice: 2, finds: 2, drivesOff: [], drivenOffBy: [] },
  ...{ strikesAt: 3, power: 'none', countsAs: 'none' },
}
const aNumberOrNone = expect.toSatisfy((it: unknown) => it === null || typeof it === 'number')
const figure = { mean: aNumberOrNone, low: aNumberOrNone, high: aNumberOrNone, n: expect.any(Number) }

test.each([
  ['fist', { ...looks, kind: 'character', steps: [{ do: 'score', points: 1 }] }],
  ['gold', { ...looks, kind: 'dragon', strength: 7, visible: 4, hidden: 3 }],
  ['dwarves', creature],
])('workshop judge of %s says a word, every figure with its interval, and the games', async (game, card) => {
  const file = packOf(`${game}.json`, game, card)
  const { code, stdout } = await run(['workshop', 'judge', file, '--games', '10', '--no-suggestions', '--json'])
  expect(code).toBe(0)
  const { cards, ...told } = JSON.parse(stdout)
  const word = expect.toBeOneOf(['weak', 'a little weak', 'fair', 'a little strong', 'strong', 'wild', 'unknown'])
  const verdict = { verdict: word, price: figure, winnerWins: figure, length: figure, games: 10 }
  expect(cards).toMatchObject([{ name: 'Stranger', seats: 4, bot: 'knight@1', ...verdict }])
  expect(told).toEqual({ game, ...cards[0] }) // a card that is alone in its file need not be looked for
})

test('workshop judge says that a few games say nothing, and of what was seen too seldom no numbers', async () => {
  const { stdout } = await run(['workshop', 'judge', pack, '--games', '4', '--json'])
  const { cards } = JSON.parse(stdout)
  expect(cards[0]).toMatchObject({ verdict: 'unknown', why: 'seldom', games: 4, suggestions: [] })
  expect(cards[0].winnerWins).toEqual({ mean: null, low: null, high: null, n: 0 })
})

test('workshop judge of several cards has a verdict for each', async () => {
  const [one, other] = [1, 2].map(silver => ({
    ...{ ...looks, names: { en: `Purse of ${silver}` } },
    ...{ kind: 'character', steps: [{ do: 'gain', gain: { silver } }] },
  }))
  const file = packOf('two.json', 'fist', one ?? {}, other ?? {})
  const told = JSON.parse((await run(['workshop', 'judge', file, '--games', '4', '--json'])).stdout)
  expect(Object.keys(told)).toEqual(['game', 'cards'])
  expect(told.cards.map(({ name }: { name: string }) => name)).toEqual(['Purse of 1', 'Purse of 2'])
})
