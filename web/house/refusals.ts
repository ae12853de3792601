import { useCallback } from 'react'
import { useTranslations } from 'use-intl'

/** Says what the house refused: a sentence for every code, also for one that this page does not know. */
export function useRefusal(): (refused: { readonly code: string }) => string {
  const t = useTranslations('common.refusals')
  return useCallback(({ code }) => (isKnown(t, code) ? t(code) : t('other', { code })), [t])
}

type Said = ReturnType<typeof useTranslations<'common.refusals'>>
/** Those that say all by themselves. */
type Code = Exclude<Parameters<Said['has']>[0], 'other'>
const isKnown = (t: Said, code: string): code is Code => code !== 'other' && t.has(code as Code)
