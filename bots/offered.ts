import type { Playable } from '#games/boxed'
import type { Choice } from '#kernel/options'
import { offeredBots, offeredPersonas, usualBot } from './levels.ts'
import { rosterOf } from './roster.ts'

type Value = string | number | boolean
type Offer = Choice<Value> & { readonly default: Value; readonly rule: string }

/** A game as offered to somebody who wants to play: numbers of seats, options that are chosen by value, and bots. */
export function offeredOf(id: string, box: Playable) {
  const bots = Object.keys(rosterOf(box))
  return {
    id,
    seats: { ...box.game.seats },
    options: Object.entries(box.game.options as Readonly<Record<string, Offer>>).flatMap(([name, choice]) => {
      if ('listOf' in choice) return []
      const values = 'oneOf' in choice ? { oneOf: [...choice.oneOf] } : { from: choice.from, to: choice.to }
      return [{ name, default: choice.default, rule: choice.rule, ...values }]
    }),
    presets: box.presets as Readonly<Record<string, Readonly<Record<string, Value>>>>,
    bots: [...offeredBots(bots)],
    /** Who such a bot may be: a persona is named after its level, `captain.miser`. */
    personas: [...offeredPersonas(bots)],
    /** Who sits down if nobody says which. */
    bot: usualBot(bots),
    /** Whether the others can play on without somebody who leaves for good. */
    canLeave: box.game.leave !== undefined,
  }
}
