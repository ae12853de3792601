import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslations } from 'use-intl'
import { Icon } from '#ui/pieces/icon.tsx'
import hand from '~icon/hand'
import pointing from '~icon/pointing'
import { useStore } from '../house/observable.ts'
import { settings } from '../house/settings.ts'
import { leftOf } from './next-press.ts'
import { placeOf, usePlace } from './pointed.ts'

/** How long the hand rests on each part, in milliseconds. */
const REST = 900

interface ShowMeProps {
  /** The parts to press in order, as selectors. */
  readonly presses: readonly string[]
}

/** Shows what to press, one after the other, and presses nothing. */
export function ShowMe({ presses }: ShowMeProps) {
  const t = useTranslations('learn')
  const { motion } = useStore(settings)
  const [left, setLeft] = useState<readonly string[]>([])
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    if (at === null) return
    const timer = setTimeout(() => setAt(at + 1 < left.length ? at + 1 : null), REST)
    return () => clearTimeout(timer)
  }, [at, left])
  const show = (): void => {
    setLeft(leftOf(presses))
    setAt(0)
  }
  return (
    <>
      <button type="button" className="inked lesson-show" onClick={show}>
        <Icon of={hand} /> {t('showMe')}
      </button>
      <span className="hidden-text" aria-live="polite">
        {at !== null && t('presses', { presses: left.map(nameOf).filter(Boolean).join(', ') })}
      </span>
      {at !== null && <Hand selector={left[at] ?? null} isStill={motion === 0} key={motion === 0 ? at : 'moves'} />}
    </>
  )
}

function Hand({ selector, isStill }: { readonly selector: string | null; readonly isStill: boolean }) {
  const place = usePlace(selector)
  if (place === null) return null
  const [x, y] = [place.left + place.width / 2, place.top + place.height / 2]
  return createPortal(
    <span
      className="lesson-hand"
      data-still={isStill || undefined}
      aria-hidden="true"
      style={{ translate: `${x}px ${y}px` }}
    >
      <Icon of={pointing} />
    </span>,
    document.body,
  )
}

/** What a part is called by screen readers. */
function nameOf(selector: string): string {
  if (placeOf(selector) === null) return ''
  const it = document.querySelector<HTMLElement>(selector)
  return it?.getAttribute('aria-label') ?? it?.textContent.replaceAll(/\s+/g, ' ').trim() ?? ''
}
