import type { Terms } from '#games/terms'

/** What terms of this game mean, and the forms in which texts mention them. */
export const terms: Terms = {
  fairy: { forms: 'fairy gold', text: 'Buys characters. What you bid of it comes back when the round ends.' },
  common: { forms: 'common gold', text: 'Buys characters too. Once bid, it is gone.' },
  silver: { forms: 'silver', text: 'In auctions it only breaks ties. Once bid, it is gone.' },
  black: {
    forms: 'black coin|black coins',
    text: 'Bid it to curse a card: then nobody wins it. Good until the round ends.',
  },
  amulet: { forms: 'amulet|amulets', text: 'Doubles the coins of one bid, once.' },
  tie: {
    forms: 'tie|ties|tied',
    text: 'If the highest bids are level, those who made them bid again, this time in silver.',
  },
}
