import type { Language } from '../language.ts'
import type { account } from './en/account.ts'
import type { board } from './en/board.ts'
import type { friends } from './en/friends.ts'
import type { gallery } from './en/gallery.ts'
import type { learn } from './en/learn.ts'
import type { notices } from './en/notices.ts'
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
      readonly friends: typeof friends
      readonly notices: typeof notices
      readonly account: typeof account
      readonly returning: typeof returning
    }
  }
}
