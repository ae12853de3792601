import { pickOne } from '#kernel/chance'
import { oneOf } from '#kernel/question'
import { of } from '#kernel/seat'
import { type CharacterId, canBeDoubled, powerOf } from '../cards/characters.ts'
import type { FistLedger } from '../events.ts'
import type { Power, Task } from '../types.ts'
import { nothing, unfold, type Verb } from './verb.ts'

/** E50: one doubler per win, held when the auction was won, and never on a power that cannot be doubled. */
const mayDouble = (power: Power, character: CharacterId): boolean => power.mayDouble && canBeDoubled(character)

const offer = (character: CharacterId) =>
  ({
    name: 'twice',
    ask: oneOf('E50', ['once', 'twice'], { notes: gainsNothing(character) ? ['2.6 Merchant'] : [] }),
  }) as const

/** 2.6: a stall that sells any number of stones gains nothing from a second use. */
const gainsNothing = (character: CharacterId): boolean => powerOf(character).every(step => step.do === 'buyStones')

function playDoubler(ledger: FistLedger, power: Power, character: CharacterId): Power {
  const { kept } = of(ledger.state.sides, power.seat)
  const doubler = kept.find(k => k.charge) ?? kept[0]
  if (doubler !== undefined) ledger.emit({ type: 'doublerPlayed', seat: power.seat, kept: { ...doubler }, character })
  return { ...power, mayDouble: false }
}

/** A character's power begins, through a win or through another character. The doubler may be declared on it. */
export const use: Verb<'use'> = {
  ask(state, power, { character }) {
    return state.options.doppelgangerDeclare === 'before' && mayDouble(power, character) ? offer(character) : null
  },
  run(ledger, power, { character, copied }, answer) {
    const { seat } = power
    const onWin = powerOf(character)
    const playing = { ...power, playing: { character, copied } }
    ledger.emit({ type: 'powerUsed', seat, character, copied })
    if (answer === 'twice') return unfold(playDoubler(ledger, playing, character), [...onWin, ...onWin])
    const later = ledger.state.options.doppelgangerDeclare === 'after' && mayDouble(power, character)
    return unfold(playing, later ? [...onWin, { do: 'offerAgain', character }] : onWin)
  },
}

/** 2.8 doppelgangerDeclare: asked after the first use. */
export const offerAgain: Verb<'offerAgain'> = {
  ask: (_state, power, { character }) => (mayDouble(power, character) ? offer(character) : null),
  run: (ledger, power, { character }, answer) =>
    answer === 'twice' ? unfold(playDoubler(ledger, power, character), powerOf(character)) : power,
}

/** E46, E48: a random card that has not been turned up yet. It is no longer auctioned. */
export const drawCharacter: Verb<'drawCharacter'> = {
  run(ledger, power) {
    const { unseen } = ledger.state
    if (unseen.length === 0) return { ...power, character: null }
    const character = pickOne(ledger.rng, unseen)
    ledger.emit({ type: 'characterTaken', seat: power.seat, character, how: 'drawn' })
    return { ...power, character: { character, copied: false } }
  },
}

export const playChosen: Verb<'playChosen'> = {
  run(ledger, power) {
    const { playing, colour, rival, character, tasks } = power
    if (character === null) return nothing(ledger, power, 'E48')
    const rest: readonly Task[] = tasks.length === 0 ? [] : [{ do: 'recall', playing, colour, rival }]
    return unfold({ ...power, character: null }, [{ do: 'use', ...character }, ...rest])
  },
}

/** R7.2: what the other character chose is of no concern to the one that goes on. */
export const recall: Verb<'recall'> = {
  run: (_ledger, power, { playing, colour, rival }) => ({ ...power, playing, colour, rival, character: null }),
}

/**
 * E49: stays face up in front of its winner until used. A copy (2.7) leaves the card where it is and gives a charge.
 */
export const keep: Verb<'keep'> = {
  run(ledger, power) {
    const { character, copied } = power.playing
    ledger.emit({ type: 'cardKept', seat: power.seat, kept: { character, charge: copied } })
    return power
  },
}
