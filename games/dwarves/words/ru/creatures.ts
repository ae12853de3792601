import type { DwarvesWords } from '../en.ts'

/** Creatures are animate: as an object, plurals are in the genitive. Player names are not declined; «игрок» is. */
export const creatures: DwarvesWords['creatures'] = {
  goblin: {
    several: 'гоблинов',
    whose:
      '{whose, select, you {{n, plural, one {ваш гоблин} few {ваши # гоблина} many {ваши # гоблинов} other {ваши # гоблина}}} other {{n, plural, one {гоблин игрока {who}} few {# гоблина игрока {who}} many {# гоблинов игрока {who}} other {# гоблина игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего гоблина} few {# ваших гоблинов} many {# ваших гоблинов} other {# ваших гоблинов}}} other {{n, plural, one {гоблина игрока {who}} few {# гоблинов игрока {who}} many {# гоблинов игрока {who}} other {# гоблинов игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего гоблина} few {ваших гоблинов} many {ваших гоблинов} other {ваших гоблинов}}} yourOwn {{n, plural, one {своего гоблина} few {своих гоблинов} many {своих гоблинов} other {своих гоблинов}}} own {{n, plural, one {своего гоблина} few {своих гоблинов} many {своих гоблинов} other {своих гоблинов}}} other {{n, plural, one {гоблина игрока {who}} few {гоблинов игрока {who}} many {гоблинов игрока {who}} other {гоблинов игрока {who}}}}}',
  },
  gnome: {
    several: 'лесовиков',
    whose:
      '{whose, select, you {{n, plural, one {ваш лесовик} few {ваши # лесовика} many {ваши # лесовиков} other {ваши # лесовика}}} other {{n, plural, one {лесовик игрока {who}} few {# лесовика игрока {who}} many {# лесовиков игрока {who}} other {# лесовика игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего лесовика} few {# ваших лесовиков} many {# ваших лесовиков} other {# ваших лесовиков}}} other {{n, plural, one {лесовика игрока {who}} few {# лесовиков игрока {who}} many {# лесовиков игрока {who}} other {# лесовиков игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего лесовика} few {ваших лесовиков} many {ваших лесовиков} other {ваших лесовиков}}} yourOwn {{n, plural, one {своего лесовика} few {своих лесовиков} many {своих лесовиков} other {своих лесовиков}}} own {{n, plural, one {своего лесовика} few {своих лесовиков} many {своих лесовиков} other {своих лесовиков}}} other {{n, plural, one {лесовика игрока {who}} few {лесовиков игрока {who}} many {лесовиков игрока {who}} other {лесовиков игрока {who}}}}}',
  },
  dwarf: {
    several: 'гномов',
    whose:
      '{whose, select, you {{n, plural, one {ваш гном} few {ваши # гнома} many {ваши # гномов} other {ваши # гнома}}} other {{n, plural, one {гном игрока {who}} few {# гнома игрока {who}} many {# гномов игрока {who}} other {# гнома игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего гнома} few {# ваших гномов} many {# ваших гномов} other {# ваших гномов}}} other {{n, plural, one {гнома игрока {who}} few {# гномов игрока {who}} many {# гномов игрока {who}} other {# гномов игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего гнома} few {ваших гномов} many {ваших гномов} other {ваших гномов}}} yourOwn {{n, plural, one {своего гнома} few {своих гномов} many {своих гномов} other {своих гномов}}} own {{n, plural, one {своего гнома} few {своих гномов} many {своих гномов} other {своих гномов}}} other {{n, plural, one {гнома игрока {who}} few {гномов игрока {who}} many {гномов игрока {who}} other {гномов игрока {who}}}}}',
  },
  elf: {
    several: 'эльфов',
    whose:
      '{whose, select, you {{n, plural, one {ваш эльф} few {ваши # эльфа} many {ваши # эльфов} other {ваши # эльфа}}} other {{n, plural, one {эльф игрока {who}} few {# эльфа игрока {who}} many {# эльфов игрока {who}} other {# эльфа игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего эльфа} few {# ваших эльфов} many {# ваших эльфов} other {# ваших эльфов}}} other {{n, plural, one {эльфа игрока {who}} few {# эльфов игрока {who}} many {# эльфов игрока {who}} other {# эльфов игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего эльфа} few {ваших эльфов} many {ваших эльфов} other {ваших эльфов}}} yourOwn {{n, plural, one {своего эльфа} few {своих эльфов} many {своих эльфов} other {своих эльфов}}} own {{n, plural, one {своего эльфа} few {своих эльфов} many {своих эльфов} other {своих эльфов}}} other {{n, plural, one {эльфа игрока {who}} few {эльфов игрока {who}} many {эльфов игрока {who}} other {эльфов игрока {who}}}}}',
  },
  orc: {
    several: 'орков',
    whose:
      '{whose, select, you {{n, plural, one {ваш орк} few {ваши # орка} many {ваши # орков} other {ваши # орка}}} other {{n, plural, one {орк игрока {who}} few {# орка игрока {who}} many {# орков игрока {who}} other {# орка игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего орка} few {# ваших орков} many {# ваших орков} other {# ваших орков}}} other {{n, plural, one {орка игрока {who}} few {# орков игрока {who}} many {# орков игрока {who}} other {# орков игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего орка} few {ваших орков} many {ваших орков} other {ваших орков}}} yourOwn {{n, plural, one {своего орка} few {своих орков} many {своих орков} other {своих орков}}} own {{n, plural, one {своего орка} few {своих орков} many {своих орков} other {своих орков}}} other {{n, plural, one {орка игрока {who}} few {орков игрока {who}} many {орков игрока {who}} other {орков игрока {who}}}}}',
  },
  troll: {
    several: 'троллей',
    whose:
      '{whose, select, you {{n, plural, one {ваш тролль} few {ваши # тролля} many {ваши # троллей} other {ваши # тролля}}} other {{n, plural, one {тролль игрока {who}} few {# тролля игрока {who}} many {# троллей игрока {who}} other {# тролля игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего тролля} few {# ваших троллей} many {# ваших троллей} other {# ваших троллей}}} other {{n, plural, one {тролля игрока {who}} few {# троллей игрока {who}} many {# троллей игрока {who}} other {# троллей игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего тролля} few {ваших троллей} many {ваших троллей} other {ваших троллей}}} yourOwn {{n, plural, one {своего тролля} few {своих троллей} many {своих троллей} other {своих троллей}}} own {{n, plural, one {своего тролля} few {своих троллей} many {своих троллей} other {своих троллей}}} other {{n, plural, one {тролля игрока {who}} few {троллей игрока {who}} many {троллей игрока {who}} other {троллей игрока {who}}}}}',
  },
  cyclops: {
    several: 'циклопов',
    whose:
      '{whose, select, you {{n, plural, one {ваш циклоп} few {ваши # циклопа} many {ваши # циклопов} other {ваши # циклопа}}} other {{n, plural, one {циклоп игрока {who}} few {# циклопа игрока {who}} many {# циклопов игрока {who}} other {# циклопа игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего циклопа} few {# ваших циклопов} many {# ваших циклопов} other {# ваших циклопов}}} other {{n, plural, one {циклопа игрока {who}} few {# циклопов игрока {who}} many {# циклопов игрока {who}} other {# циклопов игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего циклопа} few {ваших циклопов} many {ваших циклопов} other {ваших циклопов}}} yourOwn {{n, plural, one {своего циклопа} few {своих циклопов} many {своих циклопов} other {своих циклопов}}} own {{n, plural, one {своего циклопа} few {своих циклопов} many {своих циклопов} other {своих циклопов}}} other {{n, plural, one {циклопа игрока {who}} few {циклопов игрока {who}} many {циклопов игрока {who}} other {циклопов игрока {who}}}}}',
  },
  titan: {
    several: 'титанов',
    whose:
      '{whose, select, you {{n, plural, one {ваш титан} few {ваши # титана} many {ваши # титанов} other {ваши # титана}}} other {{n, plural, one {титан игрока {who}} few {# титана игрока {who}} many {# титанов игрока {who}} other {# титана игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего титана} few {# ваших титанов} many {# ваших титанов} other {# ваших титанов}}} other {{n, plural, one {титана игрока {who}} few {# титанов игрока {who}} many {# титанов игрока {who}} other {# титанов игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего титана} few {ваших титанов} many {ваших титанов} other {ваших титанов}}} yourOwn {{n, plural, one {своего титана} few {своих титанов} many {своих титанов} other {своих титанов}}} own {{n, plural, one {своего титана} few {своих титанов} many {своих титанов} other {своих титанов}}} other {{n, plural, one {титана игрока {who}} few {титанов игрока {who}} many {титанов игрока {who}} other {титанов игрока {who}}}}}',
  },
  dragon: {
    several: 'драконов',
    whose:
      '{whose, select, you {{n, plural, one {ваш дракон} few {ваши # дракона} many {ваши # драконов} other {ваши # дракона}}} other {{n, plural, one {дракон игрока {who}} few {# дракона игрока {who}} many {# драконов игрока {who}} other {# дракона игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего дракона} few {# ваших драконов} many {# ваших драконов} other {# ваших драконов}}} other {{n, plural, one {дракона игрока {who}} few {# драконов игрока {who}} many {# драконов игрока {who}} other {# драконов игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего дракона} few {ваших драконов} many {ваших драконов} other {ваших драконов}}} yourOwn {{n, plural, one {своего дракона} few {своих драконов} many {своих драконов} other {своих драконов}}} own {{n, plural, one {своего дракона} few {своих драконов} many {своих драконов} other {своих драконов}}} other {{n, plural, one {дракона игрока {who}} few {драконов игрока {who}} many {драконов игрока {who}} other {драконов игрока {who}}}}}',
  },
  yeti: {
    several: 'йети',
    whose:
      '{whose, select, you {{n, plural, one {ваш йети} few {ваши # йети} many {ваши # йети} other {ваши # йети}}} other {{n, plural, one {йети игрока {who}} few {# йети игрока {who}} many {# йети игрока {who}} other {# йети игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашего йети} few {# ваших йети} many {# ваших йети} other {# ваших йети}}} other {{n, plural, one {йети игрока {who}} few {# йети игрока {who}} many {# йети игрока {who}} other {# йети игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашего йети} few {ваших йети} many {ваших йети} other {ваших йети}}} yourOwn {{n, plural, one {своего йети} few {своих йети} many {своих йети} other {своих йети}}} own {{n, plural, one {своего йети} few {своих йети} many {своих йети} other {своих йети}}} other {{n, plural, one {йети игрока {who}} few {йети игрока {who}} many {йети игрока {who}} other {йети игрока {who}}}}}',
  },
  medusa: {
    several: 'Медуз',
    whose:
      '{whose, select, you {{n, plural, one {ваша Медуза} few {ваши # Медузы} many {ваши # Медуз} other {ваши # Медузы}}} other {{n, plural, one {Медуза игрока {who}} few {# Медузы игрока {who}} many {# Медуз игрока {who}} other {# Медузы игрока {who}}}}}',
    whoseObject:
      '{whose, select, you {{n, plural, one {вашу Медузу} few {# ваших Медуз} many {# ваших Медуз} other {# ваших Медуз}}} other {{n, plural, one {Медузу игрока {who}} few {# Медуз игрока {who}} many {# Медуз игрока {who}} other {# Медуз игрока {who}}}}}',
    group:
      '{whose, select, you {{n, plural, one {вашу Медузу} few {ваших Медуз} many {ваших Медуз} other {ваших Медуз}}} yourOwn {{n, plural, one {свою Медузу} few {своих Медуз} many {своих Медуз} other {своих Медуз}}} own {{n, plural, one {свою Медузу} few {своих Медуз} many {своих Медуз} other {своих Медуз}}} other {{n, plural, one {Медузу игрока {who}} few {Медуз игрока {who}} many {Медуз игрока {who}} other {Медуз игрока {who}}}}}',
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
