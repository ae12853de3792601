import type { Boxed } from '#games/boxed'
import type { Asks, GameEvent } from '#kernel/game'

/** What is needed of a game to play it here: its rules, the options that go together, its bots. */
export type Played = Pick<Boxed, 'game' | 'presets' | 'bots'>

const put = <S extends object, E extends GameEvent, A extends Asks, O extends object>(
  played: Pick<Boxed<S, E, A, O>, 'game' | 'presets' | 'bots'>,
): Played => played as unknown as Played

/** The games that can be played here, each loaded when somebody plays it. A test compares them with those of the house. */
export const shelf: Readonly<Record<string, () => Promise<Played>>> = {
  async fist() {
    const [{ fist: game }, { presets }, { bots }] = await Promise.all([
      import('#games/fist/index'),
      import('#games/fist/options'),
      import('#games/fist/bots'),
    ])
    return put({ game, presets, bots })
  },
  async gold() {
    const [{ gold: game }, { presets }, { bots }] = await Promise.all([
      import('#games/gold/index'),
      import('#games/gold/options'),
      import('#games/gold/bots'),
    ])
    return put({ game, presets, bots })
  },
  async dwarves() {
    const [{ dwarves: game }, { presets }, { bots }] = await Promise.all([
      import('#games/dwarves/index'),
      import('#games/dwarves/options'),
      import('#games/dwarves/bots'),
    ])
    return put({ game, presets, bots })
  },
}
