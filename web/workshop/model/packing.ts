import type { Guest } from '#games/workshop/guest'
import { guestId } from '#games/workshop/guest-id'
import { type Pack, packIn } from '#games/workshop/pack'
import type { Craft } from '../crafts.ts'
import { trayOf } from './kept.ts'
import { standingOf } from './standing.ts'

/* Cards of the workshop as files. */

type Packed = Pick<Craft, 'game' | 'name' | 'kind'>

export const packOf = (game: string, cards: readonly Guest[]): Pack => ({
  wyrmtavern: 'cards',
  version: 1,
  game,
  cards,
  variants: [],
})

/** Every card of a game on this device that is ready, each once. */
export function readyCards(crafts: readonly Packed[], game: string): readonly Guest[] {
  const ready = crafts
    .filter(one => one.game === game)
    .flatMap(({ name, kind }) => trayOf(name, kind).slots.map(({ draft }) => standingOf(draft, kind)))
    .flatMap(standing => (standing.at === 'ready' ? [standing.card] : []))
  return [...new Map(ready.map(card => [guestId(card), card])).values()]
}

/** A file of cards for any game that cards can be made for; throws a CardProblem. */
export const packFor = (crafts: readonly Craft[], text: string): Promise<Pack> =>
  packIn(text, async game => {
    const craft = crafts.find(one => one.game === game)
    return craft === undefined ? null : { kinds: craft.workshop.kinds, options: craft.screen.game.options }
  })
