import { useTranslations } from 'use-intl'
import type { Refused } from '#client/messages'
import { useRefusal } from '../house/refusals.ts'

/** A refusal about an account; those that are not its own as everywhere in the house. */
export function AccountRefusal({ refused }: { readonly refused: Refused | null }) {
  const t = useTranslations('account.refusals')
  const usual = useRefusal()
  const say = (code: string): string => (t.has(code as 'no mail') ? t(code as 'no mail') : usual({ code }))
  return (
    <p className="refused-line" role="alert">
      {refused !== null && say(refused.code)}
    </p>
  )
}
