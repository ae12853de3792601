import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import type { Mine } from '#protocol/order'
import { useWhen } from './dates.ts'
import { InOrderWords } from './in-order-words.ts'
import { useMineInOrder } from './use-mine.ts'

const isSilenced = (mine: Mine | null): mine is Mine => mine != null && (mine.banned ?? mine.muted) !== null

/** Says until when somebody may not write, if so. */
export function Silenced({ mine }: { readonly mine: Mine | null }) {
  const t = useTranslations('order.mine')
  const when = useWhen()
  if (mine?.banned != null) return <p className="warning">{t('banned', { when: when(mine.banned) })}</p>
  return mine?.muted == null ? null : <p className="warning">{t('muted', { when: when(mine.muted) })}</p>
}

/** Where one writes; for who may not write now, that and until when instead. */
export function IfMayWrite({ children }: { readonly children: ReactNode }) {
  const { mine } = useMineInOrder()
  if (!isSilenced(mine)) return children
  return (
    <InOrderWords>
      <div className="answer-bar silenced">
        <Silenced mine={mine} />
        <WhyLink />
      </div>
    </InOrderWords>
  )
}

function WhyLink() {
  const t = useTranslations('order.mine')
  return (
    <Link href="/order" className="framed">
      {t('look')}
    </Link>
  )
}
