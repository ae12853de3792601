import type { DwarvesWords } from '../en.ts'

/** Before a numeral the article agrees with the numeral: `i 2 gnomi`, `gli 8 goblin`. */
export const creatures: DwarvesWords['creatures'] = {
  goblin: {
    several: 'goblin',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> goblin} other {i <whoAs>tuoi</whoAs> # goblin}}} other {{n, plural, one {il goblin di {who}} =8 {gli # goblin di {who}} other {i # goblin di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> goblin} other {i <whoAs>tuoi</whoAs> # goblin}}} other {{n, plural, one {il goblin di {who}} =8 {gli # goblin di {who}} other {i # goblin di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo goblin} other {i tuoi goblin}}} other {{n, plural, one {il proprio goblin} other {i propri goblin}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> goblin} other {i <whoAs>tuoi</whoAs> goblin}}} other {{n, plural, one {il goblin di {who}} other {i goblin di {who}}}}}}}',
  },
  gnome: {
    several: 'gnomi',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> gnomo} other {i <whoAs>tuoi</whoAs> # gnomi}}} other {{n, plural, one {lo gnomo di {who}} other {i # gnomi di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> gnomo} other {i <whoAs>tuoi</whoAs> # gnomi}}} other {{n, plural, one {lo gnomo di {who}} other {i # gnomi di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo gnomo} other {i tuoi gnomi}}} other {{n, plural, one {il proprio gnomo} other {i propri gnomi}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> gnomo} other {i <whoAs>tuoi</whoAs> gnomi}}} other {{n, plural, one {lo gnomo di {who}} other {gli gnomi di {who}}}}}}}',
  },
  dwarf: {
    several: 'nani',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> nano} other {i <whoAs>tuoi</whoAs> # nani}}} other {{n, plural, one {il nano di {who}} other {i # nani di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> nano} other {i <whoAs>tuoi</whoAs> # nani}}} other {{n, plural, one {il nano di {who}} other {i # nani di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo nano} other {i tuoi nani}}} other {{n, plural, one {il proprio nano} other {i propri nani}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> nano} other {i <whoAs>tuoi</whoAs> nani}}} other {{n, plural, one {il nano di {who}} other {i nani di {who}}}}}}}',
  },
  elf: {
    several: 'elfi',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> elfo} other {i <whoAs>tuoi</whoAs> # elfi}}} other {{n, plural, one {l’elfo di {who}} other {i # elfi di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> elfo} other {i <whoAs>tuoi</whoAs> # elfi}}} other {{n, plural, one {l’elfo di {who}} other {i # elfi di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo elfo} other {i tuoi elfi}}} other {{n, plural, one {il proprio elfo} other {i propri elfi}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> elfo} other {i <whoAs>tuoi</whoAs> elfi}}} other {{n, plural, one {l’elfo di {who}} other {gli elfi di {who}}}}}}}',
  },
  orc: {
    several: 'orchi',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> orco} other {i <whoAs>tuoi</whoAs> # orchi}}} other {{n, plural, one {l’orco di {who}} other {i # orchi di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> orco} other {i <whoAs>tuoi</whoAs> # orchi}}} other {{n, plural, one {l’orco di {who}} other {i # orchi di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo orco} other {i tuoi orchi}}} other {{n, plural, one {il proprio orco} other {i propri orchi}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> orco} other {i <whoAs>tuoi</whoAs> orchi}}} other {{n, plural, one {l’orco di {who}} other {gli orchi di {who}}}}}}}',
  },
  troll: {
    several: 'troll',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> troll} other {i <whoAs>tuoi</whoAs> # troll}}} other {{n, plural, one {il troll di {who}} other {i # troll di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> troll} other {i <whoAs>tuoi</whoAs> # troll}}} other {{n, plural, one {il troll di {who}} other {i # troll di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo troll} other {i tuoi troll}}} other {{n, plural, one {il proprio troll} other {i propri troll}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> troll} other {i <whoAs>tuoi</whoAs> troll}}} other {{n, plural, one {il troll di {who}} other {i troll di {who}}}}}}}',
  },
  cyclops: {
    several: 'ciclopi',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> ciclope} other {i <whoAs>tuoi</whoAs> # ciclopi}}} other {{n, plural, one {il ciclope di {who}} other {i # ciclopi di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> ciclope} other {i <whoAs>tuoi</whoAs> # ciclopi}}} other {{n, plural, one {il ciclope di {who}} other {i # ciclopi di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo ciclope} other {i tuoi ciclopi}}} other {{n, plural, one {il proprio ciclope} other {i propri ciclopi}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> ciclope} other {i <whoAs>tuoi</whoAs> ciclopi}}} other {{n, plural, one {il ciclope di {who}} other {i ciclopi di {who}}}}}}}',
  },
  titan: {
    several: 'titani',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> titano} other {i <whoAs>tuoi</whoAs> # titani}}} other {{n, plural, one {il titano di {who}} other {i # titani di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> titano} other {i <whoAs>tuoi</whoAs> # titani}}} other {{n, plural, one {il titano di {who}} other {i # titani di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo titano} other {i tuoi titani}}} other {{n, plural, one {il proprio titano} other {i propri titani}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> titano} other {i <whoAs>tuoi</whoAs> titani}}} other {{n, plural, one {il titano di {who}} other {i titani di {who}}}}}}}',
  },
  dragon: {
    several: 'draghi',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> drago} other {i <whoAs>tuoi</whoAs> # draghi}}} other {{n, plural, one {il drago di {who}} other {i # draghi di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> drago} other {i <whoAs>tuoi</whoAs> # draghi}}} other {{n, plural, one {il drago di {who}} other {i # draghi di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo drago} other {i tuoi draghi}}} other {{n, plural, one {il proprio drago} other {i propri draghi}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> drago} other {i <whoAs>tuoi</whoAs> draghi}}} other {{n, plural, one {il drago di {who}} other {i draghi di {who}}}}}}}',
  },
  yeti: {
    several: 'yeti',
    whose:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> yeti} other {i <whoAs>tuoi</whoAs> # yeti}}} other {{n, plural, one {lo yeti di {who}} other {i # yeti di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> yeti} other {i <whoAs>tuoi</whoAs> # yeti}}} other {{n, plural, one {lo yeti di {who}} other {i # yeti di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {il tuo yeti} other {i tuoi yeti}}} other {{n, plural, one {il proprio yeti} other {i propri yeti}}}}} other {{whoIs, select, you {{n, plural, one {il <whoAs>tuo</whoAs> yeti} other {i <whoAs>tuoi</whoAs> yeti}}} other {{n, plural, one {lo yeti di {who}} other {gli yeti di {who}}}}}}}',
  },
  medusa: {
    several: 'meduse',
    whose:
      '{whoIs, select, you {{n, plural, one {la <whoAs>tua</whoAs> medusa} other {le <whoAs>tue</whoAs> # meduse}}} other {{n, plural, one {la medusa di {who}} other {le # meduse di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {la <whoAs>tua</whoAs> medusa} other {le <whoAs>tue</whoAs> # meduse}}} other {{n, plural, one {la medusa di {who}} other {le # meduse di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {la tua medusa} other {le tue meduse}}} other {{n, plural, one {la propria medusa} other {le proprie meduse}}}}} other {{whoIs, select, you {{n, plural, one {la <whoAs>tua</whoAs> medusa} other {le <whoAs>tue</whoAs> meduse}}} other {{n, plural, one {la medusa di {who}} other {le meduse di {who}}}}}}}',
  },
  guest: {
    several: 'creature {nameObject}',
    some: '{n, plural, one {una creatura {nameObject}} other {# creature {nameObject}}}',
    whose:
      '{whoIs, select, you {{n, plural, one {la <whoAs>tua</whoAs> creatura {nameObject}} other {le <whoAs>tue</whoAs> # creature {nameObject}}}} other {{n, plural, one {la creatura {nameObject} di {who}} other {le # creature {nameObject} di {who}}}}}',
    whoseObject:
      '{whoIs, select, you {{n, plural, one {la <whoAs>tua</whoAs> creatura {nameObject}} other {le <whoAs>tue</whoAs> # creature {nameObject}}}} other {{n, plural, one {la creatura {nameObject} di {who}} other {le # creature {nameObject} di {who}}}}}',
    group:
      '{whose, select, own {{whoIs, select, you {{n, plural, one {la tua creatura {nameObject}} other {le tue creature {nameObject}}}} other {{n, plural, one {la propria creatura {nameObject}} other {le proprie creature {nameObject}}}}}} other {{whoIs, select, you {{n, plural, one {la <whoAs>tua</whoAs> creatura {nameObject}} other {le <whoAs>tue</whoAs> creature {nameObject}}}} other {{n, plural, one {la creatura {nameObject} di {who}} other {le creature {nameObject} di {who}}}}}}}',
  },
}

export const things: DwarvesWords['things'] = {
  goblin: '{n, plural, one {un goblin} other {# goblin}}',
  gnome: '{n, plural, one {uno gnomo} other {# gnomi}}',
  dwarf: '{n, plural, one {un nano} other {# nani}}',
  elf: '{n, plural, one {un elfo} other {# elfi}}',
  orc: '{n, plural, one {un orco} other {# orchi}}',
  troll: '{n, plural, one {un troll} other {# troll}}',
  cyclops: '{n, plural, one {un ciclope} other {# ciclopi}}',
  titan: '{n, plural, one {un titano} other {# titani}}',
  dragon: '{n, plural, one {un drago} other {# draghi}}',
  yeti: '{n, plural, one {uno yeti} other {# yeti}}',
  medusa: '{n, plural, one {una medusa} other {# meduse}}',
  gold: '{n, plural, one {# moneta d’oro} other {# monete d’oro}}',
  treasure: '{n} di tesoro',
  strength: '{n} di forza',
}
