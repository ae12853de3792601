import { noTokens, size, type Token } from '../../cards/tokens.ts'
import type { GoldEvent } from '../../events.ts'
import type { State } from '../../types.ts'
import { piecesOf } from './drafts.ts'

/** The loot of the dragon that was slain last, as it lies there now. */
export interface LootShown {
  readonly pieces: readonly Token[]
  /** How many of them came out of the bag. */
  readonly fromBag: number
}

/** What the dragon just slain left behind, as far as it has been told. Null if there is none. */
export function lootShown({ kill }: State, told: readonly GoldEvent[]): LootShown | null {
  if (kill === null) return null
  const drawn = told.slice(told.findLastIndex(({ type }) => type === 'dragonSlain')).find(isDrawn)
  return { pieces: piecesOf(kill.loot), fromBag: size(drawn?.tokens ?? noTokens) }
}

const isDrawn = (event: GoldEvent): event is Extract<GoldEvent, { type: 'hiddenDrawn' }> => event.type === 'hiddenDrawn'

/** The tokens in the bag of a scene, in the order in which they fall: the most precious last. */
export const falling = (showing: readonly GoldEvent[]): readonly Token[] =>
  piecesOf(showing.find(isDrawn)?.tokens ?? noTokens)

/** Whether the loot lies there and nothing has begun yet: in the middle of a scene, or while it is looked at. */
export const isLying = ({ kill, stage }: State): boolean =>
  kill !== null && kill.shares === null && (stage === null || stage.at === 'look')
