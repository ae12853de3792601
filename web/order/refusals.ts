import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusal } from '../house/refusals.ts'

/** Describes a refusal about keeping order; those that are not its own as everywhere in the house. */
export function useOrderRefusal(): (refused: { readonly code: string }) => string {
  const t = useTranslations('order.refusals')
  const usual = useRefusal()
  return useCallback(
    refused => (t.has(refused.code as 'no role') ? t(refused.code as 'no role') : usual(refused)),
    [t, usual],
  )
}
