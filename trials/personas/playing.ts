import { type Level, personaOf, personas } from '#bots/levels'
import { playBots } from '#bots/match'
import { shelf } from '#games/shelf'
import { shuffle } from '#kernel/chance'
import type { GameEvent } from '#kernel/game'
import { defaultsOf } from '#kernel/options'
import { redact } from '#kernel/redact'
import { seatsOf } from '#kernel/seat'
import { diceOf, seedFrom } from '#kernel/seed'
import type { Example } from './discriminant.ts'

/** A game of personas: everything that determines it. */
export interface PersonaGame {
  readonly game: string
  /** By seat. */
  readonly bots: readonly string[]
  readonly seed: string
}

/** Tables of different personas at one level, drawn anew for every game. */
export function tablesOf(
  game: string,
  level: Level,
  seats: number,
  games: number,
  seed: string,
): readonly PersonaGame[] {
  const dice = diceOf(seedFrom(`who sits where ${seed}`))
  return Array.from({ length: games }, (_, n) => {
    const seated = shuffle(dice(n), personas).slice(0, seats)
    return { game, bots: seated.map(persona => `${level}.${persona}@1`), seed: `${game} personas ${seed} ${n}` }
  })
}

/** Plays it, and notes the habits of every seat as anybody at the table could. */
export function habitsIn({ game, bots, seed }: PersonaGame): readonly Example[] {
  const box = shelf[game]
  const habits = box?.habits?.bind(box)
  if (box === undefined || habits === undefined) throw new RangeError(`${game}: expected a game with habits`)
  const told: GameEvent[] = []
  const options = defaultsOf(box.game.options)
  playBots(box, { options, bots, seed }, entry => told.push(...redact(entry.events, 'table')))
  return seatsOf(bots.length).map(seat => ({ label: personaOf(bots[seat] ?? '') ?? '', features: habits(told, seat) }))
}
