import type { Terms } from '#games/terms'

/** What terms of this game mean, and the forms in which texts mention them. */
export const terms: Terms = {
  party: {
    forms: 'party|parties',
    text: 'Everybody who has an adventurer on the slain dragon. Each has one voice, however many came.',
  },
  loot: { forms: 'loot', text: 'The treasure of the slain dragon: what lay open, and what it hid.' },
  sand: { forms: 'sand', text: 'The time for a bargain. When it has run out without a deal, all the loot is lost.' },
  market: { forms: 'Market', text: 'Between dragons, everybody may trade tokens from behind the screens.' },
  curse: {
    forms: 'cursed|curse',
    text: 'In the advanced game the owner of the black diamond gets nothing for gems, not even for all five colours.',
  },
  object: {
    forms: 'magic object|magic objects',
    text: 'Found by Wizards for red tokens in the advanced game. Each is played once.',
  },
  guest: { forms: 'guest|guests', text: 'A dragon that somebody made. A table may invite up to three of them.' },
}
