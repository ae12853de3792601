/** The first lesson. {rival1} is the name of the other player. */
export const first = {
  title: 'Creatures and battles',
  about: 'Gather creatures, win a battle',
  knows: {
    gold: 'The first with 15 gold wins.',
    turn: 'One card a turn, then draw up to five.',
    dice: 'High dice win, low dice find treasure.',
    price: 'Whoever wins a battle loses the strongest fighter.',
  },
  dwarf: {
    say: 'Welcome! I am Bertram. Gather creatures and win battles: the first with 15 gold wins.',
    todo: 'Choose your second dwarf and play it.',
    played: 'Now you have two. Each of them rolls two dice in a battle.',
    creature: 'Why not? It will fight beside your dwarf.',
    troll: 'Trolls drive off dwarves, your own too! I have sent it back; that is another lesson.',
    other: 'That can wait, I have put it back. First one more dwarf.',
    discarded: 'You may always throw a card away. But that one is useful, so here it is again.',
  },
  draw: {
    say: 'That was your turn: one card. Now fill your hand up to five, with a creature or something else.',
    todo: 'Take a card from either deck.',
    drawn: 'What you drew is your secret.',
  },
  strong: {
    say: 'Abilities change all of a kind. Strong! gives each of your dwarves one die more.',
    todo: 'Choose Strong! and lay it on your dwarves.',
    laid: 'Now your dwarves roll three dice each!',
    helps: 'Abilities go on anybody’s creatures. But that die would help {rival1}, so I have taken it back.',
    other: 'That can wait, I have put it back. First make your dwarves strong.',
  },
  battle: {
    say: 'Time to fight! Here everybody sends two creatures. Whoever rolls more gets 3 gold, and treasure besides.',
    todo: 'Play the battle.',
    played: 'All dice are rolled!',
    other: 'Keep that for later. I have put it back: you are strong now, so fight!',
  },
  lay: {
    dice: 'All pips add up to strength, and the most wins. A one or a two of a dwarf finds a treasure, too.',
    say: 'Now everybody may lay one card face down. That is another lesson.',
    todo: 'Lay nothing this time.',
    none: 'The stronger side gets the gold of the battle, and one more for each treasure it found.',
    bluff: 'A bluff! It did nothing, but who knew? The stronger side gets the gold and its treasure.',
    event: 'Ah, an event. Save it for the lesson about those: I have given it back to you.',
  },
  refill: {
    price: 'But winning has a price: the strongest fighter of the winner goes home.',
    gold: 'Here is your gold. Whoever has 15 when a turn ends wins the game.',
    say: 'After a battle everybody draws again.',
    todo: 'Take a card.',
    drawn: 'Five cards again.',
  },
  end: 'Now you know how it goes: gather, strengthen, fight, draw. Play on against {rival1}, or let me show you more.',
}
