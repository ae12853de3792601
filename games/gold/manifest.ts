import { boxed, playable } from '#games/boxed'
import type { Manifest } from '#games/manifest'

export const manifest: Manifest = {
  id: 'gold',
  place: 2,
  seats: { min: 3, max: 6 },
  minutes: { min: 30, max: 45 },
  usual: 4,
  firstGame: { game: 'basic', clock: 'long' },
  firstBot: 'squire',
  words: {
    en: {
      title: 'Dragon’s Gold',
      about: 'Slay dragons together, then agree within a minute on who gets what, or everything is lost.',
    },
    it: {
      title: 'Dragon’s Gold',
      about: 'Uccidete draghi insieme, poi accordatevi in un minuto su chi prende che cosa, o tutto è perso.',
    },
    de: {
      title: 'Drachengold',
      about: 'Erlegt zusammen Drachen und einigt euch dann in einer Minute, wer was bekommt, sonst ist alles verloren.',
    },
    ru: {
      title: 'Золото дракона',
      about: 'Вместе победите дракона, а потом за минуту договоритесь, кому что, иначе пропадёт всё.',
    },
  },
  picture: [
    { icon: 'dragon-head', size: 82, x: -14, y: -4 },
    { icon: 'coins-pile', size: 46, x: 40, y: 32, colour: 'brass' },
  ],
  credits: { designers: 'Bruno Faidutti', year: '2001', isRebuilt: true },
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
    all: async () => (await import('./lessons/index.ts')).goldLessons,
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
