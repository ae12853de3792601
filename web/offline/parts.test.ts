import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { temporaryFolder } from '#testkit/folder'
import { partsOf } from './parts.ts'

test('what browsers ask for is kept, and any change of it is another version', () => {
  const folder = temporaryFolder()
  for (const sub of ['assets', '.vite']) mkdirSync(join(folder, sub))
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text)
  for (const path of ['index.html', 'index.html.br', 'built-from.txt', '.vite/manifest.json']) write(path, path)
  for (const path of ['a-1.js', 'a-1.js.gz', 'f-latin-400.woff2', 'f-greek-400.woff2']) write(`assets/${path}`, path)
  const { paths, version } = partsOf(folder)
  expect(paths).toEqual(['/assets/a-1.js', '/assets/f-latin-400.woff2', '/index.html'])
  write('built-from.txt', 'other')
  expect(partsOf(folder).version).toBe(version)
  write('index.html', 'other')
  expect(partsOf(folder).version).not.toBe(version)
})
