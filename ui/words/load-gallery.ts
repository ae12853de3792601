import type { Translation } from '#games/saying'
import type { Language } from '../language.ts'
import type { gallery } from './en/gallery.ts'

export type GalleryWords = Translation<typeof gallery>

/** The words of the gallery. Whoever never goes there does not load them. */
export const galleryWords: Readonly<Record<Language, () => Promise<GalleryWords>>> = {
  en: async () => (await import('./en/gallery.ts')).gallery,
  it: async () => (await import('./it/gallery.ts')).gallery,
  de: async () => (await import('./de/gallery.ts')).gallery,
  ru: async () => (await import('./ru/gallery.ts')).gallery,
}
