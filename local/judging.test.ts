import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import { shelf as boxes } from '#games/shelf'
import { headerOf, lineOf } from '#kernel/file'
import type { Entry } from '#kernel/match'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { seedFrom } from '#kernel/seed'
import { ana } from '#testkit/table'
import { GamesHere } from './games-here.ts'
import { type JudgeTold, Judging } from './judging.ts'
import { shelf } from './shelf.ts'
import { ours } from './testing.ts'

/** A match of Fist as its first seat was told it. */
function played() {
  const box = boxes.fist ?? expect.fail('it is on the shelf')
  const options = { ...defaultsOf(box.game.options), pointsToWin: 2 }
  const told: Entry[] = []
  playBots(box, { options, bots: ['greedy@1', 'squire@1', 'squire@1'], seed: 'judged' }, entry =>
    told.push(redact(entry, ana)),
  )
  const seed = seedFrom('judged')
  const edition = ours.fist?.edition ?? ''
  const header = headerOf(box.game, { edition, names: ['Ana', 'Ben', 'Cleo'], options, seed })
  return { header, lines: told.map(lineOf) }
}

async function judged(known: readonly number[], look: (all: readonly number[]) => number | undefined) {
  const told: JudgeTold[] = []
  const judging = new Judging({ ...played(), seat: 0, known: [...known] }, it => {
    told.push(it)
    if ('decisions' in it) judging.look(look(it.decisions) ?? -1)
  })
  await judging.run(new GamesHere({ shelf, ours, elsewhere: async () => null }))
  const [first, ...rest] = told
  if (first === undefined || !('decisions' in first)) throw new Error('expected to hear first what there is to judge')
  return { ...first, order: rest.map(it => ('judged' in it ? it.judged.seq : it)) }
}

test('every decision is judged once: the one that is looked at first, what is known not again', async () => {
  const { analyst, decisions, order } = await judged([], all => all.at(-1))
  expect(analyst).toBe('dragonlord@1')
  expect(decisions.length).toBeGreaterThan(4)
  expect(order).toEqual([decisions.at(-1), ...decisions.slice(0, -1)])
  const again = await judged(decisions.slice(0, -2), () => undefined)
  expect(again.order).toEqual(decisions.slice(-2))
})
