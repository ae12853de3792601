/** The parts of the screen that a lesson points at, as selectors. */
export const parts = {
  dwarf: '.mine .hand-card[data-option="dwarf"]',
  hand: '.mine .hand-card',
  goblin: '.mine .hand-card[data-option="goblin"]',
  anyCreature:
    '.mine .hand-card:is([data-option="cyclops"], [data-option="elf"], [data-option="orc"], [data-option="dwarf"], [data-option="gnome"], [data-option="goblin"])',
  troll: '.mine .hand-card[data-option="troll"]',
  strong: '.mine .hand-card[data-option="strongDwarves"]',
  flying: '.mine .hand-card[data-option="flyingDwarves"]',
  battle: '.mine .hand-card[data-option="ford"]',
  boo: '.mine .hand-card[data-option="boo"]',
  ownDwarf: '.mine .group-choice[data-option$="@0.dwarf"]',
  primary: '.mine .actions .primary',
  nothing: '.mine .actions .quiet',
  decks: '.mine .deck-choice',
  creature: '.mine .deck-choice[data-option="creature"]',
  bench: '.mine .bench-kind',
  dice: '.mine .die-choice',
  two: '.mine .die-choice[data-option="2"]',
  elf: '.mine .group-choice[data-option="elf"]',
  forget: '.mine .reaction:not([data-option])',
  groups: '.mine .group-choice',
  target: '.mine .group-choice[data-option="1.0"]',
  others: '.seats',
  tracks: '.tracks > .track',
  aversions: '.aversions',
  creatures: '.my-seat .holdings-of',
  gold: '.my-seat .dwarves-gold',
  seat: '.my-seat',
} as const

export type Part = keyof typeof parts
