import type { Translation } from '#games/saying'
import type { creatures as enCreatures, things as enThings } from '../en/creatures.ts'

/** German. Player names are not declined: `der Ork von Ben`. */
export const creatures: Translation<typeof enCreatures> = {
  goblin: {
    several: 'Goblins',
    whose:
      '{whose, select, you {{n, plural, one {dein Goblin} other {deine # Goblins}}} other {{n, plural, one {der Goblin} other {die # Goblins}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Goblin} other {deine # Goblins}}} other {{n, plural, one {den Goblin} other {die # Goblins}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Goblin} other {deine Goblins}}} yourOwn {{n, plural, one {deinen eigenen Goblin} other {deine eigenen Goblins}}} own {{n, plural, one {den eigenen Goblin} other {die eigenen Goblins}}} other {{n, plural, one {den Goblin} other {die Goblins}} von {who}}}',
  },
  gnome: {
    several: 'Gnome',
    whose:
      '{whose, select, you {{n, plural, one {dein Gnom} other {deine # Gnome}}} other {{n, plural, one {der Gnom} other {die # Gnome}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Gnomen} other {deine # Gnome}}} other {{n, plural, one {den Gnomen} other {die # Gnome}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Gnomen} other {deine Gnome}}} yourOwn {{n, plural, one {deinen eigenen Gnomen} other {deine eigenen Gnome}}} own {{n, plural, one {den eigenen Gnomen} other {die eigenen Gnome}}} other {{n, plural, one {den Gnomen} other {die Gnome}} von {who}}}',
  },
  dwarf: {
    several: 'Zwerge',
    whose:
      '{whose, select, you {{n, plural, one {dein Zwerg} other {deine # Zwerge}}} other {{n, plural, one {der Zwerg} other {die # Zwerge}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Zwerg} other {deine # Zwerge}}} other {{n, plural, one {den Zwerg} other {die # Zwerge}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Zwerg} other {deine Zwerge}}} yourOwn {{n, plural, one {deinen eigenen Zwerg} other {deine eigenen Zwerge}}} own {{n, plural, one {den eigenen Zwerg} other {die eigenen Zwerge}}} other {{n, plural, one {den Zwerg} other {die Zwerge}} von {who}}}',
  },
  elf: {
    several: 'Elfen',
    whose:
      '{whose, select, you {{n, plural, one {dein Elf} other {deine # Elfen}}} other {{n, plural, one {der Elf} other {die # Elfen}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Elfen} other {deine # Elfen}}} other {{n, plural, one {den Elfen} other {die # Elfen}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Elfen} other {deine Elfen}}} yourOwn {{n, plural, one {deinen eigenen Elfen} other {deine eigenen Elfen}}} own {{n, plural, one {den eigenen Elfen} other {die eigenen Elfen}}} other {{n, plural, one {den Elfen} other {die Elfen}} von {who}}}',
  },
  orc: {
    several: 'Orks',
    whose:
      '{whose, select, you {{n, plural, one {dein Ork} other {deine # Orks}}} other {{n, plural, one {der Ork} other {die # Orks}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Ork} other {deine # Orks}}} other {{n, plural, one {den Ork} other {die # Orks}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Ork} other {deine Orks}}} yourOwn {{n, plural, one {deinen eigenen Ork} other {deine eigenen Orks}}} own {{n, plural, one {den eigenen Ork} other {die eigenen Orks}}} other {{n, plural, one {den Ork} other {die Orks}} von {who}}}',
  },
  troll: {
    several: 'Trolle',
    whose:
      '{whose, select, you {{n, plural, one {dein Troll} other {deine # Trolle}}} other {{n, plural, one {der Troll} other {die # Trolle}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Troll} other {deine # Trolle}}} other {{n, plural, one {den Troll} other {die # Trolle}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Troll} other {deine Trolle}}} yourOwn {{n, plural, one {deinen eigenen Troll} other {deine eigenen Trolle}}} own {{n, plural, one {den eigenen Troll} other {die eigenen Trolle}}} other {{n, plural, one {den Troll} other {die Trolle}} von {who}}}',
  },
  cyclops: {
    several: 'Zyklopen',
    whose:
      '{whose, select, you {{n, plural, one {dein Zyklop} other {deine # Zyklopen}}} other {{n, plural, one {der Zyklop} other {die # Zyklopen}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Zyklopen} other {deine # Zyklopen}}} other {{n, plural, one {den Zyklopen} other {die # Zyklopen}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Zyklopen} other {deine Zyklopen}}} yourOwn {{n, plural, one {deinen eigenen Zyklopen} other {deine eigenen Zyklopen}}} own {{n, plural, one {den eigenen Zyklopen} other {die eigenen Zyklopen}}} other {{n, plural, one {den Zyklopen} other {die Zyklopen}} von {who}}}',
  },
  titan: {
    several: 'Titanen',
    whose:
      '{whose, select, you {{n, plural, one {dein Titan} other {deine # Titanen}}} other {{n, plural, one {der Titan} other {die # Titanen}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Titanen} other {deine # Titanen}}} other {{n, plural, one {den Titanen} other {die # Titanen}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Titanen} other {deine Titanen}}} yourOwn {{n, plural, one {deinen eigenen Titanen} other {deine eigenen Titanen}}} own {{n, plural, one {den eigenen Titanen} other {die eigenen Titanen}}} other {{n, plural, one {den Titanen} other {die Titanen}} von {who}}}',
  },
  dragon: {
    several: 'Drachen',
    whose:
      '{whose, select, you {{n, plural, one {dein Drache} other {deine # Drachen}}} other {{n, plural, one {der Drache} other {die # Drachen}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Drachen} other {deine # Drachen}}} other {{n, plural, one {den Drachen} other {die # Drachen}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Drachen} other {deine Drachen}}} yourOwn {{n, plural, one {deinen eigenen Drachen} other {deine eigenen Drachen}}} own {{n, plural, one {den eigenen Drachen} other {die eigenen Drachen}}} other {{n, plural, one {den Drachen} other {die Drachen}} von {who}}}',
  },
  yeti: {
    several: 'Yetis',
    whose:
      '{whose, select, you {{n, plural, one {dein Yeti} other {deine # Yetis}}} other {{n, plural, one {der Yeti} other {die # Yetis}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deinen Yeti} other {deine # Yetis}}} other {{n, plural, one {den Yeti} other {die # Yetis}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deinen Yeti} other {deine Yetis}}} yourOwn {{n, plural, one {deinen eigenen Yeti} other {deine eigenen Yetis}}} own {{n, plural, one {den eigenen Yeti} other {die eigenen Yetis}}} other {{n, plural, one {den Yeti} other {die Yetis}} von {who}}}',
  },
  medusa: {
    several: 'Medusen',
    whose:
      '{whose, select, you {{n, plural, one {deine Medusa} other {deine # Medusen}}} other {{n, plural, one {die Medusa} other {die # Medusen}} von {who}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {deine Medusa} other {deine # Medusen}}} other {{n, plural, one {die Medusa} other {die # Medusen}} von {who}}}',
    group:
      '{whose, select, you {{n, plural, one {deine Medusa} other {deine Medusen}}} yourOwn {{n, plural, one {deine eigene Medusa} other {deine eigenen Medusen}}} own {{n, plural, one {die eigene Medusa} other {die eigenen Medusen}}} other {{n, plural, one {die Medusa} other {die Medusen}} von {who}}}',
  },
}

/** In the accusative. */
export const things: Translation<typeof enThings> = {
  goblin: '{n, plural, one {einen Goblin} other {# Goblins}}',
  gnome: '{n, plural, one {einen Gnomen} other {# Gnome}}',
  dwarf: '{n, plural, one {einen Zwerg} other {# Zwerge}}',
  elf: '{n, plural, one {einen Elfen} other {# Elfen}}',
  orc: '{n, plural, one {einen Ork} other {# Orks}}',
  troll: '{n, plural, one {einen Troll} other {# Trolle}}',
  cyclops: '{n, plural, one {einen Zyklopen} other {# Zyklopen}}',
  titan: '{n, plural, one {einen Titanen} other {# Titanen}}',
  dragon: '{n, plural, one {einen Drachen} other {# Drachen}}',
  yeti: '{n, plural, one {einen Yeti} other {# Yetis}}',
  medusa: '{n, plural, one {eine Medusa} other {# Medusen}}',
  gold: '{n} Gold',
  treasure: '{n, plural, one {# Schatz} other {# Schätze}}',
  strength: '{n} Stärke',
}
