import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { icons } from './web/icons-plugin.ts'

const shared = { testTimeout: 600_000, hookTimeout: 600_000, exclude: ['**/node_modules/**'] }

/** What has pictures and styles in it, which only a bundler understands. */
const drawn = ['{web,ui}/**/*.test.{ts,tsx}', 'games/*/screen/**/*.test.{ts,tsx}']
/** Of the other games: whole matches by keys, and without the house. */
const quick = ['e2e/games/keyboard.test.ts', 'e2e/games/here-offline.test.ts']
/** What looks at every screen, question and rule. */
const looks = ['languages', 'axe', 'fist-questions', 'rules'].map(name => `e2e/${name}.test.ts`)
/** What only `npm run e2e` runs: that, and everything else of the other games. */
const thorough = ['e2e/games/**/*.test.ts', 'e2e/upgrade/*.test.ts', ...looks]

/** What takes longest begins first, so that no core waits for it in the end. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      /laws|e2e.(languages|axe|fist-questions|games.(match|languages))/.test(moduleId)
    const sorted = await super.sort(files)
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))]
  }
}

export default defineConfig({
  plugins: [icons()],
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: {
          ...shared,
          name: 'house',
          include: ['**/*.test.ts'],
          exclude: [...shared.exclude, 'e2e/**', ...drawn],
          globalSetup: 'testkit/pressed.ts',
          // Node's own imports, as in the house: rules run half as fast again.
          experimental: { viteModuleRunner: false, nodeLoader: false },
        },
      },
      {
        extends: true,
        test: { ...shared, name: 'drawn', include: drawn },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'page',
          include: ['e2e/*.test.ts', ...quick],
          exclude: [...shared.exclude, ...looks],
          globalSetup: 'e2e/setup.ts',
          sequence: { groupOrder: 1 }, // a browser is no good neighbour: after all others
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
        },
      },
    ],
  },
})
