import { useEffect, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link, useLocation } from 'wouter'
import { orderNews } from '../house/line.ts'
import { useStore } from '../house/observable.ts'
import { InOrderWords } from './in-order-words.ts'
import { useMineInOrder } from './use-mine.ts'
import '../pages/frame/banner.css'
import './order-banner.css'

/** Says on any page that something was decided about the reader, until they have looked at it. */
export const OrderBanner = () => (
  <InOrderWords>
    <Unseen />
  </InOrderWords>
)

function Unseen() {
  const t = useTranslations('order.mine')
  const [path] = useLocation()
  const news = useStore(orderNews)
  const { mine } = useMineInOrder()
  const [isClosed, setClosed] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: opens again whenever the house says so
  useEffect(() => setClosed(false), [news])
  const isUnseen = mine?.measures.some(({ seen }) => !seen) ?? false
  if (!isUnseen || isClosed || path === '/order') return null
  return (
    <div className="banner order-banner" role="status">
      <p>{t('news')}</p>
      <Link href="/order" className="framed" onClick={() => setClosed(true)}>
        {t('look')}
      </Link>
    </div>
  )
}
