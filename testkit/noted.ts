import type { Scribe } from '#games/almanac'
import type { Game, GameEvent, Mutable } from '#kernel/game'

/** What a scribe notes about these events, by name: `redDragon price`, `redDragon price@2` for round 2. */
export function notedOf<S extends object, E extends GameEvent>(
  { blank, evolve }: Pick<Game<S, E>, 'blank' | 'evolve'>,
  scribe: Scribe<S, E>,
  events: readonly E[],
): Readonly<Record<string, readonly number[]>> {
  const noted: Record<string, number[]> = {}
  const see = scribe()
  const state = blank()
  for (const event of events) {
    const note = (card: string, figure: string, value: number, at?: number): void => {
      const name = `${card} ${figure}${at === undefined ? '' : `@${at}`}`
      noted[name] = [...(noted[name] ?? []), value]
    }
    see(event, state, note, 0)
    evolve(state as Mutable<S>, event)
  }
  return noted
}
