import { expect, test } from 'vitest'
import { measureKinds } from '#protocol/order-words'
import { run, runHere } from './testing.ts'

const flags = {
  play: ['--people', '--seats', '--bots', '--seed', '--save', '--json', '--set', '--preset'],
  sim: ['--seats', '--games', '--seed', '--bots', '--cores', '--json', '--set', '--preset'],
  ladder: [
    '--bots',
    '--seats',
    '--tables',
    '--blocks',
    '--seed',
    '--resume',
    '--threads',
    '--set',
    '--preset',
    '--json',
  ],
  almanac: ['--games', '--seed', '--cores', '--json'],
  workshop: [
    'check',
    'judge',
    'make',
    'schema',
    '--games',
    '--seed',
    '--from',
    '--no-suggestions',
    '--cores',
    '--json',
  ],
  analyse: ['--as', '--bot', '--json'],
  personas: ['--games', '--seats', '--level', '--reasons', '--seed', '--threads', '--json'],
  solve: ['bidders', 'worth', 'coin', 'types', 'nashConv'],
  train: ['--check', '--resume', '--threads'],
  exploit: ['--bot', '--seats', '--blocks', '--candidates', '--playouts', '--ahead', '--seed', '--threads', '--json'],
  replay: ['--as', '--to', '--board', '--json'],
  verify: ['--json'],
  lessons: ['--most'],
  fuzz: ['--seconds', '--cards', '--seed', '--json'],
  bench: ['--rounds', '--seconds', '--json'],
  leaks: ['--matches', '--times', '--bots', '--pairs', '--game', '--bot', '--seed', '--json'],
  'damage-test': ['--times', '--kills', '--seed', '--json'],
  'move-test': ['--matches', '--json'],
  move: ['--to', '--from', '--keep', '--json'],
  'switch-edition': ['--json'],
  admin: ['role', 'reports', ...measureKinds, 'appeals', 'audit', 'words', '--reason', '--verify', '--json'],
  backup: ['--json'],
  restore: ['--json'],
  doctor: ['--json'],
  siege: ['--sockets', '--seconds', '--attacks', '--json'],
  many: ['--nodes', '--workers'],
  chaos: ['--kills', '--tables', '--seconds', '--seed', '--many', '--rolling', '--json'],
}

test.each(Object.entries(flags))(
  '%s --help prints how it is used, with every flag, and does nothing else',
  async (command, known) => {
    const { code, stdout, stderr } = await runHere([command, '--help'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    expect(stdout).toMatch(new RegExp(`^npm run ${command} -- `))
    for (const flag of known) expect(stdout).toContain(flag)
  },
)

test('the help of the tables names every house rule with its values and default, and the presets', async () => {
  for (const command of ['play', 'sim']) {
    const { stdout } = await runHere([command, '--help'])
    expect(stdout).toMatch(/roundLimit +a whole number from 0 to 99 \(0\)/)
    expect(stdout).toMatch(/coinCounts +hidden or tracked or open \(hidden\)/)
    expect(stdout).toMatch(/presets .*tavernLight, shortGame, ranked/)
  }
})

test('--help takes precedence over all other arguments', async () => {
  const { code, stdout } = await run(['sim', 'chess', '--games', '0', '--help'])
  expect(code).toBe(0)
  expect(stdout).toMatch(/^npm run sim/)
})
