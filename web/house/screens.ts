import type { GameScreen } from '#ui/screen'

/** The games that have a screen, each loaded when somebody sits down to it. */
export const screens: Readonly<Record<string, () => Promise<GameScreen>>> = {
  fist: async () => (await import('#games/fist/screen/index.tsx')).fistScreen,
}

/** Screens that have come: the line needs their rules to fold what it hears. */
const loaded = new Map<string, GameScreen>()

export async function screenOf(game: string): Promise<GameScreen | null> {
  const screen = loaded.get(game) ?? (await screens[game]?.()) ?? null
  if (screen !== null) loaded.set(game, screen)
  return screen
}
export const rulesOf = (game: string) => loaded.get(game)?.game
