import { useTranslations } from 'use-intl'
import type { Refused } from '#client/messages'
import { RuleText } from '#ui/pieces/rule.tsx'
import { useRefusal } from '../house/refusals.ts'

/** What the house refused: what happened, by which rule, and what to do. */
export function Refusal({ refused, close }: { readonly refused: Refused; readonly close: () => void }) {
  const t = useTranslations('play')
  const words = useRefusal()
  return (
    <div className="refusal" role="alert">
      <p>{words(refused)}</p>
      {refused.rule !== null && <RuleText rule={refused.rule} />}
      <button type="button" className="quiet" onClick={close}>
        {t('understood')}
      </button>
    </div>
  )
}
