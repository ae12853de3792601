import type { Translation } from '#games/saying'

/** The first page of the rules of My Dwarves Fly!. */
export const howTo = {
  /** Who plays in the pictures. */
  names: { you: 'You', ben: 'Ben', clara: 'Clara' },
  aim: { gold: 'Win battles and collect {gold}. Whoever has that much first usually wins.' },
  pieces: {
    creature:
      'A creature fights for you. Its card shows how many dice it rolls, and on which numbers it finds treasure.',
    ability:
      'An ability changes all creatures of one kind in front of one player. Help your own, or trouble somebody else’s.',
    battle: 'A battle says how many creatures everybody sends, and how much gold the winner gets on top.',
    event: 'An event is laid face down in a battle. It changes something when the cards are turned up.',
  },
  turn: {
    one: 'Do one thing: play a creature, an ability or a battle, use the power of your Yeti or Medusa, or discard a card.',
    draw: 'Then draw until you have {hand} cards again. There are two decks, creatures and everything else; for each card you choose the deck.',
    aversion:
      'Some creatures cannot stand others. If you play a troll, your own dwarves and orcs leave. If it is the third troll on the table, everybody’s leave; from the fourth on, nobody leaves. The card shows you beforehand who would go.',
  },
  worked: {
    call: 'You have a dwarf and a goblin and play {battleObject}: everybody sends {limit} creatures, or all they have if they have fewer. Whoever wins gets {award} extra gold.',
    roll: 'You roll. The dwarf has {a} and {b}, the goblin {c}: together that is strength {strength}. A dwarf finds treasure on 1 and 2, so the {b} also counts as {treasure} treasure.',
    others:
      'Ben has only an orc: {a}, {b} and {c}, strength {strength}, treasure {treasure}. Clara’s gnome rolls {ofClara}: strength {claraStrength}, treasure {claraTreasure}.',
    lay: 'Now everybody may lay one card face down. You lay one, Ben lays one, Clara does not.',
    turnUp:
      'The cards are turned up. Yours is {eventObject}: {more} more treasure, so {found} in all. Ben’s is {bluffObject}. That is no event but a bluff, and does nothing.',
    win: 'You are the strongest and win: {found} treasure and {award} gold from the card make {won} gold. The others get nothing. But the winner loses the strongest fighter: your dwarf goes.',
    draw: 'Everybody draws until they have {hand} cards again. Then it is Ben’s turn.',
  },
  end: {
    gold: 'The game ends at the end of a turn when somebody has {gold} or more. Whoever has the most gold wins.',
  },
} as const

export type DwarvesHowTo = Translation<typeof howTo>
