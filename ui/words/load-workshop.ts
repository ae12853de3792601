import type { Language } from '../language.ts'
import type { PictureNames } from './en/pictures.ts'
import type { WorkshopWords } from './en/workshop.ts'

/** The words of the workshop. Whoever makes no cards does not load them. */
export const workshopWords: Readonly<Record<Language, () => Promise<WorkshopWords>>> = {
  en: async () => (await import('./en/workshop.ts')).workshop,
  it: async () => (await import('./it/workshop.ts')).workshop,
  de: async () => (await import('./de/workshop.ts')).workshop,
  ru: async () => (await import('./ru/workshop.ts')).workshop,
}

/** What the pictures for cards are called. */
export const pictureNames: Readonly<Record<Language, () => Promise<PictureNames>>> = {
  en: async () => (await import('./en/pictures.ts')).pictures,
  it: async () => (await import('./it/pictures.ts')).pictures,
  de: async () => (await import('./de/pictures.ts')).pictures,
  ru: async () => (await import('./ru/pictures.ts')).pictures,
}
