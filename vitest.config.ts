import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**'],
    testTimeout: 600_000,
    maxWorkers: '100%',
    reporters: ['default'],
  },
})
