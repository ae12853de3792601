import { expect, test } from 'vitest'
import { playBots } from '#bots/match'
import type { Boxed } from '#games/boxed'
import { MOST_GUESTS } from '#games/workshop/guest'
import { randomGuest, readGuest } from '#games/workshop/guests-option'
import { blank, type Entry, follow } from '#kernel/match'
import { optionsFrom } from '#kernel/options'
import { redact } from '#kernel/redact'
import { peek } from '#kernel/secret'
import { diceOf, seedFrom } from '#kernel/seed'
import { ruleNumbers } from '#testkit/rulebook'
import { hostile } from '#trials/cards/hostile'
import { kitOf } from '#trials/cards/kit'
import { playedByBots, playedUnderLaws, problemsOf } from '#trials/cards/trial'
import { box as fistBox } from '../box.ts'
import type { FistEvent } from '../events.ts'
import { fist } from '../index.ts'
import { notebookOf } from '../notebook.ts'
import type { Options } from '../options.ts'
import type { GuestCharacter } from './guests.ts'
import { type Step, uses } from './steps.ts'
import { vocabulary } from './vocabulary.ts'

/* A few hundred cards that nobody has made. `npm run fuzz -- fist --cards 10000` tries the others. */

const kit = await kitOf(fistBox as unknown as Boxed)
if (kit === null) throw new Error('no cards can be made')
const cards = Array.from({ length: 300 }, (_, n) => randomGuest(kit.workshop.kinds, diceOf(seedFrom('cards'))(n)))
const tables = Array.from({ length: cards.length / MOST_GUESTS }, (_, n) => ({
  cards: cards.slice(MOST_GUESTS * n, MOST_GUESTS * (n + 1)),
  seats: 3 + (n % 4),
  rules: { specialsPerRound: 3, roundLimit: 4 },
  seed: `table ${n}`,
}))
const wordsOf = (card: object): readonly Step['do'][] => {
  const words: Step['do'][] = []
  uses((card as GuestCharacter).steps, step => {
    words.push(step.do)
    return false
  })
  return words
}

test('among random cards is every word of the vocabulary', () => {
  expect([...new Set(cards.flatMap(wordsOf))].sort()).toEqual(Object.keys(vocabulary).sort())
})

test('R7.1 any card survives JSON and says itself in four languages, by rulings that exist', () => {
  const rules = new Set(ruleNumbers(fistBox.rules))
  expect(kit.speakers).toHaveLength(4)
  expect(cards.flatMap(card => problemsOf(kit, card))).toEqual([])
  expect(cards.flatMap(card => kit.workshop.rulings(card)).filter(rule => !rules.has(rule))).toEqual([])
})

test('R7.1 any cards keep the laws at any table, and nothing they do is told to some and not to others', () => {
  const outcomes = tables.map(table => playedUnderLaws(kit, table))
  const used = new Set(outcomes.flatMap(({ met }) => met.flatMap(wordsOf)))
  expect([...used].sort(), 'chance did not bring every step to the tables: take more cards').toEqual(
    Object.keys(vocabulary).sort(),
  )
  const audiences = new Set(outcomes.flatMap(one => [...one.audiences]))
  const secret = [...audiences].filter(line => !line.endsWith(': all'))
  expect(secret.sort()).toEqual([
    'bidSealed.bid: its seat',
    'coinsPlundered.coins: two seats',
    'seated.purses[]: the seat in its place',
  ])
  expect([...audiences]).toContain('boonTaken.boon: all')
})

test('R4.12 whatever cards do with coins, whoever heard it can say what every purse holds', () => {
  for (const { cards, seats, rules, seed } of tables) {
    const options = optionsFrom(fist.options, { ...rules, guests: cards }) as Options
    const match = blank(fist, { seats, options, dice: diceOf(seedFrom('no dice')) })
    const told: FistEvent[] = []
    playBots(kit.box, { options, bots: Array<string>(seats).fill('random@1'), seed }, it => {
      const entry = it as Entry<FistEvent>
      follow(match, entry)
      told.push(...redact(entry.events, 'table'))
      expect(notebookOf(told)).toEqual(match.state.sides.map(side => peek(side.purse)))
    })
  }
})

test.each(['greedy@1', 'squire@1'])('R7.1 %s plays with cards nobody has seen until the match ends', bot => {
  const some = tables.filter((_, n) => n % (bot === 'greedy@1' ? 5 : 50) === 0)
  expect(some.filter(table => playedByBots(kit, table, bot) === null)).toEqual([])
})

test('R7.1 what is no card is refused with a sentence, quickly, and changes nothing', () => {
  for (const [n, card] of cards.entries()) {
    const it = hostile(card, diceOf(seedFrom('hostile'))(n))
    const start = performance.now()
    const found = readGuest(it, kit.workshop.kinds)
    expect(performance.now() - start).toBeLessThan(1000)
    expect('expected' in found ? found.expected : found).toMatch(/^card[^ ]*: \S.* /)
    expect('polluted' in {}).toBe(false)
  }
})
