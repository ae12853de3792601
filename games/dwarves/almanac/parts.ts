import { scribe, type TipsParts } from '#games/almanac'

/** Everything about the tips, loaded on demand, so that the first page need not know where it is. */
export const parts: TipsParts = {
  scribe: async () => scribe((await import('../measures/scribe.ts')).scribe),
  page: async () => (await import('./tips.ts')).tips,
  almanac: async () => (await import('./figures.json', { with: { type: 'json' } })).default,
  texts: {
    en: async () => (await import('../words/en-tips.ts')).tips,
    it: async () => (await import('../words/it-tips.ts')).tips,
    de: async () => (await import('../words/de-tips.ts')).tips,
    ru: async () => (await import('../words/ru-tips.ts')).tips,
  },
  plots: {
    en: async () => (await import('./figures.json?plots=en')).plots,
    it: async () => (await import('./figures.json?plots=it')).plots,
    de: async () => (await import('./figures.json?plots=de')).plots,
    ru: async () => (await import('./figures.json?plots=ru')).plots,
  },
}
