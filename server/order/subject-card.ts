import { nameIn } from '#games/workshop/guest'
import { guestTold } from '#games/workshop/guest-told'
import type { Evidence } from '#protocol/order'
import type { GalleryStore } from '../storage/gallery-port.ts'
import type { SubjectSource } from './subjects.ts'

/** Who takes cards down that are not theirs: those who look after the house. */
const HOUSE = 'house'

/** Cards of the gallery. To hide one is to take it down. */
export const cards = ({ cards }: GalleryStore): SubjectSource => ({
  async look(id, viewer) {
    const card = await cards.find(id)
    if (card === null || (viewer !== null && card.takenDown !== null)) return null
    const { game, maker, makerName, language, story, since, takenDown } = card
    const content = JSON.parse(card.content) as NonNullable<Evidence['card']>
    const evidence: Evidence = {
      text: story,
      title: nameIn(guestTold(content), language),
      game,
      by: { person: maker, name: makerName },
      at: since,
      where: `/gallery/${id}`,
      before: [],
      card: content,
    }
    return { evidence, person: maker, hidden: takenDown !== null }
  },
  async hide(id, { at, reason }) {
    await cards.takeDown(id, { at, reason, by: HOUSE })
  },
  /** What its maker has taken down meanwhile stays down, and so does a card whose name another maker's has now. */
  async unhide(id) {
    const card = await cards.find(id)
    if (card?.takenDown?.by === HOUSE) await cards.putBack(id)
  },
})
