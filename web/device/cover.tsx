import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import type { Seat } from '#kernel/seat'
import type { Crest as CrestShown } from '#protocol/crest'
import { Crest } from '#ui/pieces/crest.tsx'
import { Icon } from '#ui/pieces/icon.tsx'
import { Mark } from '#ui/pieces/mark.tsx'
import dragon from '~icon/spiked-dragon-head'
import { useTitle } from '../pages/frame/page.tsx'
import { useHere } from './game-context.ts'
import { useShut } from './shut.ts'
import './cover.css'

interface CoverProps {
  readonly to: Seat
  readonly names: readonly string[]
  readonly crests: readonly CrestShown[]
}

/**
 * A closed curtain over everything while the device changes hands. There is nothing behind it: no table, and no copy of
 * one.
 */
export function Cover({ to, names, crests }: CoverProps) {
  const game = useHere()
  const t = useTranslations('here')
  const heading = useRef<HTMLHeadingElement>(null)
  const name = names[to] ?? ''
  useTitle(t('handTo', { name }))
  // Not on the button: pressing a key twice would show a player's cards to somebody else.
  useEffect(() => heading.current?.focus(), [])
  const isShut = useShut(to)
  return (
    <main className="cover">
      <div className="curtain" aria-hidden="true">
        <i />
        <i />
        <b />
      </div>
      <div className="cover-plate parchment">
        <span className="wax" aria-hidden="true">
          <Icon of={dragon} />
        </span>
        <Face seat={to} crests={crests} />
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
                <button type="button" data-sit={seat} disabled={isShut} onClick={() => game.sit(seat)}>
                  <Face seat={seat} crests={crests} /> {t('ratherI', { name: names[seat] ?? '' })}
                </button>
              </li>
            ))}
        </ul>
      </div>
    </main>
  )
}

function Face({ seat, crests }: { readonly seat: Seat; readonly crests: readonly CrestShown[] }) {
  const crest = crests[seat]
  return crest === undefined ? <Mark seat={seat} /> : <Crest crest={crest} seat={seat} />
}
