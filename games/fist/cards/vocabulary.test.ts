import fc from 'fast-check'
import { expect, test } from 'vitest'
import { speaker } from '#games/speaker'
import { sample } from '#kernel/answer'
import type { Mutable } from '#kernel/game'
import { isRefusal, open, submit } from '#kernel/match'
import { optionsFrom } from '#kernel/options'
import { type Seat, seatsOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import { fist } from '../index.ts'
import type { Options } from '../options.ts'
import { noBid } from '../rules/counting.ts'
import type { State } from '../types.ts'
import { en } from '../words/en.ts'
import { powerSaying } from '../words/powers.ts'
import { boxedIds, characters } from './characters.ts'
import { boons, type Condition, chosen, coins, colours, type Price, receivers, type Step, standings } from './steps.ts'

const english = speaker('en', en)
const powerText = (steps: readonly Step[]): string => english.text(powerSaying(steps))

/* What inventors may write on a blank card: any list of steps. It must survive JSON, describe itself, and end. */

const few = fc.integer({ min: 1, max: 5 })
const flag = fc.constantFrom('quackCompulsory' as const, 'apprenticeFreeWithoutPair' as const)
const price = fc.oneof(
  fc.constantFrom('all' as const, 'one of each' as const),
  fc.record({ any: few }),
  fc.record({ alike: few }),
)
const isPart = (it: Price): it is Exclude<Price, 'all'> => it !== 'all'
const holds: fc.Arbitrary<Condition> = fc.oneof(
  fc.constantFrom(...standings),
  fc.record({ stones: few }),
  fc.record({ alike: few }),
  fc.record({ points: few }),
  fc.record({ bidders: few }),
  fc.record({ round: few }),
)
const { steps } = fc.letrec<{ steps: readonly Step[] }>(tie => {
  /** One of each word there is: a new one does not compile without its line here. */
  const words: { readonly [D in Step['do']]: fc.Arbitrary<Omit<Extract<Step, { do: D }>, 'do'>> } = {
    gain: fc.record({ gain: fc.dictionary(fc.constantFrom(...coins, 'black', 'amulet'), few) }),
    gainStone: fc.record({ colour: fc.constantFrom(...colours, 'chosen' as const) }),
    trade: fc.record(
      { price, points: fc.integer({ min: 1, max: 2 }), freeIf: flag },
      { requiredKeys: ['price', 'points'] },
    ),
    either: fc.record({ first: tie('steps'), second: tie('steps') }),
    may: fc.record({ steps: tie('steps'), mustIf: flag }, { requiredKeys: ['steps'] }),
    choose: fc.record({ what: fc.constantFrom(...chosen) }),
    drawCharacter: fc.constant({}),
    playChosen: fc.constant({}),
    steal: fc.constant({}),
    plunder: fc.record({ coins: fc.uniqueArray(fc.constantFrom(...coins)) }),
    everyoneLosesColour: fc.constant({}),
    drawStones: fc.record({ ofEach: few, draw: few }),
    pushLuck: fc.constant({}),
    buyStones: fc.record({ gold: few, silver: few }),
    giveFairyBid: fc.constant({}),
    score: fc.record({ points: fc.constant(1) }),
    keep: fc.constant({}),
    if: fc.record({ holds, steps: tie('steps'), otherwise: tie('steps') }),
    payFor: fc.record({
      price: fc.oneof(price.filter(isPart), fc.record({ silver: few, fairy: few })),
      steps: tie('steps'),
    }),
    thisRound: fc.record({ boon: fc.constantFrom(...boons) }),
    othersGain: fc.record({ gain: fc.record({ silver: few, fairy: few, black: few }) }),
    othersPay: fc.record({ coins: fc.record({ common: few, silver: few }), to: fc.constantFrom(...receivers) }),
    othersLoseStones: fc.record({ stones: few, to: fc.constantFrom(...receivers) }),
  }
  const step = fc.oneof(
    { depthSize: 'small' },
    ...Object.entries(words).map(([word, rest]) => rest.map(it => ({ do: word, ...it }))),
  )
  return { steps: fc.array(step as fc.Arbitrary<Step>, { maxLength: 5 }) }
})

/** A new table where Ana has just won an invented card and uses it. */
function invented(onWin: readonly Step[], seed: string) {
  const options = optionsFrom(fist.options, { roundLimit: 1 }) as Options
  const { match } = open(fist, { seats: 4, options, dice: diceOf(seedFrom(seed)) })
  const power = {
    seat: 0 as Seat,
    bid: noBid,
    runnersUp: seatsOf(4).slice(1),
    mayDouble: false,
    bidGiven: false,
    playing: { character: 'ghost' as const, copied: false },
    colour: null,
    rival: null,
    character: null,
    tasks: [{ do: 'choose', what: 'colour' } as const, ...onWin],
  }
  fist.evolve(match.state as Mutable<State>, { type: 'powerPaused', power })
  return match
}

test('any list of steps ends, whatever is answered on the way', () => {
  fc.assert(
    fc.property(steps, fc.string(), (onWin, seed) => {
      const match = invented(onWin, seed)
      const rng = diceOf(seedFrom(seed))(1_000_000)
      let answers = 0
      while (match.state.power !== null) {
        expect(answers++).toBeLessThan(500)
        const question = fist.choice(match.state, match.state.power.seat)
        if (question === null) throw new Error('a power waits for nothing')
        const next = submit(match, match.state.power.seat, { name: question.name, answer: sample(question.ask, rng) })
        expect(isRefusal(next)).toBe(false)
      }
    }),
    { numRuns: 1000, seed: 7 },
  )
})

test('any list of steps survives JSON and describes itself in a sentence', () => {
  fc.assert(
    fc.property(steps, onWin => {
      expect(JSON.parse(JSON.stringify(onWin))).toEqual(onWin)
      expect(powerText(onWin)).toMatch(/\.$/)
      expect(powerText(onWin)).not.toMatch(/undefined|\[object/)
    }),
    { numRuns: 500, seed: 7 },
  )
})

test('every character describes itself', async () => {
  const lines = boxedIds.map(id => `${id}: ${powerText(characters[id].onWin)}`)
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../words/powers.en.txt')
})
