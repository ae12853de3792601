import { dwarvesParts } from '#games/dwarves/screen/parts'
import { fistParts } from '#games/fist/screen/parts'
import { goldParts } from '#games/gold/screen/parts'
import type { GameScreen, ScreenParts } from '#ui/screen'

/** The games that have a screen, each loaded when somebody sits down to it. */
export const screens: Readonly<Record<string, ScreenParts>> = {
  dwarves: dwarvesParts,
  fist: fistParts,
  gold: goldParts,
}

/** Screens that have come: the line needs their rules to fold what it hears. */
const loaded = new Map<string, GameScreen>()

export async function screenOf(game: string): Promise<GameScreen | null> {
  const screen = loaded.get(game) ?? (await screens[game]?.screen()) ?? null
  if (screen !== null) loaded.set(game, screen)
  return screen
}
export const rulesOf = (game: string) => loaded.get(game)?.game
