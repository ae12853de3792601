import type { Translation } from '#games/saying'
import type { creatures as enCreatures, things as enThings } from '../en/creatures.ts'

/** German. Player names are not declined: `der Ork von Ben`. */
export const creatures: Translation<typeof enCreatures> = {
  goblin: {
    several: 'Goblins',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Goblin} other {<whoAs>deine</whoAs> # Goblins}}} other {{n, plural, one {der Goblin} other {die # Goblins}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Goblin} other {<whoAs>deine</whoAs> # Goblins}}} other {{n, plural, one {den Goblin} other {die # Goblins}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Goblin} other {deine eigenen Goblins}}} other {{n, plural, one {den eigenen Goblin} other {die eigenen Goblins}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Goblin} other {<whoAs>deine</whoAs> Goblins}}} other {{n, plural, one {den Goblin} other {die Goblins}} von {who}}}}}',
  },
  gnome: {
    several: 'Gnome',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Gnom} other {<whoAs>deine</whoAs> # Gnome}}} other {{n, plural, one {der Gnom} other {die # Gnome}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Gnomen} other {<whoAs>deine</whoAs> # Gnome}}} other {{n, plural, one {den Gnomen} other {die # Gnome}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Gnomen} other {deine eigenen Gnome}}} other {{n, plural, one {den eigenen Gnomen} other {die eigenen Gnome}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Gnomen} other {<whoAs>deine</whoAs> Gnome}}} other {{n, plural, one {den Gnomen} other {die Gnome}} von {who}}}}}',
  },
  dwarf: {
    several: 'Zwerge',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Zwerg} other {<whoAs>deine</whoAs> # Zwerge}}} other {{n, plural, one {der Zwerg} other {die # Zwerge}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Zwerg} other {<whoAs>deine</whoAs> # Zwerge}}} other {{n, plural, one {den Zwerg} other {die # Zwerge}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Zwerg} other {deine eigenen Zwerge}}} other {{n, plural, one {den eigenen Zwerg} other {die eigenen Zwerge}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Zwerg} other {<whoAs>deine</whoAs> Zwerge}}} other {{n, plural, one {den Zwerg} other {die Zwerge}} von {who}}}}}',
  },
  elf: {
    several: 'Elfen',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Elf} other {<whoAs>deine</whoAs> # Elfen}}} other {{n, plural, one {der Elf} other {die # Elfen}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Elfen} other {<whoAs>deine</whoAs> # Elfen}}} other {{n, plural, one {den Elfen} other {die # Elfen}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Elfen} other {deine eigenen Elfen}}} other {{n, plural, one {den eigenen Elfen} other {die eigenen Elfen}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Elfen} other {<whoAs>deine</whoAs> Elfen}}} other {{n, plural, one {den Elfen} other {die Elfen}} von {who}}}}}',
  },
  orc: {
    several: 'Orks',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Ork} other {<whoAs>deine</whoAs> # Orks}}} other {{n, plural, one {der Ork} other {die # Orks}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Ork} other {<whoAs>deine</whoAs> # Orks}}} other {{n, plural, one {den Ork} other {die # Orks}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Ork} other {deine eigenen Orks}}} other {{n, plural, one {den eigenen Ork} other {die eigenen Orks}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Ork} other {<whoAs>deine</whoAs> Orks}}} other {{n, plural, one {den Ork} other {die Orks}} von {who}}}}}',
  },
  troll: {
    several: 'Trolle',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Troll} other {<whoAs>deine</whoAs> # Trolle}}} other {{n, plural, one {der Troll} other {die # Trolle}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Troll} other {<whoAs>deine</whoAs> # Trolle}}} other {{n, plural, one {den Troll} other {die # Trolle}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Troll} other {deine eigenen Trolle}}} other {{n, plural, one {den eigenen Troll} other {die eigenen Trolle}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Troll} other {<whoAs>deine</whoAs> Trolle}}} other {{n, plural, one {den Troll} other {die Trolle}} von {who}}}}}',
  },
  cyclops: {
    several: 'Zyklopen',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Zyklop} other {<whoAs>deine</whoAs> # Zyklopen}}} other {{n, plural, one {der Zyklop} other {die # Zyklopen}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Zyklopen} other {<whoAs>deine</whoAs> # Zyklopen}}} other {{n, plural, one {den Zyklopen} other {die # Zyklopen}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Zyklopen} other {deine eigenen Zyklopen}}} other {{n, plural, one {den eigenen Zyklopen} other {die eigenen Zyklopen}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Zyklopen} other {<whoAs>deine</whoAs> Zyklopen}}} other {{n, plural, one {den Zyklopen} other {die Zyklopen}} von {who}}}}}',
  },
  titan: {
    several: 'Titanen',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Titan} other {<whoAs>deine</whoAs> # Titanen}}} other {{n, plural, one {der Titan} other {die # Titanen}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Titanen} other {<whoAs>deine</whoAs> # Titanen}}} other {{n, plural, one {den Titanen} other {die # Titanen}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Titanen} other {deine eigenen Titanen}}} other {{n, plural, one {den eigenen Titanen} other {die eigenen Titanen}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Titanen} other {<whoAs>deine</whoAs> Titanen}}} other {{n, plural, one {den Titanen} other {die Titanen}} von {who}}}}}',
  },
  dragon: {
    several: 'Drachen',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Drache} other {<whoAs>deine</whoAs> # Drachen}}} other {{n, plural, one {der Drache} other {die # Drachen}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Drachen} other {<whoAs>deine</whoAs> # Drachen}}} other {{n, plural, one {den Drachen} other {die # Drachen}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Drachen} other {deine eigenen Drachen}}} other {{n, plural, one {den eigenen Drachen} other {die eigenen Drachen}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Drachen} other {<whoAs>deine</whoAs> Drachen}}} other {{n, plural, one {den Drachen} other {die Drachen}} von {who}}}}}',
  },
  yeti: {
    several: 'Yetis',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>dein</whoAs> Yeti} other {<whoAs>deine</whoAs> # Yetis}}} other {{n, plural, one {der Yeti} other {die # Yetis}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Yeti} other {<whoAs>deine</whoAs> # Yetis}}} other {{n, plural, one {den Yeti} other {die # Yetis}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deinen eigenen Yeti} other {deine eigenen Yetis}}} other {{n, plural, one {den eigenen Yeti} other {die eigenen Yetis}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deinen</whoAs> Yeti} other {<whoAs>deine</whoAs> Yetis}}} other {{n, plural, one {den Yeti} other {die Yetis}} von {who}}}}}',
  },
  medusa: {
    several: 'Medusen',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>deine</whoAs> Medusa} other {<whoAs>deine</whoAs> # Medusen}}} other {{n, plural, one {die Medusa} other {die # Medusen}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deine</whoAs> Medusa} other {<whoAs>deine</whoAs> # Medusen}}} other {{n, plural, one {die Medusa} other {die # Medusen}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deine eigene Medusa} other {deine eigenen Medusen}}} other {{n, plural, one {die eigene Medusa} other {die eigenen Medusen}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deine</whoAs> Medusa} other {<whoAs>deine</whoAs> Medusen}}} other {{n, plural, one {die Medusa} other {die Medusen}} von {who}}}}}',
  },
  guest: {
    several: 'Kreaturen {nameObject}',
    some: '{n, plural, one {eine Kreatur {nameObject}} other {# Kreaturen {nameObject}}}',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>deine</whoAs> Kreatur {nameObject}} other {<whoAs>deine</whoAs> # Kreaturen {nameObject}}}} other {{n, plural, one {die Kreatur {nameObject}} other {die # Kreaturen {nameObject}}} von {who}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>deine</whoAs> Kreatur {nameObject}} other {<whoAs>deine</whoAs> # Kreaturen {nameObject}}}} other {{n, plural, one {die Kreatur {nameObject}} other {die # Kreaturen {nameObject}}} von {who}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {deine eigene Kreatur {nameObject}} other {deine eigenen Kreaturen {nameObject}}}} other {{n, plural, one {die eigene Kreatur {nameObject}} other {die eigenen Kreaturen {nameObject}}}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>deine</whoAs> Kreatur {nameObject}} other {<whoAs>deine</whoAs> Kreaturen {nameObject}}}} other {{n, plural, one {die Kreatur {nameObject}} other {die Kreaturen {nameObject}}} von {who}}}}}',
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
