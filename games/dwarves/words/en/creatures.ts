/**
 * Creatures in a sentence, kind by kind. `several` is an uncounted object: `drives off orcs`. `whose` is a subject and
 * `whoseObject` an object. `group` is an uncounted object too: `Ana declares Ben’s orcs Strong!`, `plays Boo! on Ben’s
 * orc`; `own` belongs to the acting player.
 */
export const creatures = {
  goblin: {
    several: 'goblins',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {goblin} other {# goblins}}',
    whoseObject:
      '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {goblin} other {# goblins}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {goblin} other {goblins}}',
  },
  gnome: {
    several: 'gnomes',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {gnome} other {# gnomes}}',
    whoseObject: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {gnome} other {# gnomes}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {gnome} other {gnomes}}',
  },
  dwarf: {
    several: 'dwarves',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {dwarf} other {# dwarves}}',
    whoseObject:
      '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {dwarf} other {# dwarves}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {dwarf} other {dwarves}}',
  },
  elf: {
    several: 'elves',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {elf} other {# elves}}',
    whoseObject: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {elf} other {# elves}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {elf} other {elves}}',
  },
  orc: {
    several: 'orcs',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {orc} other {# orcs}}',
    whoseObject: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {orc} other {# orcs}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {orc} other {orcs}}',
  },
  troll: {
    several: 'trolls',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {troll} other {# trolls}}',
    whoseObject: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {troll} other {# trolls}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {troll} other {trolls}}',
  },
  cyclops: {
    several: 'cyclopes',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {cyclops} other {# cyclopes}}',
    whoseObject:
      '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {cyclops} other {# cyclopes}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {cyclops} other {cyclopes}}',
  },
  titan: {
    several: 'titans',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {titan} other {# titans}}',
    whoseObject: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {titan} other {# titans}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {titan} other {titans}}',
  },
  dragon: {
    several: 'dragons',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {dragon} other {# dragons}}',
    whoseObject:
      '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {dragon} other {# dragons}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {dragon} other {dragons}}',
  },
  yeti: {
    several: 'yetis',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {yeti} other {# yetis}}',
    whoseObject: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {yeti} other {# yetis}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {yeti} other {yetis}}',
  },
  medusa: {
    several: 'medusas',
    whose: '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {medusa} other {# medusas}}',
    whoseObject:
      '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {medusa} other {# medusas}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {medusa} other {medusas}}',
  },
  /** One that somebody made: `{nameObject}` is its name in quotes. `some` is a number of them sent into battle. */
  guest: {
    several: '{nameObject} creatures',
    some: '{n, plural, one {{nameObject}} other {# {nameObject} creatures}}',
    whose:
      '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {{nameObject}} other {# {nameObject} creatures}}',
    whoseObject:
      '{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}} {n, plural, one {{nameObject}} other {# {nameObject} creatures}}',
    group:
      '{whose, select, own {{whoIs, select, you {your own} other {their own}}} other {{whoIs, select, you {<whoAs>your</whoAs>} other {{who}’s}}}} {n, plural, one {{nameObject}} other {{nameObject} creatures}}',
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
