/** When to let go. */
export const letGo = {
  title: 'When to let go',
  about: 'Count their coins, weigh the card',
  knows: {
    count: 'Spent fairy gold is in plain sight: count what rivals have left.',
    worth: 'Never pay more for a card than it brings you.',
  },
  count: {
    spent: 'Look here: the grey star counts the fairy gold they have spent. Both have spent six of eight.',
    say: 'So each has two left, and at most two common gold: four in all. To you, {wizardThe} is worth a point.',
    todo: 'Bid what nobody can reach: five.',
    won: 'Nobody could have beaten that, whatever they hid.',
    dear: 'Yours for certain. Five would have been just as certain.',
    lucky: 'It worked, but four they could have matched. Five would have been certain.',
    lost: '{rival1} hid three. You knew that he could, so have your coins back and make it certain.',
    tied: 'Three, like {rival1}. Have your coins back and make it certain.',
    tooMuch: 'Certain, but then you have nothing left to think about. Have it back: five is enough.',
  },
  point: {
    say: 'One stone of each colour for a point, as you know.',
    todo: 'Take the point.',
    won: 'A point, and you knew beforehand that you would get it.',
    silver: 'Silver, then. A point would have been worth more.',
  },
  worth: {
    card: '{sorcererThe} takes four stones alike and gives two points for them. Or he gives one common gold instead.',
    say: 'Nobody here has four stones alike, so all he brings is one common gold. Should somebody bid one, you would have to pay two for it.',
    todo: 'Let go: bid nothing.',
    right: '{rival1} paid one for one. You kept yours, and that is worth as much as a good bid.',
    won: 'He is yours, and brings one common gold. You paid more than that.',
    fairy:
      'He is yours, and brings one common gold. Your fairy gold comes home when the round ends, but two cards are still to come.',
    tied: 'One against one would be a tie, for a card that brings one coin. Have it back and let go.',
  },
  end: 'Count what they can still bid, weigh what a card brings you, and what it would bring them. Everything else is courage. Play on from here!',
} as const
