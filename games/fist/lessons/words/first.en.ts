/** Bertram’s first lesson. {rival1} and {rival2} are the names of the other players. */
export const first = {
  title: 'Coins and fists',
  about: 'Hire a character, score a point',
  knows: {
    points: 'Three points win the game.',
    fullest: 'The fullest fist hires the character.',
    pays: 'Everybody pays, whoever wins.',
    home: 'Fairy gold comes home when the round ends.',
  },
  dragon: {
    welcome:
      'Welcome! I am Bertram, and this is my tavern. Here you see your points: none yet. The first with three wins at once.',
    say: 'Points are bought with stones. For hire now: {redDragonObject}, which brings its master a red one.',
    todo: 'Put two pieces of fairy gold in your hand, then close the fist.',
    won: 'Two beat the one of {rival1}. The red stone is yours.',
    dear: 'The red stone is yours. Two would have been enough, but how were you to know?',
    common: 'The red stone is yours. But the common gold in your fist is gone for good. Fairy gold comes back.',
    nothing: '{rival1} gets it for a single coin. That is fine: you cannot want everything.',
    tied: 'You and {rival1} both hid one. Ties are broken with silver, and that is another lesson, so I gave you the coin back.',
    tooMuch: 'So much would win, but you would miss it soon. I gave you the coins back: save some for later.',
  },
  sorcerer: {
    pays: 'All fists open at once, and the fullest wins. But everybody pays, also those who get nothing.',
    say: 'Now {sorcererThe}. Four stones of one colour are worth two points to him, and you do not have four alike.',
    todo: 'Let the others pay: bid nothing.',
    right: 'Well done. {rival1} paid three, {rival2} paid one for nothing, and you still have your coins.',
    lost: '{rival1} hid three, so your coins are spent for nothing. That is how it goes with fists.',
    tied: 'Three, just like {rival1}! Ties are for another lesson. Have your coins back.',
    tooMuch: 'You would win him, and be poor when the next one comes. Believe me and keep your coins this time.',
  },
  wizard: {
    card: '{wizardThe}! For one stone of each colour he gives you a point. Three points win the game.',
    say: 'You have all three colours. {rival1} has spent a lot today and will hardly go above three.',
    todo: 'Hide four in your fist.',
    won: 'Four against three: {wizardThe} is yours!',
    dear: '{wizardThe} is yours. A little dear, but a point is a point.',
    common: '{wizardThe} is yours. The common gold stays with the bank; fairy gold would have come back.',
    tooLittle: '{rival1} hid three, so you would lose your coins and the point. Have them back and try more.',
    tied: 'Three against three is a tie, and that is another lesson. Have them back and add one.',
  },
  point: {
    say: 'He leaves you the choice: a point for one stone of each colour, or three silver for later ties.',
    todo: 'Take the point.',
    won: 'One point of three. Everybody can see it.',
    silver: 'Silver, then. It helps in a tie, but points win games. The next one will come.',
  },
  last: {
    silver:
      'Silver hires nobody. If the fullest fists are equal, their owners bid silver once more, and the most silver wins.',
    track: 'This row is the round: ten characters, most of them the same every time. One is left.',
    say: 'The last card of the round. Fairy gold that you spend now comes home in a moment, so thrift is worth nothing.',
    todo: 'Put all your fairy gold in your hand.',
    won: 'Nobody else wanted it. One more stone for you.',
    nothing: 'Nobody wanted it, so nobody has it. A pity: your fairy gold would have cost you nothing.',
    common: 'One more stone. The common gold is spent for good, though; fairy gold alone would have done.',
  },
  witch: {
    home: 'A new round, and look: all your fairy gold is back. Common gold and silver never come back.',
    rounds:
      'So it goes, round after round, until somebody has three points. Keep an eye on whoever has two: you can outbid them.',
    say: '{witchThe} opens every round. She gives you a black coin: put it in a fist later, and nobody gets that character.',
    todo: 'See whether one coin is enough for her.',
    won: 'It was enough. You hold the black coin until the round ends.',
    nothing: 'Nobody wanted her. Then nobody can curse in this round.',
    dear: 'She is yours, and the black coin too, until the round ends.',
  },
  end: 'Now you know how it goes. Stones, points, fists: the first with three points wins. Play on against these two, or learn more with me.',
} as const
