import { atLevel, levels } from '#bots/levels'

/** The bot that judges others' decisions: the strongest that this game has. */
export function analystAmong(bots: readonly string[]): string | null {
  const byStrength = levels.toReversed().flatMap(level => atLevel(bots, level) ?? [])
  return [...byStrength, ...bots.filter(bot => bot === 'greedy@1'), ...bots][0] ?? null
}
