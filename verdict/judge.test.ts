import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Sums } from '#almanac/batches'
import { read } from '#almanac/material'
import { manifests } from '#games/manifests'
import { trialBatch } from './batches.ts'
import { halvesOf } from './halves.ts'
import { type Bench, fitting, judge, lengthsFor } from './judge.ts'
import { dealsOf, keyOf, type Trial, trialOf } from './trial.ts'
import { alone, yardstickOf } from './yardstick.ts'

const judged = manifests.flatMap(({ id, play, workshop }) =>
  workshop?.judging === undefined ? [] : [{ id, play, parts: workshop.parts, judging: workshop.judging }],
)

/*
 * After a change to rules, cards or bots these tests ask for `npm run workshop -- yardstick GAME`: the cards of the box
 * are measured anew, because guests are compared with them.
 */
describe.each(judged)('the judge of $id', async ({ id, play: load, parts, judging: loadJudging }) => {
  const [play, workshop, judging] = await Promise.all([load(), parts(), loadJudging()])
  const yardstick = await judging.yardstick()
  const source = dealsOf(play, 100)
  if (source === null || yardstick === null) throw new Error(`run: npm run workshop -- yardstick ${id}`)
  const trialFor = (card: Trial['card'], games: number): Trial => trialOf(card, workshop.kinds, { ...source, games })
  const playing = async (trial: Trial, batch: number): Promise<Sums> =>
    trialBatch(play, judging, trial, batch, lengthsFor(yardstick, trial))
  const bench: Bench = { workshop, judging, yardstick, play: playing, width: 2 }

  const file = (name: string): string =>
    readFileSync(new URL(`../games/${id}/workshop/${name}`, import.meta.url), 'utf8')
  const material = read(file('yardstick.jsonl'))

  test('has a yardstick that follows from its batches, byte for byte, by these rules and Knights', () => {
    expect(file('yardstick.json')).toBe(`${JSON.stringify(yardstickOf(material, yardstick.lengths, judging))}\n`)
    expect(fitting(yardstick, source)).toBe(yardstick)
    expect(Object.keys(workshop.boxed).filter(card => yardstick.cards[card] === undefined)).toEqual([])
  })

  test('has a yardstick that can be made again: a batch of a card, chosen by the hash of all, comes out the same', () => {
    const chosen = Number.parseInt(yardstick.material.slice(0, 8), 16)
    const batch = chosen % material.source.batches
    const [card, guest] = Object.entries(workshop.boxed)[chosen % Object.keys(workshop.boxed).length] ?? []
    if (card === undefined || guest === undefined) throw new Error('the box is empty')
    const trial = trialOf(guest, workshop.kinds, material.source)
    expect(trialBatch(play, judging, trial, batch), `run: npm run workshop -- yardstick ${id}`).toEqual(
      alone(material.batches[batch] ?? {}, card),
    )
  })

  test('calls no card of the box strong or weak by half of its deals, compared with the other half', () => {
    const halves = Object.values(halvesOf(material, judging, workshop.boxed))
    expect(halves.flatMap(({ verdicts }) => verdicts.filter(word => word === 'strong' || word === 'weak'))).toEqual([])
  })

  // The others think longer about each game: `npm run workshop -- calibrate` lets the judge find what is planted there.
  if (id !== judged[0]?.id) return

  test.each(['strong', 'weak'] as const)('finds what is plainly %s', async expected => {
    const [card] = judging.planted[expected]
    if (card === undefined) throw new Error('nothing is planted')
    const verdict = await judge(trialFor(card, 110), bench)
    expect([expected, `a little ${expected}`]).toContain(verdict.verdict)
    expect(verdict.games).toBe(220)
  })

  test('a card is judged by what it says: its name, its picture and the order of the batches change nothing', async () => {
    const [card] = judging.planted.strong
    if (card === undefined) throw new Error('nothing is planted')
    const [trial, other] = [trialFor(card, 4), trialFor({ ...card, names: { it: 'Altro' }, picture: 'imp' }, 4)]
    expect(keyOf(other)).toBe(keyOf(trial))
    const slow = (one: Trial, batch: number): Promise<Sums> =>
      new Promise(done => setTimeout(() => done(playing(one, batch)), 40 * (one.source.batches - batch)))
    const [verdict, reversed] = [await judge(trial, bench), await judge(other, { ...bench, play: slow, width: 4 })]
    expect(reversed).toEqual(verdict)
  })

  test('progress is told after every batch, and whoever stops waiting stops the games', async () => {
    const [card] = judging.planted.weak
    if (card === undefined) throw new Error('nothing is planted')
    const stop = new AbortController()
    const told: number[] = []
    const waiting = judge(
      trialFor(card, 6),
      { ...bench, width: 1 },
      {
        signal: stop.signal,
        progress(done, of) {
          told.push(done / of)
          if (done === 2) stop.abort(new Error('enough'))
        },
      },
    )
    await expect(waiting).rejects.toThrow('enough')
    expect(told).toEqual([1 / 6, 2 / 6])
  })
})
