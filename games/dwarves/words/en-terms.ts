import type { Terms } from '#games/terms'

/** What terms of this game mean, and the forms in which texts mention them. */
export const terms: Terms = {
  aversion: {
    forms: 'cannot stand|aversion|aversions',
    text: 'Who is played drives off the owner’s creatures it cannot stand. The third of its kind drives off everybody’s.',
  },
  battle: {
    forms: 'battle|battles',
    text: 'Everybody sends creatures and rolls. The highest strength wins the award and its own treasure.',
  },
  award: { forms: 'award|awards', text: 'The gold on the battle card. The winner gets it in addition to treasure.' },
  treasure: { forms: 'treasure', text: 'Found with low dice. Only the winner of the battle turns it into gold.' },
  event: { forms: 'event|events', text: 'A card laid face down in a battle. It works when the cards are turned up.' },
  bluff: {
    forms: 'bluff|bluffs',
    text: 'A card laid face down that is no event. It does nothing but worry the others.',
  },
  ability: {
    forms: 'ability|abilities',
    text: 'A card that changes all creatures of one kind in front of one player.',
  },
}
