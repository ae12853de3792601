import { useTranslations } from 'use-intl'
import type { Refused } from '#client/messages'
import { useRefusal } from '../house/refusals.ts'

/** Says why something about friends could not be; what is not its own as everywhere in the house. */
export function FriendRefusal({ refused }: { readonly refused: Refused | null }) {
  const t = useTranslations('friends.refusals')
  const usual = useRefusal()
  if (refused === null) return null
  const code = refused.code as 'full' // any code: `t.has` says whether there are words for it
  return (
    <p className="refused-line" role="alert">
      {t.has(code) ? t(code) : usual(refused)}
    </p>
  )
}
