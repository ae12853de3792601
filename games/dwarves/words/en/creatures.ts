/**
 * Creatures in a sentence, kind by kind. `several` is an uncounted object: `drives off orcs`. `whose` is a subject and
 * `whoseObject` an object; `you` is the reader. `group` is an uncounted object too: `Ana declares Ben’s orcs Strong!`,
 * `plays Boo! on Ben’s orc`; `own` belongs to the acting player, `yourOwn` if that is the reader.
 */
export const creatures = {
  goblin: {
    several: 'goblins',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {goblin} other {# goblins}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {goblin} other {# goblins}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {goblin} other {goblins}}',
  },
  gnome: {
    several: 'gnomes',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {gnome} other {# gnomes}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {gnome} other {# gnomes}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {gnome} other {gnomes}}',
  },
  dwarf: {
    several: 'dwarves',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {dwarf} other {# dwarves}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {dwarf} other {# dwarves}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {dwarf} other {dwarves}}',
  },
  elf: {
    several: 'elves',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {elf} other {# elves}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {elf} other {# elves}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {elf} other {elves}}',
  },
  orc: {
    several: 'orcs',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {orc} other {# orcs}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {orc} other {# orcs}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {orc} other {orcs}}',
  },
  troll: {
    several: 'trolls',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {troll} other {# trolls}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {troll} other {# trolls}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {troll} other {trolls}}',
  },
  cyclops: {
    several: 'cyclopes',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {cyclops} other {# cyclopes}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {cyclops} other {# cyclopes}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {cyclops} other {cyclopes}}',
  },
  titan: {
    several: 'titans',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {titan} other {# titans}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {titan} other {# titans}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {titan} other {titans}}',
  },
  dragon: {
    several: 'dragons',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {dragon} other {# dragons}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {dragon} other {# dragons}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {dragon} other {dragons}}',
  },
  yeti: {
    several: 'yetis',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {yeti} other {# yetis}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {yeti} other {# yetis}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {yeti} other {yetis}}',
  },
  medusa: {
    several: 'medusas',
    whose: '{whose, select, you {your} other {{who}’s}} {n, plural, one {medusa} other {# medusas}}',
    whoseObject: '{whose, select, you {your} other {{who}’s}} {n, plural, one {medusa} other {# medusas}}',
    group:
      '{whose, select, you {your} yourOwn {your own} own {their own} other {{who}’s}} {n, plural, one {medusa} other {medusas}}',
  },
} as const

/** Numbers of creatures sent into battle, and what is won there. */
export const things = {
  goblin: '{n, plural, one {a goblin} other {# goblins}}',
  gnome: '{n, plural, one {a gnome} other {# gnomes}}',
  dwarf: '{n, plural, one {a dwarf} other {# dwarves}}',
  elf: '{n, plural, one {an elf} other {# elves}}',
  orc: '{n, plural, one {an orc} other {# orcs}}',
  troll: '{n, plural, one {a troll} other {# trolls}}',
  cyclops: '{n, plural, one {a cyclops} other {# cyclopes}}',
  titan: '{n, plural, one {a titan} other {# titans}}',
  dragon: '{n, plural, one {a dragon} other {# dragons}}',
  yeti: '{n, plural, one {a yeti} other {# yetis}}',
  medusa: '{n, plural, one {a medusa} other {# medusas}}',
  gold: '{n} gold',
  treasure: '{n} treasure',
  strength: '{n} strength',
} as const
