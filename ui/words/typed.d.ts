import type { Language } from '../language.ts'
import type { board } from './en/board.ts'
import type { gallery } from './en/gallery.ts'
import type { learn } from './en/learn.ts'
import type { order } from './en/order.ts'
import type { returning } from './en/returning.ts'
import type { workshop } from './en/workshop.ts'
import type { en } from './en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    /** Words of single rooms are there only within `InLearnWords`, `InWorkshopWords`, `InGalleryWords` and so on. */
    Messages: typeof en & {
      readonly learn: typeof learn
      readonly workshop: typeof workshop
      readonly gallery: typeof gallery
      readonly board: typeof board
      readonly order: typeof order
      readonly returning: typeof returning
    }
  }
}
