import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { linesOf, run, timeless } from './testing.ts'

const folder = temporaryFolder()
const at = (name: string): string => join(folder, name)
const play = (name: string, ...more: readonly string[]) => ['play', '--seed', 'ale', '--save', at(name), ...more]
/** Somebody who always tries “1”, and presses Enter if that is refused. */
const stubborn = '1\n\n'.repeat(4000)

interface Line {
  readonly names?: readonly string[]
  readonly by?: { readonly seat: number; readonly answer: { readonly is: { readonly answer: unknown } } }
}
const fileLines = (name: string): readonly Line[] =>
  linesOf(readFileSync(at(name), 'utf8')).map(line => JSON.parse(line))
const namesIn = (name: string) => fileLines(name)[0]?.names
const answersOf = (name: string, seat: number): readonly unknown[] =>
  fileLines(name).flatMap(({ by }) => (by?.seat === seat ? [by.answer.is.answer] : []))

test('one person plays a whole game: the result, the promised seed, and a file that verify accepts', async () => {
  const { code, stdout, stderr } = await run(play('one.jsonl'), stubborn)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/Guest(, \w+ \(knight(\.\w+)?@1\)){3}/)
  expect(stdout).toMatch(/^Fists open: Guest 1 fairy gold · /m)
  expect(stdout).toMatch(/^The match is over\. \w+ wins\.$/m)

  const [, promise] = stdout.match(/bound by SHA-256 ([0-9a-f]{64})/) ?? []
  const [, seed = ''] = stdout.match(/^The seed was ([0-9a-f]{64})\.$/m) ?? []
  expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(promise)
  expect(stdout).toContain(`Kept as ${at('one.jsonl')}`)
  expect(fileLines('one.jsonl').at(-1)).toMatchObject({ seed })
  expect(new Set(namesIn('one.jsonl')).size).toBe(4)
  expect(answersOf('one.jsonl', 0)).toContainEqual({ fairy: 1 })
  expect((await run(['verify', at('one.jsonl')])).code).toBe(0)
})

test('the same seed and the same answers make the same game', async () => {
  await run(play('again.jsonl'), stubborn)
  expect(timeless(readFileSync(at('again.jsonl'), 'utf8'))).toBe(timeless(readFileSync(at('one.jsonl'), 'utf8')))
})

test('one person is told nothing of what is behind the other screens', async () => {
  const { stdout } = await run(play('screens.jsonl', '--set', 'roundLimit=1'), stubborn)
  const boards = linesOf(stdout).filter(line => / [◆◇]{3} {2}R\d/.test(line))
  expect(boards.length).toBeGreaterThan(12)
  for (const line of boards) expect(line.includes('(screen)')).toBe(!line.includes('▸ Guest'))
})

test('two people share one keyboard: it changes hands, and each sees only their own purse', async () => {
  const words = play('two.jsonl', '--people', 'Ana, Ben', '--seats', '3')
  const { code, stdout, stderr } = await run(words, '1\n1\n\n'.repeat(4000))
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/Ana, Ben, \w+ \(knight(\.\w+)?@1\)/)
  const hands = [...stdout.matchAll(/^Keyboard to (\w+); press Enter when nobody else looks\./gm)].map(([, who]) => who)
  expect(hands.slice(0, 4)).toEqual(['Ana', 'Ben', 'Ana', 'Ben'])
  expect(hands.every((who, i) => who !== hands[i - 1])).toBe(true)

  let holder = ''
  for (const line of linesOf(stdout)) {
    holder = line.match(/^Keyboard to (\w+)/)?.[1] ?? holder
    if (/ [◆◇]{3} {2}R\d/.test(line)) expect(line.includes('(screen)')).toBe(!line.includes(`▸ ${holder} `))
  }
  expect(namesIn('two.jsonl')).toEqual(['Ana', 'Ben', expect.any(String)])
  for (const seat of [0, 1]) expect(answersOf('two.jsonl', seat)).toContainEqual({ fairy: 1 })
  expect((await run(['verify', at('two.jsonl')])).code).toBe(0)
})

test('a table of people only needs no bot; options and --json work as usual', async () => {
  const people = ['--people', 'Ana,Ben,Cleo', '--seats', '3', '--set', 'roundLimit=1', '--json']
  const { code, stdout } = await run(play('people.jsonl', ...people), stubborn)
  expect(code).toBe(0)
  expect(JSON.parse(linesOf(stdout).at(-1) ?? '')).toMatchObject({
    names: ['Ana', 'Ben', 'Cleo'],
    result: { points: expect.any(Array) },
    file: at('people.jsonl'),
  })
  expect(stdout).not.toContain('— Round 2 —')
  expect((await run(['verify', at('people.jsonl')])).code).toBe(0)
})

const rules = readFileSync(new URL('../games/fist/RULES.md', import.meta.url), 'utf8')
const rule = (id: string): string => {
  const text = linesOf(rules).find(line => line.startsWith(`- **${id}** `))
  if (text === undefined) throw new Error(`no rule ${id}`)
  return text.slice(`- **${id}** `.length)
}

test('“cards” and “rule” with the name of a card say what it does', async () => {
  const { stdout } = await run(play('cards.jsonl'), 'cards\nRULE Magician\nquit\n')
  expect(stdout.match(/^Magician: Either give any 4 stones for 1 point, or take 3 silver\.$/gm)).toHaveLength(2)
})

test('“?”, “rule E9” and “board” show something and do not answer the question', async () => {
  const { code, stdout } = await run(play('talk.jsonl'), '?\nhelp\nrule E9\nrule e9\nrule E999\nboard\nquit\n')
  expect(code).toBe(0)
  expect(stdout.split('Type an answer and press Enter.')).toHaveLength(3)
  expect(stdout.split(`\n${rule('E9')}\n`)).toHaveLength(3)
  expect(stdout).toContain('There is no rule of that number, nor a card of that name here.')
  expect(stdout.match(/^Round 1 · bank: /gm)).toHaveLength(2)
  expect(stdout.match(/^Guest> /gm)).toHaveLength(7)
  expect(stdout).not.toContain('Fists open')
})

test.each([
  ['99', 'E6'],
  ['9 fairy 1 common', 'E6'],
  ['1 silver', 'E5'],
  ['-1', 'R2.5'],
  ['half a coin', 'R2.5'],
  ['1 dragon', 'R2.5'],
  ['and', 'R2.5'],
  ['a', 'R2.5'],
])('the wrong answer “%s” is refused by rule %s, and the question stays', async (wrong, by) => {
  const { code, stdout } = await run(play('wrong.jsonl'), `${wrong}\nrule ${by}\n3f and 1c\nquit\n`)
  expect(code).toBe(0)
  const isRule = by.startsWith('E')
  const typo = 'That will not do: expected fairy up to 8; common up to 2; like “1 fairy”.\n'
  expect(stdout).toContain(isRule ? `That is not allowed: ${rule(by)} (${by})\n` : typo)
  expect(stdout).toMatch(/^Fists open: Guest 3 fairy gold and 1 common gold · /m)
})

const twoPeople = ['--people', 'Ana,Ben'] as const
test.each([
  ['the end of input at the first question', '', []],
  ['the end of input in the middle', '1\n\n', []],
  ['the end of input while the keyboard changes hands', '', twoPeople],
  ['“quit” at the first question', 'quit\n', []],
  ['“quit” in the middle', '1\n\n  quit  \n1\n', []],
  ['“quit” after the keyboard changed hands', '\nquit\n', twoPeople],
])('%s leaves the table with exit code 0 and keeps nothing', async (_, typed, more) => {
  const before = readdirSync(folder)
  const leaving = typed.includes('quit') ? 'keep open' : 'end'
  const { code, stdout, stderr } = await run(play('left/early.jsonl', ...more), typed, leaving)
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
  expect(stdout).toMatch(/\nYou leave the table\. The game is not kept\.\n$/)
  expect(readdirSync(folder)).toEqual(before)
})

test('“quit” also works while the keyboard is changing hands', async () => {
  const { code, stdout } = await run(play('left.jsonl', ...twoPeople), 'quit\n')
  expect(code).toBe(0)
  expect(stdout).toContain('You leave the table.')
  expect(stdout).not.toContain('Close your fist')
})

/** Runs at a real terminal, provided by `script`. Types each line when the text before it is on the screen. */
function atTerminal(command: string, talk: readonly (readonly [hears: string, types: string])[]): Promise<string> {
  return new Promise(resolve => {
    const child = spawn('script', ['-qec', command, '/dev/null'], {
      timeout: 30_000,
      env: { ...process.env, TERM: 'xterm' },
    })
    const left = [...talk]
    let [screen, heard] = ['', 0]
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      screen += text
      const [next] = left
      if (next === undefined || !screen.slice(heard).includes(next[0])) return
      heard = screen.length
      left.shift()
      child.stdin.write(next[1])
    })
    child.on('close', () => resolve(screen))
  })
}

test.skipIf(process.platform !== 'linux')(
  'at a real terminal the keyboard changes hands: nothing is typed twice, the screen is wiped, the news are told again',
  async () => {
    const command = `${process.execPath} cli/main.ts play --people Ana,Ben --seats 3 --seed pty`
    const screen = await atTerminal(command, [
      ['Keyboard to Ana', '\r'],
      ['Ana> ', '1\r'],
      ['Keyboard to Ben', '\r'],
      ['Ben> ', '2\r'],
      ['Keyboard to Ana', '\r'],
      ['Ana> ', 'quit\r'],
      ['Leave?', 'y\r'],
    ])
    const ownBid = 'Fists open: Ana 1 fairy gold · Ben 2 fairy gold'
    expect(screen.split('\x1b[2J')).toHaveLength(3)
    expect(screen.split('\x1b[2J').at(-1)?.replace(/\s+/g, ' ')).toContain(ownBid)
    expect(screen).toContain('You leave the table.')
    expect(screen).not.toContain('MaxListeners')
  },
)
