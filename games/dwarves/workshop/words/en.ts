import { cards } from '../../words/en/cards.ts'
import { kindNames } from './kind-names.ts'

/** What the workshop says about cards of this game. */
export const words = {
  kinds: { creature: 'Creature', battle: 'Battle' },
  facts: {
    dice: { name: 'Dice', about: 'How many dice each of them rolls in a battle. A goblin has 1, a cyclops 5.' },
    finds: { name: 'Finds on', about: 'A die that shows this or less finds a treasure. With 0 it finds nothing.' },
    drivesOff: { name: 'Drives off', about: 'Who has to go when it is played. Five kinds at most.' },
    drivenOffBy: { name: 'Driven off by', about: 'Who makes it go when they are played.' },
    strikesAt: {
      name: 'Strikes at number',
      about:
        'Which of its kind on the table drives off everybody’s. Those before it drive off only one’s own, those after it nobody.',
    },
    power: { name: 'Power', about: 'To reroll a die in battle, or to be discarded for a Thaw or a Stony Stare.' },
    countsAs: { name: 'Counts as', about: 'Abilities fit it as they fit this kind.' },
    limit: { name: 'Fighters', about: 'How many creatures everybody sends.' },
    award: { name: 'Award', about: 'How much gold the winner gets besides the treasure found.' },
  },
  values: { none: 'none', reroll: 'reroll', thaw: 'Thaw', stare: 'Stony Stare', ...kindNames(cards) },
  price: {
    creature: { name: 'What it brings', about: 'gold' },
    battle: { name: 'What it pays whoever starts it', about: 'gold' },
  },
  wins: {
    creature: { name: 'How often its player wins the match', about: 'Its player wins' },
    battle: { name: 'How often whoever starts it wins the match', about: 'Whoever starts it wins' },
  },
  length: { creature: 'rounds', battle: 'rounds' },
}
