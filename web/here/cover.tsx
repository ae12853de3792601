import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import { Icon } from '#ui/pieces/icon.tsx'
import curtains from '~icon/theater-curtains'
import { useTitle } from '../pages/frame/page.tsx'
import { useHere } from './game-context.ts'
import './here.css'

/** So long nothing here can be pressed, in milliseconds: a second tap of the one before would show their cards. */
const SHUT = 700

interface CoverProps {
  readonly to: Seat
  readonly names: readonly string[]
}

/** Covers everything while the device changes hands. Behind it there is nothing: no table, and no copy of one. */
export function Cover({ to, names }: CoverProps) {
  const game = useHere()
  const t = useTranslations('here')
  const heading = useRef<HTMLHeadingElement>(null)
  const name = names[to] ?? ''
  useTitle(t('handTo', { name }))
  // Not on the button: a key pressed twice would show one's cards to another.
  useEffect(() => heading.current?.focus(), [])
  const [isShut, setShut] = useState(true)
  useEffect(() => {
    const timer = setTimeout(() => setShut(false), SHUT)
    return () => clearTimeout(timer)
  }, [])
  return (
    <main className="cover">
      <Icon of={curtains} />
      <h1 ref={heading} tabIndex={-1}>
        {t('handTo', { name })}
      </h1>
      <p>{t('covered')}</p>
      <button type="button" className="primary" data-sit={to} disabled={isShut} onClick={() => game.sit(to)}>
        {t('iAm', { name })}
      </button>
      <ul>
        {game.around.people
          .filter(seat => seat !== to)
          .map(seat => (
            <li key={seat}>
              <button type="button" className="quiet" data-sit={seat} disabled={isShut} onClick={() => game.sit(seat)}>
                {t('ratherI', { name: names[seat] ?? '' })}
              </button>
            </li>
          ))}
      </ul>
    </main>
  )
}
