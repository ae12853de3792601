import { posix } from 'node:path'
import { expect, test } from 'vitest'
import { manifests } from '#games/manifests'
import { type Source, sources } from '#testkit/sources'

const all = [...sources('.ts'), ...sources('.tsx')]
const source = all.filter(({ path }) => !/\.test\.tsx?$/.test(path))

/** Dependencies go one way: what a folder may import, besides itself. */
const arrows: Readonly<Record<string, readonly string[]>> = {
  kernel: [],
  games: ['kernel'],
  bots: ['games', 'kernel'],
  almanac: ['bots', 'games', 'kernel'],
  verdict: ['almanac', 'bots', 'games', 'kernel'],
  testkit: ['editions', 'bots', 'ui', 'games', 'kernel'],
  protocol: ['kernel'],
  client: ['protocol', 'kernel'],
  editions: ['client', 'protocol', 'bots', 'games', 'kernel'],
  engine: ['editions', 'client', 'protocol', 'kernel'],
  analysis: ['editions', 'bots', 'games', 'kernel'],
  local: ['engine', 'analysis', 'verdict', 'almanac', 'editions', 'client', 'protocol', 'bots', 'games', 'kernel'],
  ui: ['client', 'protocol', 'games', 'kernel'],
  web: ['engine', 'analysis', 'verdict', 'editions', 'local', 'ui', 'client', 'protocol', 'games', 'kernel'],
  server: ['engine', 'verdict', 'almanac', 'editions', 'client', 'protocol', 'bots', 'games', 'kernel'],
  trials: ['testkit', 'server', 'engine', 'analysis', 'editions', 'client', 'protocol', 'bots', 'games', 'kernel'],
  bench: ['e2e', 'trials', 'testkit', 'server', 'editions', 'client', 'protocol', 'bots', 'games', 'kernel'],
  e2e: [
    'trials',
    'testkit',
    'web',
    'local',
    'ui',
    'server',
    'editions',
    'client',
    'protocol',
    'bots',
    'games',
    'kernel',
  ],
  dev: ['trials', 'testkit', 'server', 'editions', 'games', 'kernel'],
  cli: [
    'bench',
    'trials',
    'almanac',
    'verdict',
    'analysis',
    'local',
    'server',
    'editions',
    'client',
    'protocol',
    'bots',
    'games',
    'kernel',
  ],
}
/** A game's own screen. The page loads it, and it may use the same modules as the page. */
const isScreen = (path: string): boolean => /^games\/[^/]+\/screen\//.test(path)
/** A game's own bots. They may use what all bots share: exact arithmetic, solvers. */
const isGameBot = (path: string): boolean => /^games\/[^/]+\/bot\//.test(path)
/** What a game offers to the house and the page, so it imports types of both. */
const isManifest = (path: string): boolean => /^games\/([^/]+\/)?manifest\.ts$/.test(path)
/** Used by tests and trials only, so it may use the testkit. The toy auction is a complete game. */
const forTests = (path: string): boolean =>
  /\.test\.ts$|^testkit\/auction\/|\/(position|trials)\.ts$|\/testing(\.ts$|\/)/.test(path)

function importsOf({ path, text }: Source): readonly string[] {
  return [...text.matchAll(/(?:from |import\()'([^'\n]+)'/g)].map(([, target = '']) => {
    if (target.startsWith('#')) return target.slice(1)
    return target.startsWith('.') ? posix.join(posix.dirname(path), target) : target
  })
}
const folderOf = (path: string): string => path.split('/')[0] ?? ''

test('imports follow the allowed directions', () => {
  const against = source
    .filter(({ path }) => !forTests(path))
    .flatMap(file => {
      const from = folderOf(file.path)
      const allowed = isScreen(file.path)
        ? ['ui', 'client', 'protocol', 'kernel']
        : isManifest(file.path)
          ? ['ui', 'kernel']
          : isGameBot(file.path)
            ? ['bots', 'kernel']
            : arrows[from]
      if (allowed === undefined) return []
      return importsOf(file)
        .filter(to => folderOf(to) in arrows && folderOf(to) !== from && !allowed.includes(folderOf(to)))
        .map(to => `${file.path} → ${to}`)
    })
  expect(against).toEqual([])
})

test('no game is named outside its folder: its manifest says what others need to know', () => {
  const ids = manifests.map(({ id }) => id).join('|')
  const names = new RegExp(`'(${ids})'|games/(${ids})/`)
  const house = source.filter(({ path }) => !forTests(path) && !/^(games|trials|e2e|bench)\//.test(path))
  expect(house.filter(({ text }) => names.test(text)).map(({ path }) => path)).toEqual([])
})

/** Parts shared by several games, not games themselves. */
const shared = ['games/pieces/', 'games/workshop/']
const isShared = (path: string): boolean => shared.some(folder => path.startsWith(folder))

test('no game imports another', () => {
  const across = source.flatMap(file => {
    const [, own] = file.path.match(/^games\/([^/]+)\//) ?? []
    return own === undefined
      ? []
      : importsOf(file)
          .filter(to => /^games\/[^/]+\//.test(to) && !to.startsWith(`games/${own}/`) && !isShared(to))
          .map(to => `${file.path} → ${to}`)
  })
  expect(across).toEqual([])
})

test('what games share imports no game', () => {
  const outside = source
    .filter(({ path }) => isShared(path))
    .flatMap(file =>
      importsOf(file)
        .filter(to => !isShared(to) && !to.startsWith('kernel/') && !/^games\/(saying|almanac)\.ts$/.test(to))
        .map(to => `${file.path} → ${to}`),
    )
  expect(outside).toEqual([])
})

/** The only file that formats messages, with the library for that. */
const speaks = 'games/speaker.ts'

test('the kernel has no dependencies, and rules and bots depend only on our own code', () => {
  const outside = source
    .filter(({ path }) => /^(kernel|games|bots)\//.test(path) && !forTests(path) && !isScreen(path) && path !== speaks)
    .flatMap(file =>
      importsOf(file)
        .filter(to => !(folderOf(to) in arrows))
        .map(to => `${file.path} → ${to}`),
    )
  expect(outside).toEqual([])
})

/** Everything a file imports, directly or not, including itself. */
function closureOf(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const file = source.find(s => s.path === path || s.path === `${path}.ts`)
  if (file === undefined || seen.has(file.path)) return seen
  seen.add(file.path)
  for (const to of importsOf(file)) closureOf(to, seen)
  return seen
}
const fileAt = new Map(source.map(file => [file.path, file]))
/** Everything that is loaded with a file, or later by it. */
function loadedBy(path: string, seen = new Set<string>()): ReadonlySet<string> {
  const file = fileAt.get(path) ?? fileAt.get(`${path}.ts`)
  if (file === undefined || seen.has(file.path)) return seen
  seen.add(file.path)
  const text = file.text.replaceAll(/^(import|export) type [^']*from '[^']+'/gm, '')
  for (const to of importsOf({ ...file, text })) loadedBy(to, seen)
  return seen
}

test('the page loads no schemas: the house checks what it is sent', () => {
  const loaded = loadedBy('web/main.tsx')
  expect(loaded.size).toBeGreaterThan(500)
  const withSchemas = source.filter(({ path, text }) => loaded.has(path) && /from 'zod'/.test(text))
  expect(withSchemas.map(({ path }) => path)).toEqual([])
})

const opens = ({ text }: Source): boolean => /\bOnly\.peek\b/.test(text) || /import \{[^}]*\bpeek\b/.test(text)

test('an evolve, and everything it uses, opens no secret', () => {
  const evolves = source.filter(({ path }) => /^games\/[^/]+\/evolve\.ts$/.test(path))
  expect(evolves.length).toBeGreaterThan(0)
  const used = new Set(evolves.flatMap(({ path }) => [...closureOf(path)]))
  expect(source.filter(s => used.has(s.path) && !s.path.startsWith('kernel/') && opens(s)).map(s => s.path)).toEqual([])
})

test('secrets are opened only in the kernel, in games and by bots', () => {
  const others = source.filter(({ path }) => !/^(kernel|games|bots|testkit)\//.test(path))
  expect(others.filter(opens).map(s => s.path)).toEqual([])
})

test('chance and time come from the ledger: rules and bots have no clock and no dice of their own', () => {
  const forbidden = /Math\.random|\bDate\b|performance\.|setTimeout|setInterval|\bfetch\(|\bprocess\./
  expect(
    source.filter(({ path, text }) => /^(kernel|games|bots)\//.test(path) && forbidden.test(text)).map(s => s.path),
  ).toEqual([])
})

test('no file is longer than 400 lines', () => {
  expect(all.filter(({ text }) => text.split('\n').length > 401).map(s => s.path)).toEqual([])
})
