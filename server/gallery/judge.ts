import type { VerdictWord } from '#protocol/gallery'
import type { Unjudged } from '../storage/gallery-port.ts'

/** Whoever finds out how strong a card is. */
export interface Judge {
  /** What its verdicts depend on besides the card; null if it judges no cards of this game. */
  terms(game: string): { readonly rules: number; readonly bot: string } | null
  /** It takes minutes. Rejects when it is told to stop. */
  judge(card: Unjudged, stop: AbortSignal): Promise<object & { readonly verdict: VerdictWord }>
  /** Gives back what it needed. */
  close?(): Promise<void>
}
