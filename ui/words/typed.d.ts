import type { Language } from '../language.ts'
import type { learn } from './en/learn.ts'
import type { en } from './en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    /** The words around lessons are there within `InLearnWords` only. */
    Messages: typeof en & { readonly learn: typeof learn }
  }
}
