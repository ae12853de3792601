import type { InLanguages } from '#games/manifest'
import type { BoxedId } from '../cards/characters.ts'

/** A title, and the name as the subject and as the object of a sentence. */
type Name = { readonly name: string; readonly the: string; readonly object: string }
type Names = Readonly<Record<BoxedId, Name>>

/** Every character's name in every language, together, so that a new character is named in one place. */
const names: Readonly<Record<BoxedId, InLanguages<Name>>> = {
  witch: {
    en: { name: 'Witch', the: 'the Witch', object: 'the Witch' },
    it: { name: 'Strega', the: 'la Strega', object: 'la Strega' },
    de: { name: 'Hexe', the: 'die Hexe', object: 'die Hexe' },
    ru: { name: 'Ведьма', the: 'Ведьма', object: 'Ведьму' },
  },
  magician: {
    en: { name: 'Magician', the: 'the Magician', object: 'the Magician' },
    it: { name: 'Mago', the: 'il Mago', object: 'il Mago' },
    de: { name: 'Magier', the: 'der Magier', object: 'den Magier' },
    ru: { name: 'Маг', the: 'Маг', object: 'Мага' },
  },
  sorcerer: {
    en: { name: 'Sorcerer', the: 'the Sorcerer', object: 'the Sorcerer' },
    it: { name: 'Stregone', the: 'lo Stregone', object: 'lo Stregone' },
    de: { name: 'Zauberer', the: 'der Zauberer', object: 'den Zauberer' },
    ru: { name: 'Колдун', the: 'Колдун', object: 'Колдуна' },
  },
  thief: {
    en: { name: 'Thief', the: 'the Thief', object: 'the Thief' },
    it: { name: 'Ladro', the: 'il Ladro', object: 'il Ladro' },
    de: { name: 'Dieb', the: 'der Dieb', object: 'den Dieb' },
    ru: { name: 'Вор', the: 'Вор', object: 'Вора' },
  },
  wizard: {
    en: { name: 'Wizard', the: 'the Wizard', object: 'the Wizard' },
    it: { name: 'Arcimago', the: 'l’Arcimago', object: 'l’Arcimago' },
    de: { name: 'Hexenmeister', the: 'der Hexenmeister', object: 'den Hexenmeister' },
    ru: { name: 'Волшебник', the: 'Волшебник', object: 'Волшебника' },
  },
  redDragon: {
    en: { name: 'Red Dragon', the: 'the Red Dragon', object: 'the Red Dragon' },
    it: { name: 'Drago Rosso', the: 'il Drago Rosso', object: 'il Drago Rosso' },
    de: { name: 'Roter Drache', the: 'der Rote Drache', object: 'den Roten Drachen' },
    ru: { name: 'Красный Дракон', the: 'Красный Дракон', object: 'Красного Дракона' },
  },
  blueDragon: {
    en: { name: 'Blue Dragon', the: 'the Blue Dragon', object: 'the Blue Dragon' },
    it: { name: 'Drago Blu', the: 'il Drago Blu', object: 'il Drago Blu' },
    de: { name: 'Blauer Drache', the: 'der Blaue Drache', object: 'den Blauen Drachen' },
    ru: { name: 'Синий Дракон', the: 'Синий Дракон', object: 'Синего Дракона' },
  },
  yellowDragon: {
    en: { name: 'Yellow Dragon', the: 'the Yellow Dragon', object: 'the Yellow Dragon' },
    it: { name: 'Drago Giallo', the: 'il Drago Giallo', object: 'il Drago Giallo' },
    de: { name: 'Gelber Drache', the: 'der Gelbe Drache', object: 'den Gelben Drachen' },
    ru: { name: 'Жёлтый Дракон', the: 'Жёлтый Дракон', object: 'Жёлтого Дракона' },
  },
  alchemist: {
    en: { name: 'Alchemist', the: 'the Alchemist', object: 'the Alchemist' },
    it: { name: 'Alchimista', the: 'l’Alchimista', object: 'l’Alchimista' },
    de: { name: 'Alchimist', the: 'der Alchimist', object: 'den Alchimisten' },
    ru: { name: 'Алхимик', the: 'Алхимик', object: 'Алхимика' },
  },
  ancientDragon: {
    en: { name: 'Ancient Dragon', the: 'the Ancient Dragon', object: 'the Ancient Dragon' },
    it: { name: 'Drago Antico', the: 'il Drago Antico', object: 'il Drago Antico' },
    de: { name: 'Alter Drache', the: 'der Alte Drache', object: 'den Alten Drachen' },
    ru: { name: 'Древний Дракон', the: 'Древний Дракон', object: 'Древнего Дракона' },
  },
  brigand: {
    en: { name: 'Brigand', the: 'the Brigand', object: 'the Brigand' },
    it: { name: 'Brigante', the: 'il Brigante', object: 'il Brigante' },
    de: { name: 'Wegelagerer', the: 'der Wegelagerer', object: 'den Wegelagerer' },
    ru: { name: 'Разбойник', the: 'Разбойник', object: 'Разбойника' },
  },
  doppelganger: {
    en: { name: 'Doppelganger', the: 'the Doppelganger', object: 'the Doppelganger' },
    it: { name: 'Alter Ego', the: 'l’Alter Ego', object: 'l’Alter Ego' },
    de: { name: 'Doppelgänger', the: 'der Doppelgänger', object: 'den Doppelgänger' },
    ru: { name: 'Двойник', the: 'Двойник', object: 'Двойника' },
  },
  dwarfOfFour: {
    en: { name: 'Dwarf (4)', the: 'the Dwarf (4)', object: 'the Dwarf (4)' },
    it: { name: 'Nano (4)', the: 'il Nano (4)', object: 'il Nano (4)' },
    de: { name: 'Zwerg (4)', the: 'der Zwerg (4)', object: 'den Zwerg (4)' },
    ru: { name: 'Гном (4)', the: 'Гном (4)', object: 'Гнома (4)' },
  },
  dwarfOfFive: {
    en: { name: 'Dwarf (5)', the: 'the Dwarf (5)', object: 'the Dwarf (5)' },
    it: { name: 'Nano (5)', the: 'il Nano (5)', object: 'il Nano (5)' },
    de: { name: 'Zwerg (5)', the: 'der Zwerg (5)', object: 'den Zwerg (5)' },
    ru: { name: 'Гном (5)', the: 'Гном (5)', object: 'Гнома (5)' },
  },
  enchantress: {
    en: { name: 'Enchantress', the: 'the Enchantress', object: 'the Enchantress' },
    it: { name: 'Incantatrice', the: 'l’Incantatrice', object: 'l’Incantatrice' },
    de: { name: 'Beschwörerin', the: 'die Beschwörerin', object: 'die Beschwörerin' },
    ru: { name: 'Чародейка', the: 'Чародейка', object: 'Чародейку' },
  },
  fairy: {
    en: { name: 'Fairy', the: 'the Fairy', object: 'the Fairy' },
    it: { name: 'Fata', the: 'la Fata', object: 'la Fata' },
    de: { name: 'Fee', the: 'die Fee', object: 'die Fee' },
    ru: { name: 'Фея', the: 'Фея', object: 'Фею' },
  },
  ghost: {
    en: { name: 'Ghost', the: 'the Ghost', object: 'the Ghost' },
    it: { name: 'Fantasma', the: 'il Fantasma', object: 'il Fantasma' },
    de: { name: 'Geist', the: 'der Geist', object: 'den Geist' },
    ru: { name: 'Привидение', the: 'Привидение', object: 'Привидение' },
  },
  gnome: {
    en: { name: 'Gnome', the: 'the Gnome', object: 'the Gnome' },
    it: { name: 'Gnomo', the: 'lo Gnomo', object: 'lo Gnomo' },
    de: { name: 'Gnom', the: 'der Gnom', object: 'den Gnomen' },
    ru: { name: 'Лесной Гном', the: 'Лесной Гном', object: 'Лесного Гнома' },
  },
  goblin: {
    en: { name: 'Goblin', the: 'the Goblin', object: 'the Goblin' },
    it: { name: 'Goblin', the: 'il Goblin', object: 'il Goblin' },
    de: { name: 'Kobold', the: 'der Kobold', object: 'den Kobold' },
    ru: { name: 'Гоблин', the: 'Гоблин', object: 'Гоблина' },
  },
  goldsmith: {
    en: { name: 'Goldsmith', the: 'the Goldsmith', object: 'the Goldsmith' },
    it: { name: 'Orefice', the: 'l’Orefice', object: 'l’Orefice' },
    de: { name: 'Goldschmied', the: 'der Goldschmied', object: 'den Goldschmied' },
    ru: { name: 'Кузнец', the: 'Кузнец', object: 'Кузнеца' },
  },
  imp: {
    en: { name: 'Imp', the: 'the Imp', object: 'the Imp' },
    it: { name: 'Folletto', the: 'il Folletto', object: 'il Folletto' },
    de: { name: 'Wichtel', the: 'der Wichtel', object: 'den Wichtel' },
    ru: { name: 'Чертёнок', the: 'Чертёнок', object: 'Чертёнка' },
  },
  merchant: {
    en: { name: 'Merchant', the: 'the Merchant', object: 'the Merchant' },
    it: { name: 'Mercante', the: 'il Mercante', object: 'il Mercante' },
    de: { name: 'Händler', the: 'der Händler', object: 'den Händler' },
    ru: { name: 'Купец', the: 'Купец', object: 'Купца' },
  },
  necromancer: {
    en: { name: 'Necromancer', the: 'the Necromancer', object: 'the Necromancer' },
    it: { name: 'Negromante', the: 'il Negromante', object: 'il Negromante' },
    de: { name: 'Nekromant', the: 'der Nekromant', object: 'den Nekromanten' },
    ru: { name: 'Некромант', the: 'Некромант', object: 'Некроманта' },
  },
  quackWizard: {
    en: { name: 'Quack Wizard', the: 'the Quack Wizard', object: 'the Quack Wizard' },
    it: { name: 'Ciarlatano', the: 'il Ciarlatano', object: 'il Ciarlatano' },
    de: { name: 'Scharlatan', the: 'der Scharlatan', object: 'den Scharlatan' },
    ru: { name: 'Фокусник', the: 'Фокусник', object: 'Фокусника' },
  },
  rainbowDragon: {
    en: { name: 'Rainbow Dragon', the: 'the Rainbow Dragon', object: 'the Rainbow Dragon' },
    it: { name: 'Drago Arcobaleno', the: 'il Drago Arcobaleno', object: 'il Drago Arcobaleno' },
    de: { name: 'Regenbogendrache', the: 'der Regenbogendrache', object: 'den Regenbogendrachen' },
    ru: { name: 'Радужный Дракон', the: 'Радужный Дракон', object: 'Радужного Дракона' },
  },
  /** The Russian rulebook has «Ученик Чародея», but calls his master «Колдун». */
  sorcererApprentice: {
    en: { name: 'Sorcerer Apprentice', the: 'the Sorcerer Apprentice', object: 'the Sorcerer Apprentice' },
    it: { name: 'Apprendista Stregone', the: 'l’Apprendista Stregone', object: 'l’Apprendista Stregone' },
    de: { name: 'Zauberlehrling', the: 'der Zauberlehrling', object: 'den Zauberlehrling' },
    // The Russian rulebook says «Ученик Чародея», but calls his master «Колдун» and has no «Чародей».
    ru: { name: 'Ученик Колдуна', the: 'Ученик Колдуна', object: 'Ученика Колдуна' },
  },
  troll: {
    en: { name: 'Troll', the: 'the Troll', object: 'the Troll' },
    it: { name: 'Troll', the: 'il Troll', object: 'il Troll' },
    de: { name: 'Troll', the: 'der Troll', object: 'den Troll' },
    ru: { name: 'Тролль', the: 'Тролль', object: 'Тролля' },
  },
  twoHeadedDragon: {
    en: { name: 'Two-headed Dragon', the: 'the Two-headed Dragon', object: 'the Two-headed Dragon' },
    it: { name: 'Drago a due teste', the: 'il Drago a due teste', object: 'il Drago a due teste' },
    de: { name: 'Zweiköpfiger Drache', the: 'der Zweiköpfige Drache', object: 'den Zweiköpfigen Drachen' },
    ru: { name: 'Двухголовый Дракон', the: 'Двухголовый Дракон', object: 'Двухголового Дракона' },
  },
}

export const namesIn = (language: keyof InLanguages<Name>): Names =>
  Object.fromEntries(Object.entries(names).map(([id, its]) => [id, its[language]])) as Names
