import { type BoxFigures, boxOf } from '#local/box-figures'
import { useLoaded } from '../../house/loaded.ts'
import { type Craft, crafted } from '../crafts.ts'

/** What is known of the cards of the box, by the craft; loaded once. */
const loaders = new WeakMap<Craft, () => Promise<BoxFigures>>()

function loaderOf(craft: Craft): () => Promise<BoxFigures> {
  const known = loaders.get(craft)
  if (known !== undefined) return known
  const loader = async (): Promise<BoxFigures> => {
    const yardstick = await crafted.find(({ id }) => id === craft.game)?.workshop.yardstick?.()
    return boxOf(yardstick ?? null, craft.workshop, craft.name)
  }
  loaders.set(craft, loader)
  return loader
}

/** The cards of the box that a card is compared with; none until they have loaded. */
export const useBox = (craft: Craft): BoxFigures => useLoaded(loaderOf(craft), box => box, {} as BoxFigures)
