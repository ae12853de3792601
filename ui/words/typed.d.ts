import type { Language } from '../language.ts'
import type { en } from './en.ts'

declare module 'use-intl' {
  interface AppConfig {
    Locale: Language
    Messages: typeof en
  }
}
