/** Battles and treasure. */
export const battles = {
  title: 'Battles and treasure',
  about: 'Send the right ones, roll again',
  knows: {
    send: 'The battle says how many you send; which ones is up to you.',
    treasure: 'Only the winner is paid for treasure.',
    price: 'The winner loses a fighter with the most dice.',
  },
  start: {
    say: 'An elf, a dwarf and a gnome are yours. In this battle each player sends two; whoever has fewer sends all.',
    todo: 'Play the battle card.',
    played: 'Everybody chooses before any die is rolled.',
    bigger: 'In that one all three would have to go. I have put it back: take the battle for two.',
    other: 'Not now, I have put it back. Today we fight.',
  },
  send: {
    say: 'Elf and dwarf roll two dice each, the gnome only one, though it finds treasure on 1 to 3.',
    todo: 'Send the elf and the dwarf.',
    sent: 'They go. The gnome stays at home, and nothing can happen to it.',
    other: 'A good team, too. But I want to show you what these two can do, so choose again.',
  },
  reroll: {
    dice: 'Pips are strength, and a low die of your dwarf has found treasure. Only the winner is paid for it.',
    say: 'Elves may roll one die again. They find treasure on a one only: a two is good for nothing.',
    todo: 'Roll the two again.',
    rolled: 'One die more or less can decide a battle.',
    kept: 'You kept them. With enough strength that is wise.',
    other: 'Bold, that was the better one! Luck is luck.',
  },
  loss: {
    say: 'You win! Now one of those with the most dice goes home. Both have two, so you choose.',
    todo: 'Let the elf go; the dwarf finds more.',
    elf: 'Farewell, elf. It was worth it.',
    dwarf: 'Farewell, dwarf. The elf may roll again next time.',
  },
  end: 'Only winners pay that price. If several are strongest, all of them win. So send the strong to win, or the weak when others are stronger anyway.',
}
