import { useCallback } from 'react'
import { useTranslations } from 'use-intl'

/** Describes a refusal: one sentence per code, with a fallback for codes this page does not know. */
export function useRefusal(): (refused: { readonly code: string }) => string {
  const t = useTranslations('common.refusals')
  return useCallback(({ code }) => (isKnown(t, code) ? t(code) : t('other', { code })), [t])
}

type Said = ReturnType<typeof useTranslations<'common.refusals'>>
/** The codes with a complete sentence of their own. */
type Code = Exclude<Parameters<Said['has']>[0], 'other'>
const isKnown = (t: Said, code: string): code is Code => code !== 'other' && t.has(code as Code)
