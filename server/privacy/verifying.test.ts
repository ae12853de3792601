import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openEditions } from '#editions/loading'
import { releasesIn } from '#editions/releases'
import { verifyFile } from '#editions/verify'
import { writeFile } from '#kernel/file'
import { readFile } from '#kernel/reading'
import { NOBODY, withoutName } from '../storage/unnamed.ts'

test.each(['fist-few', 'gold-few', 'dwarves-few'])(
  '%s can be verified when all its players have left',
  async name => {
    const text = readFileSync(join(releasesIn, '0.2.0', `${name}.jsonl`), 'utf8')
    const { header, entries, seed } = readFile(text)
    const names = header.names.reduce((all, _, seat) => withoutName(all, seat), header.names)
    const told = writeFile({ header: { ...header, names }, entries, seed })
    const lines = (file: string): readonly string[] => file.trimEnd().split('\n').slice(1, -1)
    expect(lines(told)).toEqual(lines(text)) // the log is the same, byte for byte
    for (const called of header.names) expect(told).not.toContain(JSON.stringify(called))
    const again = readFile(told)
    expect([again.intact, again.header.names[0]]).toEqual([true, NOBODY])
    expect(await verifyFile(openEditions(), again)).not.toBe(null)
  },
  60_000,
)
