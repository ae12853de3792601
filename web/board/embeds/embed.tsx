import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Link } from 'wouter'
import { isRefused, type Refused } from '#client/messages'
import type { EmbedAnswer } from '#protocol/board'
import './embeds.css'

const Moment = lazy(async () => ({ default: (await import('./moment.tsx')).Moment }))
const CardShown = lazy(async () => ({ default: (await import('./card-shown.tsx')).CardShown }))
const TableShown = lazy(async () => ({ default: (await import('./table-shown.tsx')).TableShown }))

const VariantShown = lazy(async () => ({ default: (await import('./variant-shown.tsx')).VariantShown }))

interface EmbedProps {
  /** Where it leads. */
  readonly path: string
  readonly load: () => Promise<EmbedAnswer | Refused>
}

/** How much of an address is shown. */
const SHOWN = 80

/** What an address leads to, live. It is loaded when it comes near; until then, and if that fails, it is a link. */
export function Embed({ path, load }: EmbedProps) {
  const t = useTranslations('board.embed')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place)
  const [told, setTold] = useState<EmbedAnswer | Refused | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same path shows the same
  useEffect(() => {
    if (!isNear) return
    let isHere = true
    void load().then(answer => {
      if (isHere) setTold(answer)
    })
    return () => {
      isHere = false
    }
  }, [isNear, path])
  const link = (
    <p className="embed-link">
      <Link href={path}>{path.length > SHOWN ? `${path.slice(0, SHOWN)}…` : path}</Link>
      {told !== null && isRefused(told) && <small>{t('none')}</small>}
    </p>
  )
  if (told === null || isRefused(told))
    return (
      <div ref={place} className="embed-place" aria-busy={told === null}>
        {link}
      </div>
    )
  return (
    <div className="embed-place">
      <Suspense fallback={link}>
        {told.kind === 'moment' && <Moment told={told} />}
        {told.kind === 'card' && <CardShown told={told} />}
        {told.kind === 'table' && <TableShown told={told} />}
        {told.kind === 'variant' && <VariantShown told={told} />}
      </Suspense>
    </div>
  )
}

/** How far below the window something is loaded, so that it is there when it comes into view. */
const AHEAD = '600px'

function useNear(place: React.RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (place.current === null) return
    const watch = new IntersectionObserver(
      all => {
        if (all.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: AHEAD },
    )
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [place])
  return isNear
}
