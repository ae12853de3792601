import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useRefusal } from '../house/refusals.ts'

/** Describes a refusal of the board; those that are not its own as everywhere in the house. */
export function useBoardRefusal(): (refused: { readonly code: string }) => string {
  const t = useTranslations('board.refusals')
  const usual = useRefusal()
  return useCallback(
    refused => (t.has(refused.code as 'closed') ? t(refused.code as 'closed') : usual(refused)),
    [t, usual],
  )
}
