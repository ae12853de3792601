import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { icons } from './web/icons-plugin.ts'
import { plots } from './web/plots-plugin.ts'

const shared = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  exclude: ['**/node_modules/**'],
  setupFiles: 'testkit/folders-setup.ts',
}

/** Tests without side effects. */
const pure = ['{kernel,games,bots,analysis,client,protocol}/**/*.test.ts', 'testkit/**/*.test.ts']
/** The database servers of the testkit. */
const kit = 'testkit/servers.test.ts'
/** The core of the house, in seconds. */
const core = [
  '{architecture,docs,styles}.test.ts',
  'local/*.test.ts',
  'server/{matches,tables,storage,nodes}/*.test.ts',
  kit,
]
/** What the house does for people, in one process: loading the house takes longer than most of these tests. */
const doors = ['server/{board,friends,gallery,history,mail,news,notices,order,people,privacy,socket,http}/*.test.ts']
/** Hundreds of random games. Each game runs in its own process, which then loads only that game. */
const laws = 'games/*/laws*.test.ts'
/** Tests with images and styles, which need a bundler. */
const drawn = ['{web,ui}/**/*.test.{ts,tsx}', 'games/*/screen/**/*.test.{ts,tsx}']
/** For the other games: whole matches by keyboard. */
const quick = ['e2e/games/keyboard.test.ts']
/** Tests of every screen, question and rule, and a card with its whole life. */
const looks = [
  'languages',
  'axe',
  'fist-questions',
  'rules',
  'tips',
  'card-of-ones-own',
  'returning',
  'board-keys',
].map(name => `e2e/${name}.test.ts`)
/** What only `npm run e2e` runs: these, and everything else about the other games. */
const thorough = ['e2e/games/**/*.test.ts', 'e2e/upgrade/*.test.ts', ...looks]

/** A storm over eight processes: it needs the whole machine (`npm run try -- --project storms`). */
const storms = ['trials/chaos/many.test.ts']

/** How long a browser may take to draw what a test waits for. One second, the usual, is too short on a busy machine. */
const patience = { expect: { poll: { timeout: 15_000 } } }

/** With Node's own imports, as the house runs: rules run 50% faster. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/**
 * What starts first, one file for each name: the slowest, so that no core waits for them at the end, and beside each test that
 * computes all the time some that mostly wait.
 */
const order = [
  ...[
    '/laws',
    'people/tries',
    '/laws',
    'hostile/hostile',
    'chaos/chaos',
    'chaos/many',
    'care/operator',
    '/laws',
    'siege/siege',
  ],
  ...['socket/manners', 'care/restore', '/laws', 'http/limits', 'leaks/leaks', 'cli/errors', 'cli/files', 'cli/sim'],
  ...['e2e/languages', 'e2e/axe', 'e2e/fist-questions', 'e2e/games/match', 'e2e/games/languages', 'e2e/match-time'],
  ...['e2e/games/keyboard', 'e2e/here-offline', 'e2e/bad-luck', 'e2e/match\\.', 'e2e/keyboard'],
].map(name => new RegExp(name))

class InOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const left = await super.sort(files)
    const first = order.flatMap(name => {
      const found = left.findIndex(({ moduleId }) => name.test(moduleId))
      return found < 0 ? [] : left.splice(found, 1)
    })
    return [...first, ...left]
  }
}

export default defineConfig({
  plugins: [icons(), plots()],
  test: {
    maxWorkers: availableParallelism() + 2, // many tests of the house wait more than they compute
    sequence: { sequencer: InOrder },
    reporters: ['default'],
    coverage: {
      include: ['{kernel,games,bots,analysis,client,protocol,editions,engine,local,ui,web,server,cli}/**/*.{ts,tsx}'],
      exclude: [
        '**/*.test.{ts,tsx}',
        '**/testing/**',
        '**/testing.{ts,tsx}',
        '**/{position,trials}.ts',
        '**/*.d.ts',
        'web/dist*/**',
      ],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'node_modules/.cache/coverage',
    },
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          ...native,
          name: 'rules',
          isolate: false,
          include: pure,
          exclude: [...shared.exclude, ...drawn, laws, kit],
        },
      },
      {
        extends: true,
        test: { ...shared, ...native, name: 'laws', include: [laws] },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...native,
          name: 'core',
          isolate: false,
          include: core,
          globalSetup: 'testkit/servers-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...native,
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: [...shared.exclude, 'e2e/**', ...pure, ...core, ...doors, ...drawn, ...storms],
          globalSetup: ['testkit/pressed.ts', 'testkit/servers-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...native,
          name: 'doors',
          isolate: false,
          include: doors,
          globalSetup: ['testkit/pressed.ts', 'testkit/servers-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...native,
          name: 'storms',
          include: storms,
          globalSetup: ['testkit/pressed.ts', 'testkit/servers-setup.ts'],
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'drawn', isolate: false, include: drawn },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...patience,
          name: 'page',
          include: ['e2e/*.test.ts', ...quick],
          exclude: [...shared.exclude, ...looks],
          globalSetup: 'e2e/setup.ts',
          sequence: { groupOrder: 1 }, // browsers need the whole machine: after all others
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...patience,
          name: 'games',
          include: thorough,
          exclude: [...shared.exclude, ...quick],
          globalSetup: 'e2e/setup.ts',
          sequence: { groupOrder: 2 },
          maxWorkers: availableParallelism(),
        },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...patience,
          name: 'engines',
          include: ['e2e/engines/*.test.ts'],
          globalSetup: 'e2e/engines/setup.ts',
          sequence: { groupOrder: 3 },
          maxWorkers: availableParallelism(),
        },
      },
    ],
  },
})
