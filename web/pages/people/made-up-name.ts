import { useTranslations } from 'use-intl'

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
/** The same while the page is open, in every language. */
const mine = names[Math.floor(Math.random() * names.length)] ?? 'one'

/** A name for visitors without one, in the current language. */
export const useMadeUpName = (): string => useTranslations('people.madeUp')(mine)
