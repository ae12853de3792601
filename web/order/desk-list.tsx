import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Refused } from '#client/messages'
import type { Paged, PagesShown } from '../house/use-pages.ts'
import { OrderRefusal } from './order-refusal.tsx'

interface DeskListProps<T> {
  readonly label: string
  readonly pages: PagesShown<Paged<T>>
  /** What could not be done with one of them. */
  readonly notDone?: Refused | null
  readonly before?: ReactNode
  /** What is said if there is none. */
  readonly none?: string
  readonly className?: string
  readonly children: (item: T) => ReactNode
}

/** A list of the desk, page after page. */
export function DeskList<T>({ label, pages, notDone = null, before, none, className, children }: DeskListProps<T>) {
  const t = useTranslations('order.desk')
  const { items, hasMore, refused, more } = pages
  return (
    <section aria-label={label}>
      {before}
      <OrderRefusal refused={refused ?? notDone} />
      {none !== undefined && items?.length === 0 && <p role="status">{none}</p>}
      <ol className={`desk-list ${className ?? ''}`.trim()}>{items?.map(children)}</ol>
      {hasMore && (
        <button type="button" className="framed" onClick={more}>
          {t('more')}
        </button>
      )}
    </section>
  )
}
