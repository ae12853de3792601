import type { ScreenParts } from '#ui/screen'

/** What My Dwarves Fly! is shown with, each part loaded by itself. */
export const dwarvesParts: ScreenParts = {
  screen: async () => (await import('./index.tsx')).dwarvesScreen,
  words: {
    en: async () => (await import('../words/en.ts')).en,
    it: async () => (await import('../words/it.ts')).it,
    de: async () => (await import('../words/de.ts')).de,
    ru: async () => (await import('../words/ru.ts')).ru,
  },
  rules: {
    en: async () => (await import('../RULES.md?raw')).default,
    it: async () => (await import('../RULES.it.md?raw')).default,
    de: async () => (await import('../RULES.de.md?raw')).default,
    ru: async () => (await import('../RULES.ru.md?raw')).default,
  },
}
