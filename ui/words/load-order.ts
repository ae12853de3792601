import type { Translation } from '#games/saying'
import type { Language } from '../language.ts'
import type { order } from './en/order.ts'

export type OrderWords = Translation<typeof order>

/** The words of keeping order. Whoever never goes there does not load them. */
export const orderWords: Readonly<Record<Language, () => Promise<OrderWords>>> = {
  en: async () => (await import('./en/order.ts')).order,
  it: async () => (await import('./it/order.ts')).order,
  de: async () => (await import('./de/order.ts')).order,
  ru: async () => (await import('./ru/order.ts')).order,
}
