import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { icons } from './web/icons-plugin.ts'

const shared = { testTimeout: 600_000, hookTimeout: 600_000, exclude: ['**/node_modules/**'] }

/** Tests without side effects. */
const pure = ['{kernel,games,bots,client,protocol}/**/*.test.ts', 'testkit/**/*.test.ts']
/** The core of the house, in seconds. */
const core = ['{architecture,styles}.test.ts', 'local/*.test.ts', 'server/{matches,tables,storage}/*.test.ts']
/** Hundreds of random games. Each game runs in its own process, which then loads only that game. */
const laws = 'games/*/laws*.test.ts'
/** Tests with images and styles, which need a bundler. */
const drawn = ['{web,ui}/**/*.test.{ts,tsx}', 'games/*/screen/**/*.test.{ts,tsx}']
/** For the other games: whole matches by keyboard, and without a house. */
const quick = ['e2e/games/keyboard.test.ts', 'e2e/games/here-offline.test.ts']
/** Tests of every screen, question and rule. */
const looks = ['languages', 'axe', 'fist-questions', 'rules'].map(name => `e2e/${name}.test.ts`)
/** What only `npm run e2e` runs: these, and everything else about the other games. */
const thorough = ['e2e/games/**/*.test.ts', 'e2e/upgrade/*.test.ts', ...looks]

/** With Node's own imports, as the house runs: rules run 50% faster. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } }

/** The slowest tests start first, so that no core waits for them at the end. */
const longest = [
  '/laws',
  'people/tries',
  'cli/errors',
  'cli/files',
  'leaks/leaks',
  'hostile/hostile',
  'care/operator',
  'chaos/chaos',
  'e2e/(languages|axe|fist-questions|games/(match|languages))',
  'e2e/(bad-luck|games/here-offline|match\\.|games/keyboard|match-time)',
].map(name => new RegExp(name))

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const place = ({ moduleId }: TestSpecification): number => {
      const found = longest.findIndex(name => name.test(moduleId))
      return found < 0 ? longest.length : found
    }
    return (await super.sort(files)).toSorted((a, b) => place(a) - place(b))
  }
}

export default defineConfig({
  plugins: [icons()],
  test: {
    maxWorkers: availableParallelism() + 1, // many tests of the house wait more than they work
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    coverage: {
      include: ['{kernel,games,bots,client,protocol,editions,engine,local,ui,web,server,cli}/**/*.{ts,tsx}'],
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
          exclude: [...shared.exclude, ...drawn, laws],
        },
      },
      {
        extends: true,
        test: { ...shared, ...native, name: 'laws', include: [laws] },
      },
      {
        extends: true,
        test: { ...shared, ...native, name: 'core', isolate: false, include: core },
      },
      {
        extends: true,
        test: {
          ...shared,
          ...native,
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: [...shared.exclude, 'e2e/**', ...pure, ...core, ...drawn],
          globalSetup: 'testkit/pressed.ts',
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
          name: 'games',
          include: thorough,
          exclude: [...shared.exclude, ...quick],
          globalSetup: 'e2e/setup.ts',
          sequence: { groupOrder: 2 },
          maxWorkers: availableParallelism(),
        },
      },
    ],
  },
})
