import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { shelf } from '#games/shelf'
import { lineOf } from '#kernel/file'
import { seatsOf, viewersOf } from '#kernel/seat'
import { read } from '#local/file'
import { openEditions } from './loading.ts'
import { partsOf } from './parts.ts'
import { releases, releasesIn } from './releases.ts'
import { saidOf } from './said.ts'
import { playedAgain, verifyFile } from './verify.ts'

const editions = openEditions()

describe.each(releases())('the matches of release $version', ({ version, games }) => {
  const folder = join(releasesIn, version)
  const isSaved = (name: string): boolean => read(readFileSync(join(folder, name), 'utf8')).saved !== null
  const files = readdirSync(folder).filter(name => name.endsWith('.jsonl'))

  test('are of every game that it had, finished and unfinished', () => {
    for (const game of Object.keys(games)) {
      const own = files.filter(name => name.startsWith(`${game}-`))
      expect(new Set(own.map(isSaved))).toEqual(new Set([true, false]))
    }
    expect(Object.keys(shelf)).toEqual(expect.arrayContaining(Object.keys(games)))
  })

  test.each(files)('%s is replayed by its own edition, folded, and described in words to everybody', async name => {
    const { file, saved } = read(readFileSync(join(folder, name), 'utf8'))
    if (saved === null) expect(await verifyFile(editions, file)).not.toBe(null)
    else expect(await playedAgain(editions, file)).toBe(null)
    const lines = file.entries.map(lineOf)
    const parts = await partsOf(editions, file.header, lines)
    for (const viewer of [...viewersOf(seatsOf(file.header.names.length)), 'all'] as const)
      expect(saidOf(parts, file.header.names, viewer).length).toBeGreaterThan(10)
  })

  test.each(files.filter(isSaved))('%s is played to its end', async name => {
    const { file, saved } = read(readFileSync(join(folder, name), 'utf8'))
    const [part] = await partsOf(editions, file.header, file.entries.map(lineOf))
    if (part === undefined || saved === null) throw new Error('nothing to play on')
    const { game, bots, kernel } = part.edition
    const { names, options, words } = file.header
    const terms = { seats: names.length, options, dice: kernel.diceOf(file.seed, words) }
    const match = kernel.fold(game, terms, part.lines.map(kernel.entryIn))
    const told = match.seats.map(seat => new kernel.Replica(game, names.length, options, seat))
    const hear = (line: string): void => {
      const telling = new kernel.Telling(kernel.entryIn(line))
      for (const replica of told) if (replica.viewer !== 'table') replica.take(JSON.parse(telling.to(replica.viewer)))
    }
    for (const line of part.lines) hear(line)
    for (let turn = 0, at = match.at; game.result(match.state) === null; turn++, at += 1000) {
      expect(turn).toBeLessThan(20_000)
      const deadline = game.deadline?.(match.state) ?? null
      const seat = match.seats[turn % match.seats.length]
      const replica = seat === undefined ? undefined : told[seat]
      const question = replica?.question ?? null
      const bot = bots[saved.sitters[seat ?? 0]?.bot ?? '']
      if (deadline !== null && deadline <= at) hear(kernel.lineOf(kernel.expire(match, at) as never))
      else if (bot !== undefined && replica !== undefined && question !== null && seat !== undefined) {
        const sight = { seat, view: replica.view, question, at, told: replica.told } as Parameters<typeof bot>[0]
        const answer = bot(sight, kernel.diceOf(file.seed, ['bots'])(turn))
        if (answer === null) continue
        const entry = kernel.submit(match, seat, { name: question.name, answer }, at)
        expect(entry).toHaveProperty('seq')
        hear(kernel.lineOf(entry as never))
      }
    }
    expect(game.result(match.state)?.ranking).toHaveLength(names.length)
  })
})
