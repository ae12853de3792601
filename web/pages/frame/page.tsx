import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { waitingTables } from '../../house/line.ts'
import { useStore } from '../../house/observable.ts'
import { settings } from '../../house/settings.ts'
import { Footer } from './footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TabBar } from './tab-bar.tsx'
import './page.css'
import './header.css'
import './parts.css'
import './do-bar.css'

/** Whether the visitor has navigated within the page instead of just opening it. Only then does the focus follow. */
let hasMoved = false
let isForward = false
for (const way of ['pushState', 'replaceState', 'popstate'])
  addEventListener(way, () => {
    hasMoved = true
    isForward = way !== 'popstate'
  })

/** When requested content appears on this page, the focus moves there. */
export const isMoved = (): boolean => hasMoved

/** The title of the tab while this is shown. How many tables wait for the visitor comes first, where a tab shows it. */
export function useTitle(page: string, calls = 0): void {
  const t = useTranslations('common')
  const title = `${calls > 0 ? `(${calls}) ` : ''}${t('pageTitle', { page })}`
  useEffect(() => {
    document.title = title
  }, [title])
}

interface PageProps {
  readonly title: string
  /** If it differs from the title of the tab. */
  readonly heading?: ReactNode
  readonly className?: string
  /** How many tables wait for the visitor, if the page knows of more than the slow ones. */
  readonly calls?: number
  /** What cannot wait, above the heading. */
  readonly above?: ReactNode
  /** A tool takes the whole window: no footer below it. */
  readonly isTool?: boolean
  /** The action bar, always visible. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** A page of the house. Its heading is announced on navigation. */
export function Page(props: PageProps) {
  const { title, heading = props.title, className = '', calls, above, isTool = false, bar, children } = props
  const t = useTranslations('common')
  const content = useId()
  const top = useRef<HTMLHeadingElement>(null)
  const waiting = useStore(waitingTables)
  const { callTitle } = useStore(settings)
  useTitle(title, calls ?? (callTitle ? waiting : 0))
  useEffect(() => {
    if (!hasMoved) return
    if (isForward && location.hash === '') scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="page" data-tool={isTool || undefined}>
      <a className="skip" href={`#${content}`}>
        {t('skip')}
      </a>
      <SiteHeader />
      <main id={content} className={`page-main ${className}`} tabIndex={-1}>
        {above}
        <h1 ref={top} tabIndex={-1}>
          {heading}
        </h1>
        {children}
      </main>
      {bar !== undefined && (
        <section className="do-bar" aria-label={title}>
          {bar}
        </section>
      )}
      {!isTool && <Footer />}
      {bar === undefined && <TabBar />}
    </div>
  )
}
