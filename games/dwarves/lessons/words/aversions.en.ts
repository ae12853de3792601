/** Who drives off whom. */
export const aversions = {
  title: 'Who cannot stand whom',
  about: 'Drive others off, and fly',
  knows: {
    own: 'The first two of a kind drive off only your own.',
    third: 'The third on the table drives off everybody’s.',
    fly: 'Whoever flies stays.',
  },
  fly: {
    list: 'Some creatures cannot stand others. Here you see who drives off whom.',
    say: 'Trolls drive off dwarves and orcs, your own first. But flying dwarves stay.',
    todo: 'Lay Flying! on your dwarf.',
    laid: 'Up it goes!',
    troll: 'Look, your own dwarf runs away! I have called both back: let it fly first.',
    other: 'Not yet, I have put it back. First your dwarf needs wings.',
  },
  second: {
    say: '{rival1} has a troll, so yours is the second. 1st and 2nd troll on the table: only your own leave. 3rd: everybody’s. From the 4th on: nobody’s.',
    todo: 'Play a troll.',
    played: 'Your dwarf flies over it, and {rival1}’s orc stays.',
    other: 'That can wait a turn. I have put it back: the troll first.',
  },
  third: {
    two: 'There are two trolls on the table now. It does not matter whose they are.',
    say: 'The third is the worst: it drives off everybody’s dwarves and orcs.',
    todo: 'Play your second troll.',
    played: 'All orcs are gone, and your dwarf is still up there.',
    other: 'As you like. The third troll can wait, if nobody else has it.',
  },
  end: 'Elves do this to goblins and gnomes, dwarves to orcs. A chosen card always shows who would leave.',
}
