/** Ties, silver and the curse. */
export const ties = {
  title: 'Ties, silver and the curse',
  about: 'When two fists weigh the same',
  knows: {
    silver: 'Ties are broken with silver, which is then gone.',
    curse: 'A black coin in a fist: nobody gets the character.',
  },
  witch: {
    say: '{witchThe} opens the round and brings a black coin. You will need it in a moment.',
    todo: 'Take her with one coin.',
    won: 'Nobody else wanted her. The black coin is yours until the round ends.',
    dear: 'She is yours, and so is the black coin.',
    nothing: 'Without her there is no black coin, and I want to show you what it does. Once more, please.',
    tooMuch: 'So much for a black coin? You will need gold in a moment. Have it back and try less.',
  },
  tie: {
    say: 'A dragon, and {rival1} has an eye on it. I know him: he bids two.',
    todo: 'Bid two as well, and see what happens.',
    tied: 'Two and two: a tie. Your gold is paid, but nobody has the dragon yet.',
    won: 'That would win at once. But I want to show you a tie, so have it back and bid two.',
    lost: 'That would lose to his two. I want to show you a tie, so have it back and bid two.',
    cursed: 'Keep the black coin for later! Have it back and bid two.',
  },
  silver: {
    say: 'Only those who tied bid again, and only silver counts now. Like common gold, it is gone afterwards. If they tie again, nobody wins.',
    todo: 'Hide two pieces of silver.',
    won: 'Two silver against one. The dragon is yours.',
    dear: 'The dragon is yours. Silver is worth saving, though: ties come at the worst of times.',
    tied: 'One and one: tied again, and then nobody gets it. The silver is gone all the same.',
    lost: '{rival1} had one silver, and that beats none. No harm: silver is worth saving.',
  },
  curse: {
    danger: 'Now {wizardThe}, and look at the stones of {rival1}: all three colours. This would be a point for him.',
    say: '{rival1} will pay a lot for that, and outbidding is dear. But you hold the black coin.',
    todo: 'Put only the black coin in your fist, and press “Curse it”.',
    cursed: 'Cursed! {rival1} paid four, and nobody gets {wizardObject}.',
    withCoins: 'Cursed! But the gold beside it was wasted: the black coin alone is enough.',
    won: 'You outbid him. That works too, only at a price. The black coin you still have.',
    tied: 'A tie at four! Now silver decides. The black coin would have settled it.',
    lost: '{rival1} has him now. The black coin would have stopped that; it ends with the round.',
  },
  end: 'Count your silver before you risk a tie, and keep in mind who holds a black coin. Play on from here, or take the next lesson.',
} as const
