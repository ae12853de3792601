import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const assets = join(import.meta.dirname, '../web/dist/assets')
const parts = readdirSync(assets).filter(name => name.endsWith('.js'))
const textOf = (part: string): string => readFileSync(join(assets, part), 'utf8')

test('no part imports the first file of the worker: WebKit would run it again, as another module', () => {
  const first = parts.flatMap(part => /new Worker\(.*?(worker-[\w-]+\.js)/.exec(textOf(part))?.[1] ?? [])
  expect(first).toHaveLength(1)
  expect(parts.filter(part => textOf(part).includes(`from"./${first[0]}"`))).toEqual([])
})
