import { defineConfig } from 'vitest/config'
import { icons } from './web/icons-plugin.ts'

const shared = { testTimeout: 600_000, exclude: ['**/node_modules/**'] }

export default defineConfig({
  plugins: [icons()],
  test: {
    maxWorkers: '100%',
    reporters: ['default'],
    projects: [
      {
        extends: true,
        test: { ...shared, name: 'house', include: ['**/*.test.{ts,tsx}'], exclude: [...shared.exclude, 'e2e/**'] },
      },
      {
        extends: true,
        test: {
          ...shared,
          name: 'page',
          include: ['e2e/**/*.test.ts'],
          globalSetup: 'e2e/setup.ts',
          sequence: { groupOrder: 1 }, // a browser is no good neighbour: after all others
        },
      },
    ],
  },
})
