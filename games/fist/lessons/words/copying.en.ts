/** Powers that copy. */
export const copying = {
  title: 'Powers that copy',
  about: 'A Ghost, an Imp and what they bring',
  knows: {
    ghost: '{ghostThe} uses again what came up in this round.',
    imp: '{impThe} uses what is still to come.',
  },
  ghost: {
    say: '{ghostThe}! He has no power of his own: he uses that of any character who came up in this round.',
    todo: 'Hide three for him.',
    won: 'Three against two. He is yours.',
    dear: 'He is yours. Three would have done.',
    lost: '{rival1} hid two, so he would get him. Have your coins back and bid more.',
    tied: 'A tie with {rival1}. For now have your coins back and add one.',
    tooMuch: 'So much would leave you nothing for what comes next. Have it back and try three.',
  },
  choose: {
    pile: 'Here lies all that came up, won or not. {rival1} had {wizardObject} before; you can have him too.',
    say: 'You own a stone of each colour: one set. With the right character a set is worth a point to you.',
    todo: 'Choose {wizardObject}.',
    right: '{wizardThe} once more, this time for you.',
    magician:
      '{magicianThe} would give you a point, too, but for all four stones. {wizardThe} takes only three: have another look.',
    other: 'A nice idea, but a point lies on the table. Have another look.',
  },
  point: {
    say: 'He works exactly as if you had won his own auction.',
    todo: 'Take the point.',
    won: 'A point, with a character that others had paid for.',
    silver: 'Silver, then. The point would have been nearer the goal.',
  },
  imp: {
    say: '{impThe} is his opposite: it uses a character of this round that has not come up yet, and you choose which.',
    todo: 'Hide three again.',
    won: 'It is yours. Now look what is still to come.',
    dear: 'It is yours, if a little dear.',
    lost: '{rival1} hid two, so it would go there. Have your coins back and bid more.',
    tied: 'A tie with {rival1}. Have your coins back and add one.',
  },
  any: {
    say: 'All these are still to come. Whichever you choose is yours at once, and will not be auctioned in this round.',
    thief:
      '{thiefThe} would take a stone from the second-highest bidder. If several bid the same, you choose one of them.',
    todo: 'Choose a dragon, or whatever you like best.',
    dragon: 'A blue stone, without an auction.',
    other: 'As you like! It is used at once, and nobody can bid for it any more.',
  },
  meanwhile: 'A tie: bid silver, or none. Then we go on.',
  end: 'There are two more of this kind: {goblinThe} draws blindly from what is to come, and {doppelgangerThe} lets you use a power twice. Read the card before you pay for it!',
} as const
