import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { Footer } from './footer.tsx'
import { SiteHeader } from './site-header.tsx'
import './page.css'
import './header.css'
import './parts.css'
import './do-bar.css'
import './fields.css'

/** Whether somebody has moved within the page, and did not just open it: only then focus follows. */
let hasMoved = false
let isForward = false
for (const way of ['pushState', 'replaceState', 'popstate'])
  addEventListener(way, () => {
    hasMoved = true
    isForward = way !== 'popstate'
  })

/** Where something comes up that somebody has asked for on this page, the focus goes with them. */
export const isMoved = (): boolean => hasMoved

/** The title of the tab, as long as this is shown. */
export function useTitle(page: string): void {
  const t = useTranslations('common')
  const title = t('pageTitle', { page })
  useEffect(() => {
    document.title = title
  }, [title])
}

interface PageProps {
  readonly title: string
  /** Where it is not the title of the tab. */
  readonly heading?: ReactNode
  readonly className?: string
  /** What is to be done here, always in sight. */
  readonly bar?: ReactNode
  readonly children: ReactNode
}

/** A page of the house: its heading is read out when one comes to it. */
export function Page({ title, heading = title, className = '', bar, children }: PageProps) {
  const t = useTranslations('common')
  const content = useId()
  const top = useRef<HTMLHeadingElement>(null)
  useTitle(title)
  useEffect(() => {
    if (!hasMoved) return
    if (isForward && location.hash === '') scrollTo(0, 0)
    top.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div className="page">
      <a className="skip" href={`#${content}`}>
        {t('skip')}
      </a>
      <SiteHeader />
      <main id={content} className={`page-main ${className}`} tabIndex={-1}>
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
      <Footer />
    </div>
  )
}
