import { useTranslations } from 'use-intl'

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const
/** The same as long as the page is open, whatever the language. */
const mine = names[Math.floor(Math.random() * names.length)] ?? 'one'

/** A name for who has none yet, in the language in use. */
export const useMadeUpName = (): string => useTranslations('people.madeUp')(mine)
