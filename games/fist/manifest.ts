import { boxed, playable } from '#games/boxed'
import type { Manifest } from '#games/manifest'

export const manifest: Manifest = {
  id: 'fist',
  place: 1,
  seats: { min: 3, max: 6 },
  minutes: { min: 45, max: 60 },
  usual: 4,
  firstBot: 'squire',
  words: {
    en: {
      title: 'Fist of Dragonstones',
      about:
        'Hide coins in your fist. All fists open together, and the fullest one hires the wizard, the thief or the dragon.',
    },
    it: {
      title: 'Fist of Dragonstones',
      about:
        'Nascondi monete nel pugno. Tutti i pugni si aprono insieme, e il più pieno ingaggia il mago, il ladro o il drago.',
    },
    de: {
      title: 'Drachenfaust',
      about:
        'Verbirg Münzen in der Faust. Alle Fäuste öffnen sich zugleich, und die vollste wirbt den Zauberer, den Dieb oder den Drachen an.',
    },
    ru: {
      title: 'Горсть драконьих камней',
      about:
        'Спрячьте монеты в кулаке. Все кулаки разжимаются разом, и самый полный нанимает волшебника, вора или дракона.',
    },
  },
  picture: [
    { icon: 'fist', size: 82 },
    { icon: 'cut-diamond', size: 19, x: -37, y: 34, colour: 'red' },
    { icon: 'cut-diamond', size: 19, x: 25, y: 31, colour: 'blue' },
    { icon: 'cut-diamond', size: 19, x: 38, y: 36, colour: 'yellow' },
  ],
  credits: { designers: 'Bruno Faidutti & Michael Schacht', year: '2002', isRebuilt: false },
  box: async () => boxed((await import('./box.ts')).box),
  play: async () => playable((await import('./play.ts')).play),
  screen: async () => (await import('./screen/index.tsx')).screen,
  texts: {
    en: async () => (await import('./words/en.ts')).en,
    it: async () => (await import('./words/it.ts')).it,
    de: async () => (await import('./words/de.ts')).de,
    ru: async () => (await import('./words/ru.ts')).ru,
  },
  options: {
    en: async () => (await import('./words/en-options.ts')).options,
    it: async () => (await import('./words/it-options.ts')).options,
    de: async () => (await import('./words/de-options.ts')).options,
    ru: async () => (await import('./words/ru-options.ts')).options,
  },
  waiting: {
    en: async () => (await import('./words/en-waiting.ts')).waiting,
    it: async () => (await import('./words/it-waiting.ts')).waiting,
    de: async () => (await import('./words/de-waiting.ts')).waiting,
    ru: async () => (await import('./words/ru-waiting.ts')).waiting,
  },
  rulebook: {
    en: async () => (await import('./RULES.md?raw')).default,
    it: async () => (await import('./RULES.it.md?raw')).default,
    de: async () => (await import('./RULES.de.md?raw')).default,
    ru: async () => (await import('./RULES.ru.md?raw')).default,
  },
  howTo: {
    page: async () => (await import('./screen/how-to/how-to.tsx')).howTo,
    texts: {
      en: async () => (await import('./words/en-how-to.ts')).howTo,
      it: async () => (await import('./words/it-how-to.ts')).howTo,
      de: async () => (await import('./words/de-how-to.ts')).howTo,
      ru: async () => (await import('./words/ru-how-to.ts')).howTo,
    },
  },
  lessons: {
    all: async () => (await import('./lessons/index.ts')).fistLessons,
    texts: {
      en: async () => (await import('./lessons/words/en.ts')).words,
      it: async () => (await import('./lessons/words/it.ts')).words,
      de: async () => (await import('./lessons/words/de.ts')).words,
      ru: async () => (await import('./lessons/words/ru.ts')).words,
    },
  },
  why: {
    told: async () => (await import('./bot/why.ts')).why,
    texts: {
      en: async () => (await import('./words/en-why.ts')).why,
      it: async () => (await import('./words/it-why.ts')).why,
      de: async () => (await import('./words/de-why.ts')).why,
      ru: async () => (await import('./words/ru-why.ts')).why,
    },
  },
  terms: {
    en: async () => (await import('./words/en-terms.ts')).terms,
    it: async () => (await import('./words/it-terms.ts')).terms,
    de: async () => (await import('./words/de-terms.ts')).terms,
    ru: async () => (await import('./words/ru-terms.ts')).terms,
  },
  workshop: {
    parts: async () => (await import('./workshop/index.ts')).workshop,
    judging: async () => (await import('./workshop/judging.ts')).judging,
    yardstick: async () => (await import('./workshop/yardstick.json', { with: { type: 'json' } })).default,
    texts: {
      en: async () => (await import('./workshop/words/en.ts')).words,
      it: async () => (await import('./workshop/words/it.ts')).words,
      de: async () => (await import('./workshop/words/de.ts')).words,
      ru: async () => (await import('./workshop/words/ru.ts')).words,
    },
    icons: async () => (await import('./screen/workshop-icons.ts')).workshopIcons,
  },
  tips: async () => (await import('./almanac/parts.ts')).parts,
}
