import type { DwarvesWords } from '../en.ts'

/** Creatures are animate: as an object, plurals are in the genitive. Player names are not declined; «игрок» is. */
export const creatures: DwarvesWords['creatures'] = {
  goblin: {
    several: 'гоблинов',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> гоблин} few {<whoAs>ваши</whoAs> # гоблина} many {<whoAs>ваши</whoAs> # гоблинов} other {<whoAs>ваши</whoAs> # гоблина}}} other {{n, plural, one {гоблин игрока {who}} few {# гоблина игрока {who}} many {# гоблинов игрока {who}} other {# гоблина игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> гоблина} few {# <whoAs>ваших</whoAs> гоблинов} many {# <whoAs>ваших</whoAs> гоблинов} other {# <whoAs>ваших</whoAs> гоблинов}}} other {{n, plural, one {гоблина игрока {who}} few {# гоблинов игрока {who}} many {# гоблинов игрока {who}} other {# гоблинов игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего гоблина} few {своих гоблинов} many {своих гоблинов} other {своих гоблинов}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> гоблина} few {<whoAs>ваших</whoAs> гоблинов} many {<whoAs>ваших</whoAs> гоблинов} other {<whoAs>ваших</whoAs> гоблинов}}} other {{n, plural, one {гоблина игрока {who}} few {гоблинов игрока {who}} many {гоблинов игрока {who}} other {гоблинов игрока {who}}}}}}}',
  },
  gnome: {
    several: 'лесовиков',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> лесовик} few {<whoAs>ваши</whoAs> # лесовика} many {<whoAs>ваши</whoAs> # лесовиков} other {<whoAs>ваши</whoAs> # лесовика}}} other {{n, plural, one {лесовик игрока {who}} few {# лесовика игрока {who}} many {# лесовиков игрока {who}} other {# лесовика игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> лесовика} few {# <whoAs>ваших</whoAs> лесовиков} many {# <whoAs>ваших</whoAs> лесовиков} other {# <whoAs>ваших</whoAs> лесовиков}}} other {{n, plural, one {лесовика игрока {who}} few {# лесовиков игрока {who}} many {# лесовиков игрока {who}} other {# лесовиков игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего лесовика} few {своих лесовиков} many {своих лесовиков} other {своих лесовиков}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> лесовика} few {<whoAs>ваших</whoAs> лесовиков} many {<whoAs>ваших</whoAs> лесовиков} other {<whoAs>ваших</whoAs> лесовиков}}} other {{n, plural, one {лесовика игрока {who}} few {лесовиков игрока {who}} many {лесовиков игрока {who}} other {лесовиков игрока {who}}}}}}}',
  },
  dwarf: {
    several: 'гномов',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> гном} few {<whoAs>ваши</whoAs> # гнома} many {<whoAs>ваши</whoAs> # гномов} other {<whoAs>ваши</whoAs> # гнома}}} other {{n, plural, one {гном игрока {who}} few {# гнома игрока {who}} many {# гномов игрока {who}} other {# гнома игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> гнома} few {# <whoAs>ваших</whoAs> гномов} many {# <whoAs>ваших</whoAs> гномов} other {# <whoAs>ваших</whoAs> гномов}}} other {{n, plural, one {гнома игрока {who}} few {# гномов игрока {who}} many {# гномов игрока {who}} other {# гномов игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего гнома} few {своих гномов} many {своих гномов} other {своих гномов}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> гнома} few {<whoAs>ваших</whoAs> гномов} many {<whoAs>ваших</whoAs> гномов} other {<whoAs>ваших</whoAs> гномов}}} other {{n, plural, one {гнома игрока {who}} few {гномов игрока {who}} many {гномов игрока {who}} other {гномов игрока {who}}}}}}}',
  },
  elf: {
    several: 'эльфов',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> эльф} few {<whoAs>ваши</whoAs> # эльфа} many {<whoAs>ваши</whoAs> # эльфов} other {<whoAs>ваши</whoAs> # эльфа}}} other {{n, plural, one {эльф игрока {who}} few {# эльфа игрока {who}} many {# эльфов игрока {who}} other {# эльфа игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> эльфа} few {# <whoAs>ваших</whoAs> эльфов} many {# <whoAs>ваших</whoAs> эльфов} other {# <whoAs>ваших</whoAs> эльфов}}} other {{n, plural, one {эльфа игрока {who}} few {# эльфов игрока {who}} many {# эльфов игрока {who}} other {# эльфов игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего эльфа} few {своих эльфов} many {своих эльфов} other {своих эльфов}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> эльфа} few {<whoAs>ваших</whoAs> эльфов} many {<whoAs>ваших</whoAs> эльфов} other {<whoAs>ваших</whoAs> эльфов}}} other {{n, plural, one {эльфа игрока {who}} few {эльфов игрока {who}} many {эльфов игрока {who}} other {эльфов игрока {who}}}}}}}',
  },
  orc: {
    several: 'орков',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> орк} few {<whoAs>ваши</whoAs> # орка} many {<whoAs>ваши</whoAs> # орков} other {<whoAs>ваши</whoAs> # орка}}} other {{n, plural, one {орк игрока {who}} few {# орка игрока {who}} many {# орков игрока {who}} other {# орка игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> орка} few {# <whoAs>ваших</whoAs> орков} many {# <whoAs>ваших</whoAs> орков} other {# <whoAs>ваших</whoAs> орков}}} other {{n, plural, one {орка игрока {who}} few {# орков игрока {who}} many {# орков игрока {who}} other {# орков игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего орка} few {своих орков} many {своих орков} other {своих орков}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> орка} few {<whoAs>ваших</whoAs> орков} many {<whoAs>ваших</whoAs> орков} other {<whoAs>ваших</whoAs> орков}}} other {{n, plural, one {орка игрока {who}} few {орков игрока {who}} many {орков игрока {who}} other {орков игрока {who}}}}}}}',
  },
  troll: {
    several: 'троллей',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> тролль} few {<whoAs>ваши</whoAs> # тролля} many {<whoAs>ваши</whoAs> # троллей} other {<whoAs>ваши</whoAs> # тролля}}} other {{n, plural, one {тролль игрока {who}} few {# тролля игрока {who}} many {# троллей игрока {who}} other {# тролля игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> тролля} few {# <whoAs>ваших</whoAs> троллей} many {# <whoAs>ваших</whoAs> троллей} other {# <whoAs>ваших</whoAs> троллей}}} other {{n, plural, one {тролля игрока {who}} few {# троллей игрока {who}} many {# троллей игрока {who}} other {# троллей игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего тролля} few {своих троллей} many {своих троллей} other {своих троллей}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> тролля} few {<whoAs>ваших</whoAs> троллей} many {<whoAs>ваших</whoAs> троллей} other {<whoAs>ваших</whoAs> троллей}}} other {{n, plural, one {тролля игрока {who}} few {троллей игрока {who}} many {троллей игрока {who}} other {троллей игрока {who}}}}}}}',
  },
  cyclops: {
    several: 'циклопов',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> циклоп} few {<whoAs>ваши</whoAs> # циклопа} many {<whoAs>ваши</whoAs> # циклопов} other {<whoAs>ваши</whoAs> # циклопа}}} other {{n, plural, one {циклоп игрока {who}} few {# циклопа игрока {who}} many {# циклопов игрока {who}} other {# циклопа игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> циклопа} few {# <whoAs>ваших</whoAs> циклопов} many {# <whoAs>ваших</whoAs> циклопов} other {# <whoAs>ваших</whoAs> циклопов}}} other {{n, plural, one {циклопа игрока {who}} few {# циклопов игрока {who}} many {# циклопов игрока {who}} other {# циклопов игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего циклопа} few {своих циклопов} many {своих циклопов} other {своих циклопов}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> циклопа} few {<whoAs>ваших</whoAs> циклопов} many {<whoAs>ваших</whoAs> циклопов} other {<whoAs>ваших</whoAs> циклопов}}} other {{n, plural, one {циклопа игрока {who}} few {циклопов игрока {who}} many {циклопов игрока {who}} other {циклопов игрока {who}}}}}}}',
  },
  titan: {
    several: 'титанов',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> титан} few {<whoAs>ваши</whoAs> # титана} many {<whoAs>ваши</whoAs> # титанов} other {<whoAs>ваши</whoAs> # титана}}} other {{n, plural, one {титан игрока {who}} few {# титана игрока {who}} many {# титанов игрока {who}} other {# титана игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> титана} few {# <whoAs>ваших</whoAs> титанов} many {# <whoAs>ваших</whoAs> титанов} other {# <whoAs>ваших</whoAs> титанов}}} other {{n, plural, one {титана игрока {who}} few {# титанов игрока {who}} many {# титанов игрока {who}} other {# титанов игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего титана} few {своих титанов} many {своих титанов} other {своих титанов}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> титана} few {<whoAs>ваших</whoAs> титанов} many {<whoAs>ваших</whoAs> титанов} other {<whoAs>ваших</whoAs> титанов}}} other {{n, plural, one {титана игрока {who}} few {титанов игрока {who}} many {титанов игрока {who}} other {титанов игрока {who}}}}}}}',
  },
  dragon: {
    several: 'драконов',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> дракон} few {<whoAs>ваши</whoAs> # дракона} many {<whoAs>ваши</whoAs> # драконов} other {<whoAs>ваши</whoAs> # дракона}}} other {{n, plural, one {дракон игрока {who}} few {# дракона игрока {who}} many {# драконов игрока {who}} other {# дракона игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> дракона} few {# <whoAs>ваших</whoAs> драконов} many {# <whoAs>ваших</whoAs> драконов} other {# <whoAs>ваших</whoAs> драконов}}} other {{n, plural, one {дракона игрока {who}} few {# драконов игрока {who}} many {# драконов игрока {who}} other {# драконов игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего дракона} few {своих драконов} many {своих драконов} other {своих драконов}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> дракона} few {<whoAs>ваших</whoAs> драконов} many {<whoAs>ваших</whoAs> драконов} other {<whoAs>ваших</whoAs> драконов}}} other {{n, plural, one {дракона игрока {who}} few {драконов игрока {who}} many {драконов игрока {who}} other {драконов игрока {who}}}}}}}',
  },
  yeti: {
    several: 'йети',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваш</whoAs> йети} few {<whoAs>ваши</whoAs> # йети} many {<whoAs>ваши</whoAs> # йети} other {<whoAs>ваши</whoAs> # йети}}} other {{n, plural, one {йети игрока {who}} few {# йети игрока {who}} many {# йети игрока {who}} other {# йети игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> йети} few {# <whoAs>ваших</whoAs> йети} many {# <whoAs>ваших</whoAs> йети} other {# <whoAs>ваших</whoAs> йети}}} other {{n, plural, one {йети игрока {who}} few {# йети игрока {who}} many {# йети игрока {who}} other {# йети игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своего йети} few {своих йети} many {своих йети} other {своих йети}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашего</whoAs> йети} few {<whoAs>ваших</whoAs> йети} many {<whoAs>ваших</whoAs> йети} other {<whoAs>ваших</whoAs> йети}}} other {{n, plural, one {йети игрока {who}} few {йети игрока {who}} many {йети игрока {who}} other {йети игрока {who}}}}}}}',
  },
  medusa: {
    several: 'Медуз',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваша</whoAs> Медуза} few {<whoAs>ваши</whoAs> # Медузы} many {<whoAs>ваши</whoAs> # Медуз} other {<whoAs>ваши</whoAs> # Медузы}}} other {{n, plural, one {Медуза игрока {who}} few {# Медузы игрока {who}} many {# Медуз игрока {who}} other {# Медузы игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>вашу</whoAs> Медузу} few {# <whoAs>ваших</whoAs> Медуз} many {# <whoAs>ваших</whoAs> Медуз} other {# <whoAs>ваших</whoAs> Медуз}}} other {{n, plural, one {Медузу игрока {who}} few {# Медуз игрока {who}} many {# Медуз игрока {who}} other {# Медуз игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {свою Медузу} few {своих Медуз} many {своих Медуз} other {своих Медуз}}} other {{whoIs, select, you {{n, plural, one {<whoAs>вашу</whoAs> Медузу} few {<whoAs>ваших</whoAs> Медуз} many {<whoAs>ваших</whoAs> Медуз} other {<whoAs>ваших</whoAs> Медуз}}} other {{n, plural, one {Медузу игрока {who}} few {Медуз игрока {who}} many {Медуз игрока {who}} other {Медуз игрока {who}}}}}}}',
  },
  guest: {
    several: 'существ {nameObject}',
    some: '{n, plural, one {существо {nameObject}} few {# существа {nameObject}} many {# существ {nameObject}} other {# существа {nameObject}}}',
    whose:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваше</whoAs> существо {nameObject}} few {<whoAs>ваши</whoAs> # существа {nameObject}} many {<whoAs>ваши</whoAs> # существ {nameObject}} other {<whoAs>ваши</whoAs> # существа {nameObject}}}} other {{n, plural, one {существо {nameObject} игрока {who}} few {# существа {nameObject} игрока {who}} many {# существ {nameObject} игрока {who}} other {# существа {nameObject} игрока {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {<whoAs>ваше</whoAs> существо {nameObject}} few {# <whoAs>ваших</whoAs> существа {nameObject}} many {# <whoAs>ваших</whoAs> существ {nameObject}} other {# <whoAs>ваших</whoAs> существа {nameObject}}}} other {{n, plural, one {существо {nameObject} игрока {who}} few {# существа {nameObject} игрока {who}} many {# существ {nameObject} игрока {who}} other {# существа {nameObject} игрока {who}}}}}',
    group:
      '{whose, select, own {{n, plural, one {своё существо {nameObject}} few {своих существ {nameObject}} many {своих существ {nameObject}} other {своих существ {nameObject}}}} other {{whoIs, select, you {{n, plural, one {<whoAs>ваше</whoAs> существо {nameObject}} few {<whoAs>ваших</whoAs> существ {nameObject}} many {<whoAs>ваших</whoAs> существ {nameObject}} other {<whoAs>ваших</whoAs> существ {nameObject}}}} other {{n, plural, one {существо {nameObject} игрока {who}} few {существ {nameObject} игрока {who}} many {существ {nameObject} игрока {who}} other {существ {nameObject} игрока {who}}}}}}}',
  },
}

export const things: DwarvesWords['things'] = {
  goblin: '{n, plural, one {гоблина} few {# гоблинов} many {# гоблинов} other {# гоблинов}}',
  gnome: '{n, plural, one {лесовика} few {# лесовиков} many {# лесовиков} other {# лесовиков}}',
  dwarf: '{n, plural, one {гнома} few {# гномов} many {# гномов} other {# гномов}}',
  elf: '{n, plural, one {эльфа} few {# эльфов} many {# эльфов} other {# эльфов}}',
  orc: '{n, plural, one {орка} few {# орков} many {# орков} other {# орков}}',
  troll: '{n, plural, one {тролля} few {# троллей} many {# троллей} other {# троллей}}',
  cyclops: '{n, plural, one {циклопа} few {# циклопов} many {# циклопов} other {# циклопов}}',
  titan: '{n, plural, one {титана} few {# титанов} many {# титанов} other {# титанов}}',
  dragon: '{n, plural, one {дракона} few {# драконов} many {# драконов} other {# драконов}}',
  yeti: '{n, plural, one {йети} few {# йети} many {# йети} other {# йети}}',
  medusa: '{n, plural, one {Медузу} few {# Медуз} many {# Медуз} other {# Медуз}}',
  gold: '{n} золота',
  treasure: '{n, plural, one {# клад} few {# клада} many {# кладов} other {# клада}}',
  strength: '{n} силы',
}
