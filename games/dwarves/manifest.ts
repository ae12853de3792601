import { boxed, playable } from '#games/boxed'
import type { Manifest } from '#games/manifest'

export const manifest: Manifest = {
  id: 'dwarves',
  place: 3,
  seats: { min: 2, max: 4 },
  minutes: { min: 30, max: 60 },
  usual: 3,
  firstGame: { clock: 'none' },
  firstBot: 'squire',
  words: {
    en: {
      title: 'My Dwarves Fly!',
      about:
        'Gather creatures who cannot stand each other, roll dice in silly battles, and bluff your way to the gold.',
    },
    it: {
      title: 'My Dwarves Fly!',
      about:
        'Raduna creature che non si sopportano, tira i dadi in battaglie strampalate e conquista l’oro a forza di bluff.',
    },
    de: {
      title: 'Meine Zwerge fliegen hoch!',
      about:
        'Sammle Kreaturen, die einander nicht ausstehen können, würfle in albernen Kämpfen und bluff dich zum Gold.',
    },
    ru: {
      title: 'Мои гномы летают!',
      about:
        'Соберите существ, которые терпеть друг друга не могут, бросайте кубики в нелепых битвах и блефуйте ради золота.',
    },
  },
  picture: [
    { icon: 'feathered-wing', size: 56, x: -46, y: -16, colour: 'leather' },
    { icon: 'feathered-wing', size: 56, x: 46, y: -16, colour: 'leather', isMirrored: true },
    { icon: 'dwarf-face', size: 64, y: 8 },
  ],
  credits: { designers: 'Sebastian Jakob & Michael Palm', year: '2004', isRebuilt: true },
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
    all: async () => (await import('./lessons/index.ts')).dwarvesLessons,
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
  warnings: {
    told: async () => (await import('./screen/warnings.ts')).warnings,
    texts: {
      en: async () => (await import('./words/en-warnings.ts')).warnings,
      it: async () => (await import('./words/it-warnings.ts')).warnings,
      de: async () => (await import('./words/de-warnings.ts')).warnings,
      ru: async () => (await import('./words/ru-warnings.ts')).warnings,
    },
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
