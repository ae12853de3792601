import { boxed, playable } from '#games/boxed'
import type { Manifest } from '#games/manifest'

const about = 'Seal a bid: the highest pays and takes the lot.'
const rulebook = async () => (await import('./RULES.md?raw')).default

/** The toy auction's manifest, which a test adds to the shelf. */
export const manifest: Manifest = {
  id: 'auction',
  place: 4,
  seats: { min: 2, max: 6 },
  minutes: { min: 3, max: 5 },
  usual: 3,
  words: {
    en: { title: 'The toy auction', about },
    it: { title: 'L’asta giocattolo', about },
    de: { title: 'Die kleine Auktion', about },
    ru: { title: 'Игрушечный аукцион', about },
  },
  picture: [{ icon: 'gavel', size: 70 }],
  credits: { designers: 'Wyrmtavern', year: '2026', isRebuilt: false },
  box: async () => boxed((await import('./box.ts')).box),
  play: async () => playable((await import('./play.ts')).play),
  screen: async () => (await import('./screen/index.tsx')).screen,
  texts: {
    en: async () => (await import('./words.ts')).words.en,
    it: async () => (await import('./words.ts')).words.it,
    de: async () => (await import('./words.ts')).words.de,
    ru: async () => (await import('./words.ts')).words.ru,
  },
  options: {
    en: async () => (await import('./words.ts')).options.en,
    it: async () => (await import('./words.ts')).options.it,
    de: async () => (await import('./words.ts')).options.de,
    ru: async () => (await import('./words.ts')).options.ru,
  },
  rulebook: { en: rulebook, it: rulebook, de: rulebook, ru: rulebook },
}
