import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused } from '#client/messages'
import { askedOnce } from './at-slow-table.ts'
import { InNoticeWords } from './in-notice-words.ts'
import { canPush, pushHere } from './push.ts'
import './notices.css'

/** At somebody's first slow table: whether to tell them when it is their turn. */
export const NoticeOffer = () => (
  <InNoticeWords before={null}>
    <Offer />
  </InNoticeWords>
)

function Offer() {
  const t = useTranslations('notices')
  const common = useTranslations('common')
  const [said, setSaid] = useState<string | null>(null)
  const accept = async (): Promise<void> => {
    const done = await pushHere()
    if (typeof done === 'string') setSaid(t(`device.${done}`))
    else setSaid(isRefused(done) ? t('device.failed') : t('offer.done'))
  }
  return (
    <section className="notice-offer board" aria-labelledby="notice-offer">
      <h2 id="notice-offer">{t('offer.title')}</h2>
      <p role="status">{said ?? t('offer.about')}</p>
      <div className="notice-offer-acts">
        {said === null && canPush() && (
          <button type="button" className="primary" onClick={() => void accept()}>
            {t('offer.yes')}
          </button>
        )}
        <Link href="/settings/notices" className="framed" onClick={askedOnce}>
          {t('offer.other')}
        </Link>
        <button type="button" className="quiet" onClick={askedOnce}>
          {said === null ? t('offer.no') : common('close')}
        </button>
      </div>
    </section>
  )
}
