/** What the workshop says about cards of this game. */
export const words = {
  kinds: { dragon: 'Dragon' },
  facts: {
    strength: {
      name: 'Strength',
      about: 'The adventurers on it must add up to this. One player alone has 10, one Knight 4.',
    },
    visible: { name: 'Visible', about: 'How many tokens lie open on it when it comes.' },
    hidden: { name: 'Hidden', about: 'How many tokens are drawn from the bag when it is slain.' },
  },
  price: { dragon: { name: 'What each slayer gets', about: 'points' } },
  wins: { dragon: { name: 'How often its slayers go on to win', about: 'Its slayers win' } },
  length: { dragon: 'turns' },
}
